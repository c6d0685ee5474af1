/** @jest-environment jsdom */
import { act, type RenderResult, render } from '@testing-library/react'
import { useEffect } from 'react'
import type { SitePage } from '@/content/site-page'
import { loadDocument } from '@/navigation/recovery'
import { SafePage } from '@/shell/fallback-page'
import { REST_PAGE } from '../page-fixture'

jest.mock('@/article/doc-head', () => ({ DocHead: () => null }))
jest.mock('@/navigation/recovery')

const REST = '/plugins/rest/'
const SERVED = '<div><main>served</main></div>'

const HIDDEN = '<img data-src="/a.png"><div data-tool="step-finder"><noscript><p>No tool</p></noscript><b></b></div>'

const reload = jest.mocked(loadDocument)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})

const Article = ({ text }: { text: string }) => <main>{text}</main>

function BrokenEffect() {
  useEffect(() => {
    throw new Error('no such observer')
  }, [])
  return <main>rendered</main>
}

const BrokenRender = () => {
  throw new Error('a bug')
}

const guarded = (children: React.ReactNode, address = REST, page?: SitePage) => (
  <SafePage page={page} address={address}>
    {children}
  </SafePage>
)

const fine = (children: React.ReactNode, address = REST) => guarded(children, address, REST_PAGE)

const broken = (address: string) => guarded(null, address, undefined)

/** The element that Next.js renders into. */
function root(): HTMLElement {
  document.body.innerHTML = `<div id="__next">${SERVED}</div>`
  return document.getElementById('__next') as HTMLElement
}

const hydrate = (node: React.ReactNode): RenderResult => render(node, { container: root(), hydrate: true })

const shown = () => document.querySelector('main')?.textContent

beforeEach(() => {
  reload.mockClear()
  document.documentElement.className = 'js'
})

afterAll(() => log.mockRestore())

describe("the server's article stays", () => {
  test.each([
    ['the page cannot be rendered', fine(<BrokenRender />)],
    ['its first render has no data', broken(REST)],
  ])('when %s', (_, page) => {
    hydrate(page)
    expect(shown()).toBe('served')
    expect(reload).not.toHaveBeenCalled()
  })

  test('when an effect fails', () => {
    render(fine(<BrokenEffect />), { container: root() })
    expect(shown()).toBe('rendered')
    expect(reload).not.toHaveBeenCalled()
  })
})

test('what scripts had hidden is shown, and nothing covers the page', () => {
  const page = (
    <div id="content" inert>
      <aside id="sidebar" data-state="closed" />
      <div dangerouslySetInnerHTML={{ __html: HIDDEN }} />
      <BrokenEffect />
    </div>
  )
  document.documentElement.classList.add('has-sheet')
  render(fine(page), { container: root() })
  expect(document.documentElement.className).toBe('')
  expect(document.getElementById('content')?.hasAttribute('inert')).toBe(false)
  expect(document.getElementById('sidebar')?.dataset.state).toBe('auto')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.png')
  expect(document.querySelector('[data-tool]')?.innerHTML).toBe('<p>No tool</p>')
})

describe('a navigation that fails', () => {
  test.each([
    ['has no data', broken('/plugins/amqp/')],
    ['cannot be rendered', fine(<BrokenRender />, '/plugins/amqp/')],
  ])('is loaded in full when its page %s, however often; until then the last page stays', (_, next) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { rerender, unmount } = render(fine(<Article text="REST" />), { container: root() })
      rerender(next)
      expect(shown()).toBe('REST')
      unmount()
    }
    expect(reload).toHaveBeenCalledTimes(3)
  })

  test('is loaded in full after a failure, too', () => {
    const { rerender } = hydrate(fine(<BrokenRender />))
    rerender(fine(<Article text="AMQP" />, '/plugins/amqp/'))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

test('a link to a section of a failed page does not load the page again', () => {
  const { rerender } = hydrate(fine(<BrokenRender />))
  rerender(fine(<BrokenRender />, `${REST}#uso`))
  expect(reload).not.toHaveBeenCalled()
})

test('a page that works is shown, and the next one', () => {
  const { rerender } = render(fine(<Article text="REST" />), { container: root() })
  act(() => rerender(fine(<Article text="AMQP" />, '/plugins/amqp/')))
  expect(shown()).toBe('AMQP')
})
