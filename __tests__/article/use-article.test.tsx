/** @jest-environment jsdom */
import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { useRouter } from 'next/router'
import {
  intersectionMockInstance,
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils'
import { HELPFUL_EVENT, useArticle } from '@/article/use-article'
import { createRouter } from '../router'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const router = createRouter()

beforeEach(() => {
  jest.mocked(useRouter).mockReturnValue(router as never)
  history.replaceState(null, '', location.pathname)
})

const show = (html: string) => {
  document.body.innerHTML = html
  return renderHook(({ slug }) => useArticle({ slug, locale: 'es' }), { initialProps: { slug: '/a/' } })
}

/** Scripts that load on demand need a few promises. */
const settle = () => act(() => new Promise((done) => setTimeout(done)))

describe('a grid', () => {
  const GRID = `<div data-show="">
    <button data-filter="" aria-pressed="true"></button>
    <button data-filter="steps" aria-pressed="false"><i></i></button>
    <button data-filter="reports" aria-pressed="false"></button>
    <button id="other"></button>
    <section data-category="steps"></section><section data-category="reports"></section>
  </div>
  <button id="stray" data-filter="steps" aria-pressed="false"></button>`
  const button = (filter: string) => document.querySelector(`[data-filter="${filter}"]`) as HTMLElement
  const press = async (pressed: Element) => fireEvent.click(pressed) && settle()
  const state = () => [
    document.querySelector<HTMLElement>('[data-show]')?.dataset.show,
    [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => dataset.filter),
    [...document.querySelectorAll<HTMLElement>('section:not([hidden])')].map(({ dataset }) => dataset.category),
  ]

  test('shows what was chosen, also on return, until the first button shows all again', async () => {
    show(GRID)
    await press(button('steps').querySelector('i') as Element)
    expect([location.hash, ...state()]).toEqual(['#show=steps', 'steps', ['steps'], ['steps']])
    show(GRID)
    await settle()
    expect(state()).toEqual(['steps', ['steps'], ['steps']])
    await press(button(''))
    expect([location.hash, ...state()]).toEqual(['', '', [''], ['steps', 'reports']])
  })

  test.each(['other', 'stray'])('is not filtered by the button #%s', async (id) => {
    show(GRID)
    await press(document.getElementById(id) as Element)
    expect(state()).toEqual(['', [''], ['steps', 'reports']])
  })

  test('is not filtered once its page has gone', async () => {
    show(GRID).unmount()
    await press(button('steps'))
    expect(state()).toEqual(['', [''], ['steps', 'reports']])
  })
})

describe('the index of steps', () => {
  const INDEX = `<nav class="step-index"><input>
      <ul><li><b>Dado</b> <a href="#step-a">un código de 5</a></li><li><b>Entonces</b> <a href="#step-b">es 5</a></li></ul>
      <p role="status"><span hidden>nothing</span><span data-of="de"></span></p></nav>
      <h3>Códigos</h3><section class="step" id="step-a"><p class="grammar">(que) un código de {integer}</p></section><h2>Log</h2>`
  const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent?.trim())
  const type = async (value: string) => {
    fireEvent.input(document.querySelector('input') as Element, { target: { value } })
    await settle()
  }
  const nothing = () => document.querySelector<HTMLElement>('[role="status"] > *')

  beforeEach(() => void show(INDEX))

  test.each([
    ['', ['Dado un código de 5', 'Entonces es 5']],
    ['CODIGO dado', ['Dado un código de 5']],
    ['5 entonces', ['Entonces es 5']],
    ['integer', ['Dado un código de 5']],
    ['zzz', []],
  ])('the words %p leave %p', async (words, left) => {
    await type(words)
    expect(shown()).toEqual(left)
    expect(nothing()?.hidden).toBe(left.length > 0)
  })

  test('steps that do not match disappear with their lines and headings, and the count shows how many are left', async () => {
    const hidden = () => [...document.querySelectorAll<HTMLElement>('.step, h3, h2')].map((part) => part.hidden)
    const count = () => document.querySelector('[data-of]')?.textContent
    await type('es 5')
    expect([hidden(), count()]).toEqual([[true, true, false], '1 de 2'])
    await type('dado')
    expect([hidden(), count()]).toEqual([[true, false, false], '1 de 2'])
    await type('')
    expect([hidden(), count()]).toEqual([[false, false, false], ''])
  })

  test('a link to a step that is filtered out shows all of them again', async () => {
    await type('es 5')
    const step = document.getElementById('step-a') as HTMLElement
    step.scrollIntoView = jest.fn()
    window.history.replaceState(null, '', '#step-a')
    fireEvent(window, new HashChangeEvent('hashchange'))
    expect([step.hidden, shown().length]).toEqual([false, 2])
  })
})

