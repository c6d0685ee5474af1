/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import Router from 'next/router'
import { loadStyleOf } from '@/lib/load'
import { useAddressCheck, useNavigation } from '@/navigation/navigate'
import { PageDataError, type PageDataErrorCode, pageProblem } from '@/navigation/page-data'
import { loadDocument, mayReload, pageModuleFailure } from '@/navigation/recovery'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ __esModule: true, default: {} }))
jest.mock('@/lib/load', () => ({ ...jest.requireActual('@/lib/load'), loadStyleOf: jest.fn() }))
jest.mock('@/navigation/page-data', () => ({ ...jest.requireActual('@/navigation/page-data'), pageProblem: jest.fn() }))
jest.mock('@/navigation/recovery', () => ({
  ...jest.requireActual('@/navigation/recovery'),
  loadDocument: jest.fn(),
  mayReload: jest.fn(),
  pageModuleFailure: jest.fn(),
}))

const REST = '/plugins/rest/?q=1#step-x'

const router = createRouter()
const style = jest.mocked(loadStyleOf)
const problem = jest.mocked(pageProblem)
const failure = jest.mocked(pageModuleFailure)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

const failWith = (code: PageDataErrorCode) => problem.mockResolvedValue(new PageDataError(code, '/plugins/rest/'))

/** Addresses that were loaded in full. */
const loads = () =>
  jest.mocked(loadDocument).mock.calls.map(([{ href }]) => href.replace('http://localhost/wakamiti', ''))