test('the answer that a page helped is replaced by thanks, and analytics hears of it', () => {
  const said = jest.fn()
  window.addEventListener(HELPFUL_EVENT, said)
  show('<p>Helpful? <button type="button" data-thanks="Thanks.">Yes</button></p>')
  fireEvent.click(screen.getByText('Yes'))
  expect(document.body.textContent).toBe('Thanks.')
  expect(document.activeElement?.tagName).toBe('P')
  expect(said).toHaveBeenCalledTimes(1)
})

describe('images', () => {
  const lazy = (id: string) =>
    `<span class="lazy-image" data-image="loading"><img id="${id}" data-src="/wakamiti/assets/images/${id}.png"></span>`
  const image = (id: string) => document.getElementById(id) as HTMLImageElement
  const stateOf = (id: string) => image(id).parentElement?.dataset.image
  const bringInView = (id: string, isNear = true) => act(() => mockIsIntersecting(image(id), isNear))

  beforeAll(() => setupIntersectionMocking(jest.fn))

  test('images are watched from 20 px outside the viewport, until a tenth of them is inside', () => {
    show(lazy('a'))
    const { rootMargin, thresholds } = intersectionMockInstance(image('a'))
    expect([rootMargin, thresholds]).toEqual(['20px', [0.1]])
  })

  test('an image loads when it is near the view, and no other', () => {
    show(lazy('a') + lazy('b'))
    bringInView('a', false)
    expect(image('a').hasAttribute('src')).toBe(false)
    bringInView('a')
    expect(image('a').getAttribute('src')).toBe('/wakamiti/assets/images/a.png')
    expect(image('b').hasAttribute('src')).toBe(false)
  })

  test.each([
    ['its state changes from loading to loaded', 'load', 'loaded'],
    ['the state of one that cannot be loaded is failed', 'error', 'failed'],
  ])('%s', (_, event, state) => {
    show(lazy('a'))
    bringInView('a')
    expect(stateOf('a')).toBe('loading')
    image('a').dispatchEvent(new Event(event))
    expect(stateOf('a')).toBe(state)
  })

  test('a new page has new images', () => {
    const { rerender } = show(lazy('a'))
    document.body.innerHTML = lazy('c')
    rerender({ slug: '/b/' })
    bringInView('c')
    expect(image('c').hasAttribute('src')).toBe(true)
  })

  test('loaded images are left alone, and so are those of a page that has gone', () => {
    const { unmount } = show(`<img id="d" data-src="/x.png">${lazy('a')}`)
    expect(() => bringInView('d')).toThrow('IntersectionObserver')
    unmount()
    expect(() => bringInView('a')).toThrow('IntersectionObserver')
  })

  test('a browser without IntersectionObserver loads them all at once', () => {
    const observer = globalThis.IntersectionObserver
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    show(lazy('a') + lazy('b'))
    globalThis.IntersectionObserver = observer
    expect(['a', 'b'].map((id) => image(id).getAttribute('src'))).not.toContain(null)
  })

  test('a lighter format is offered as soon as the image loads', () => {
    show(
      '<span data-image="loading"><picture><source data-srcset="/d.avif"><img id="d" data-src="/d.png"></picture></span>',
    )
    const source = document.querySelector('source')
    expect(source?.hasAttribute('srcset')).toBe(false)
    bringInView('d')
    expect(source?.getAttribute('srcset')).toBe('/d.avif')
  })
})