/** Clicks an element, and stops events at the window, because jsdom cannot load pages. */
function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<div id="content"></div>${html}`
  let isOurs = false
  const onWindow = (event: Event) => {
    isOurs = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onWindow, { once: true })
  const target = document.querySelector('[data-target]') ?? document.body.lastElementChild
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
  return isOurs
}

const settle = () => act(() => new Promise((done) => setTimeout(done)))

async function follow(path: string): Promise<void> {
  click(`<a href="/wakamiti${path}">x</a>`)
  await settle()
}

/** Goes to another entry of the history, as the back button does. @returns whether the router shows it without us */
async function goTo(path: string): Promise<boolean> {
  window.history.replaceState(null, '', `/wakamiti${path}`)
  const isHandledByRouter = router.beforePopState.mock.lastCall?.[0]()
  await settle()
  return isHandledByRouter
}

beforeEach(() => {
  jest.clearAllMocks()
  for (const move of [router.push, router.replace, router.prefetch]) move.mockReset().mockResolvedValue(true)
  Object.assign(Router, router, { asPath: '/plugins/?q=1#uso', pathname: '/404' })
  style.mockReset().mockResolvedValue(undefined)
  problem.mockReset().mockResolvedValue(undefined)
  failure.mockReset().mockResolvedValue(undefined)
  document.documentElement.dataset.build = 'abc'
  window.history.replaceState(null, '', '/wakamiti/plugins/')
})

describe('a link', () => {
  beforeEach(() => void renderHook(useNavigation))

  test('to a page of this build opens it client-side, with its query and hash', async () => {
    expect(click(`<a href="/wakamiti${REST}"><b data-target>REST</b></a>`)).toBe(true)
    // The page is fetched while its data is checked.
    expect([problem.mock.calls, router.prefetch.mock.calls]).toEqual([
      [['/plugins/rest/', 'abc']],
      [['/plugins/rest/']],
    ])
    await settle()
    expect([router.push.mock.calls, loads(), log.mock.calls]).toEqual([[[REST]], [], []])
  })

  test('to this page without a hash opens it anew', async () => {
    await follow('/plugins/')
    expect(router.push.mock.calls).toEqual([['/plugins/']])
  })

  test.each([
    ['an external link', '<a href="https://example.org/">x</a>', {}],
    ['a mail link', '<a href="mailto:a@b.es">x</a>', {}],
    ['a telephone link', '<a href="tel:+34963877069">x</a>', {}],
    ['a link with a target', '<a href="/wakamiti/" target="_blank">x</a>', {}],
    ['a file', '<a href="/wakamiti/assets/steps.json">x</a>', {}],
    ['a section of this page', '<a href="#here">x</a>', {}],
    ['a click with the middle button', '<a href="/wakamiti/">x</a>', { button: 1 }],
    ['a click with Control', '<a href="/wakamiti/">x</a>', { ctrlKey: true }],
    ['a click with Shift', '<a href="/wakamiti/">x</a>', { shiftKey: true }],
    ['a click with Alt', '<a href="/wakamiti/">x</a>', { altKey: true }],
    ['a click with the command key', '<a href="/wakamiti/">x</a>', { metaKey: true }],
    ['a click outside of links', '<p>x</p>', {}],
  ])('%s is left to the browser', (_, html, options) => {
    expect(click(html, options)).toBe(false)
    expect(problem).not.toHaveBeenCalled()
  })

  test('whose page cannot be prefetched requests it again', async () => {
    router.prefetch.mockRejectedValue(new Error('offline'))
    await follow(REST)
    expect(router.push).toHaveBeenCalledTimes(1)
  })

  test.each<[string, PageDataErrorCode, string | undefined]>([
    ['of another build, without a word', 'INVALID_HASH', undefined],
    ['whose data do not come', 'FETCH_FAILED', 'Failed to fetch /wakamiti/assets/data/plugins/rest/index.json'],
    ['whose data are cut', 'INVALID_JSON', 'Failed to parse JSON'],
    ['without a hash', 'MISSING_HASH', 'JSON data /wakamiti/assets/data/plugins/rest/index.json is missing a hash'],
  ])('to a page %s, %s, loads it as a whole', async (_, code, message) => {
    failWith(code)
    failure.mockResolvedValue('missing')
    await follow(REST)
    expect([loads(), log.mock.calls]).toEqual([[REST], message ? [[message]] : []])
    expect(router.push).not.toHaveBeenCalled()
  })

  test('to a page that is missing shows the not-found page under the asked address', async () => {
    failWith('NOT_FOUND')
    await follow(REST)
    expect([router.push.mock.calls, loads()]).toEqual([[['/404', REST]], []])
    expect(log.mock.calls).toEqual([['Could not find /plugins/rest/']])
  })

  test.each([
    ['home', '/en/'],
    ['doc', REST],
  ])('waits for the style of its kind, %s', async (kind, path) => {
    await follow(path)
    expect(style.mock.calls).toEqual([[kind]])
  })

  test('to a page whose style cannot be loaded loads it as a whole', async () => {
    style.mockRejectedValue(new Error('gone'))
    await follow(REST)
    expect([router.push.mock.calls, loads()]).toEqual([[], [REST]])
  })

  test.each([
    ['the host does not have', 'missing', [['/404', REST]], []],
    ['does not come in time', 'timeout', [], [REST]],
    ['cannot be asked for', 'other', [[REST]], []],
  ] as const)('to a page whose module %s', async (_, reason, shown, loaded) => {
    failure.mockResolvedValue(reason)
    await follow(REST)
    expect([router.push.mock.calls, loads()]).toEqual([shown, loaded])
  })

  test('in a document that shows a page asks for no module', async () => {
    Object.assign(Router, { pathname: '/[[...slug]]' })
    failure.mockResolvedValue('missing')
    await follow(REST)
    expect([failure.mock.calls, router.push.mock.calls]).toEqual([[], [[REST]]])
  })

  test.each([undefined, new PageDataError('FETCH_FAILED', '/first/')])(
    'that was followed last wins, also when an older one is answered later: %p',
    async (answer) => {
      let answerFirst = () => {}
      problem.mockReturnValueOnce(
        new Promise((done) => {
          answerFirst = () => done(answer)
        }),
      )
      await follow('/first/')
      await follow('/second/')
      answerFirst()
      await settle()
      expect([router.push.mock.calls, loads(), log.mock.calls]).toEqual([[['/second/']], [], []])
    },
  )

  test.each([
    ['is written to the console', new Error('a bug'), [[new Error('a bug')]]],
    ['of a click that a newer one overtakes is none', Object.assign(new Error('x'), { cancelled: true }), []],
  ])('an error %s', async (_, error, logged) => {
    problem.mockRejectedValue(error)
    await follow(REST)
    expect(log.mock.calls).toEqual(logged)
  })

  test('makes the page busy until the newest navigation has ended', async () => {
    const arrivals: (() => void)[] = []
    problem.mockImplementation(() => new Promise((done) => arrivals.push(() => done(undefined))))
    click('<a href="/wakamiti/">x</a>')
    const content = document.getElementById('content') as HTMLElement
    document.querySelector('a')?.click()
    for (const isBusy of [true, false]) {
      arrivals.shift()?.()
      await settle()
      expect(content.hasAttribute('aria-busy')).toBe(isBusy)
    }
  })
})

describe('an error of the router', () => {
  beforeEach(() => void renderHook(useNavigation))

  test.each([new Error('route'), { cancelled: false }, 'route', null])(
    '%p is written to the console',
    async (error) => {
      await follow(REST)
      router.events.emit('routeChangeError', error, '/wakamiti/plugins/rest/')
      expect(log).toHaveBeenCalledWith(error)
    },
  )

  test('caused by a newer click is ignored', () => {
    router.events.emit('routeChangeError', Object.assign(new Error('Route Cancelled'), { cancelled: true }))
    expect(log).not.toHaveBeenCalled()
  })

  test('does not load a page that a newer click has overtaken', async () => {
    await follow(REST)
    const fail = () => router.events.emit('routeChangeError', new Error('Failed to load'), '/wakamiti/plugins/')
    // When a listener throws, the router does not go on after its event.
    expect(fail).toThrow(expect.objectContaining({ cancelled: true }))
    expect(log).not.toHaveBeenCalled()
  })
})

test.each([
  ['we load', () => failWith('INVALID_HASH')],
  ['the router loads', () => router.push.mockImplementation(() => failRoute(new Error('Failed to load')))],
])('a click while a document that %s is on its way is the browser’s, which follows it at once', async (_, prepare) => {
  renderHook(useNavigation)
  prepare()
  await follow(REST)
  expect(click('<a href="/wakamiti/setup/usage/">x</a>')).toBe(false)
  // Going back shows a page again.
  problem.mockResolvedValue(undefined)
  await goTo('/plugins/rest/')
  expect(click('<a href="/wakamiti/setup/usage/">x</a>')).toBe(true)
})

function failRoute(error: Error): Promise<never> {
  router.events.emit('routeChangeError', error, '/wakamiti/plugins/rest/')
  return Promise.reject(Object.assign(error, { cancelled: true }))
}

describe('a step through the history', () => {
  beforeEach(() => void renderHook(useNavigation))

  test('has its page checked before the router shows it in its place', async () => {
    expect(await goTo('/plugins/rest/#x')).toBe(false)
    expect(problem.mock.calls).toEqual([['/plugins/rest/', 'abc']])
    expect([router.replace.mock.calls, router.push.mock.calls]).toEqual([[['/plugins/rest/#x']], []])
  })

  test('to a section of the page that is shown is the router’s', async () => {
    expect(await goTo('/plugins/#pasos')).toBe(true)
    expect(problem).not.toHaveBeenCalled()
  })

  test('to a page that is missing shows the not-found page in its place', async () => {
    failWith('NOT_FOUND')
    await goTo('/plugins/rest/')
    expect(router.replace.mock.calls).toEqual([['/404', '/plugins/rest/']])
  })

  test('to a page whose data cannot be fetched is left to the router, which may have the page in memory', async () => {
    failWith('FETCH_FAILED')
    await goTo('/plugins/rest/')
    expect([router.replace.mock.calls, loads()]).toEqual([[['/plugins/rest/']], []])
  })
})

test('it stops listening with its component', async () => {
  renderHook(useNavigation).unmount()
  expect(click('<a href="/wakamiti/">x</a>')).toBe(false)
  router.events.emit('routeChangeError', new Error('route'))
  expect(log).not.toHaveBeenCalled()
  expect(await goTo('/plugins/rest/')).toBe(true)
})

describe('the document of another page than that of the address', () => {
  async function load(path: string, template: 'doc' | 'not-found' = 'doc') {
    window.history.replaceState({}, '', `/wakamiti${path}`)
    Object.assign(Router, { asPath: path })
    renderHook(() => useAddressCheck({ slug: '/plugins/', template }))
    await settle()
  }

  beforeEach(() => jest.mocked(mayReload).mockReturnValue(true))

  afterEach(() => {
    delete document.documentElement.dataset.shell
  })

  test('that the worker has emptied opens the page, then its anchor, without a reload', async () => {
    document.documentElement.dataset.shell = ''
    await load('/plugins/rest/#x')
    expect(router.replace.mock.calls).toEqual([['/plugins/rest/'], ['/plugins/rest/'], ['/plugins/rest/#x']])
    expect(loads()).toEqual([])
  })

  test('that cannot open the page logs the error', async () => {
    document.documentElement.dataset.shell = ''
    router.replace.mockRejectedValue(new Error('a bug'))
    await load('/plugins/rest/')
    expect(log).toHaveBeenCalledWith(new Error('a bug'))
  })

  test.each([
    ['is of the document', '/plugins/#uso', 'doc', []],
    [
      'a step through the history has led to before the scripts were there',
      '/plugins/rest/',
      'doc',
      ['/plugins/rest/'],
    ],
    ['is not there', '/plugins/rest/', 'not-found', []],
  ] as const)('is loaded anew where the address %s', async (_, path, template, loaded) => {
    await load(path, template)
    expect(loads()).toEqual(loaded)
    expect(router.replace).not.toHaveBeenCalled()
  })

  test('is not reloaded in a loop', async () => {
    jest.mocked(mayReload).mockReturnValue(false)
    await load('/plugins/rest/')
    expect(loads()).toEqual([])
  })
})