describe('cards of steps', () => {
  const card = (id: string) => `<section id="${id}"><details class="more"><summary>x</summary></details></section>`
  const CARDS = `${card('step-rest.get')}${card('step-rest.put')}${card('option-x')}`
  const opened = () => [...document.querySelectorAll('details[open]')].map((details) => details.parentElement?.id)
  const lead = (hash: string) => history.replaceState(null, '', hash || location.pathname)

  test.each([
    ['#step-rest.get', ['step-rest.get']],
    ['', []],
    ['#option-x', []],
    ['#step-none', []],
    ['#%', []],
  ])('the address %p opens %p from the beginning', (hash, ids) => {
    lead(hash)
    show(CARDS)
    expect(opened()).toEqual(ids)
  })

  test.each(['routeChangeComplete', 'hashChangeComplete'] as const)('a search result opens its step: %s', (event) => {
    show(CARDS)
    lead('#step-rest.put')
    router.events.emit(event, '/')
    expect(opened()).toEqual(['step-rest.put'])
  })

  test('a link within the page opens its step', () => {
    show(CARDS)
    lead('#step-rest.put')
    window.dispatchEvent(new Event('hashchange'))
    expect(opened()).toEqual(['step-rest.put'])
  })
})

describe('the note on a type', () => {
  const note = (type: string) => document.getElementById(`note-${type}`) as HTMLElement
  const chip = (type: string) => document.querySelector(`a[href$="#type-${type}"]`) as HTMLElement
  const shown = () => [...document.querySelectorAll('[role="tooltip"]:not([hidden])')].map(({ id }) => id)

  /** An element at a position in a window of 400 × 300 pixels. */
  const placeAt = (element: Element, left: number, top: number, width: number, height: number) => {
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  }

  beforeEach(() => {
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true })
    window.innerHeight = 300
    show(`<p><a class="chip" href="/types/#type-text">text</a> <a class="chip" href="/types/#type-int">int</a>
      <a href="/types/#type-text">a link</a></p>
      <div id="note-text" role="tooltip" hidden>A text <code>'x'</code></div><div id="note-int" role="tooltip" hidden></div>`)
  })

  test('is shown while the pointer is on a chip, and describes the chip', () => {
    fireEvent.pointerOver(chip('text'))
    expect(shown()).toEqual(['note-text'])
    expect(chip('text').getAttribute('aria-describedby')).toBe('note-text')
    fireEvent.pointerOver(chip('int'))
    expect(shown()).toEqual(['note-int'])
    fireEvent.pointerOver(document.body)
    expect(shown()).toEqual([])
  })

  test('is shown on keyboard focus, and Escape hides it', () => {
    fireEvent.focusIn(chip('text'))
    expect(shown()).toEqual(['note-text'])
    fireEvent.keyDown(chip('text'), { key: 'Tab' })
    expect(shown()).toEqual(['note-text'])
    fireEvent.keyDown(chip('text'), { key: 'Escape' })
    expect(shown()).toEqual([])
  })

  test('stays while the pointer moves over it, and goes when the page is scrolled; other links have none', () => {
    fireEvent.pointerOver(chip('text'))
    fireEvent.pointerOver(note('text').querySelector('code') as Element)
    expect(shown()).toEqual(['note-text'])
    fireEvent.scroll(window)
    expect(shown()).toEqual([])
    fireEvent.pointerOver(document.querySelector('a:not(.chip)') as Element)
    expect(shown()).toEqual([])
  })

  test.each([
    ['below its chip', [20, 50, 40, 20], ['20px', '78px']],
    ['within the window at its right', [380, 50, 40, 20], ['192px', '78px']],
    ['within the window at its left', [-30, 50, 40, 20], ['8px', '78px']],
    ['above its chip where there is no room', [20, 250, 40, 20], ['20px', '142px']],
  ] as const)('is %s', (_, [left, top, width, height], [x, y]) => {
    placeAt(chip('text'), left, top, width, height)
    placeAt(note('text'), 0, 0, 200, 100)
    fireEvent.pointerOver(chip('text'))
    expect([note('text').style.left, note('text').style.top]).toEqual([x, y])
  })
})
