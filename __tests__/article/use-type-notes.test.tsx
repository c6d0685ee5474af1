import { fireEvent, renderHook } from '@testing-library/react'
import { useTypeNotes } from '@/article/use-type-notes'

const note = (type: string) => document.getElementById(`note-${type}`) as HTMLElement
const chip = (type: string) => document.querySelector(`a[href$="#type-${type}"]`) as HTMLElement
const shown = () => [...document.querySelectorAll('[role="tooltip"]:not([hidden])')].map(({ id }) => id)

/** An element at a place of a window of 400 × 300 pixels. */
const placeAt = (element: Element, left: number, top: number, width: number, height: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true })
  window.innerHeight = 300
  document.body.innerHTML = `<p><a class="chip" href="/types/#type-text">text</a> <a class="chip" href="/types/#type-int">int</a>
    <a href="/types/#type-text">a link</a></p>
    <div id="note-text" role="tooltip" hidden>A text <code>'x'</code></div><div id="note-int" role="tooltip" hidden></div>`
  renderHook(useTypeNotes)
})

test('a chip shows the note on its type to the pointer, and describes itself with it', () => {
  fireEvent.pointerOver(chip('text'))
  expect(shown()).toEqual(['note-text'])
  expect(chip('text').getAttribute('aria-describedby')).toBe('note-text')
  fireEvent.pointerOver(chip('int'))
  expect(shown()).toEqual(['note-int'])
  fireEvent.pointerOver(document.body)
  expect(shown()).toEqual([])
})

test('a chip shows its note to the keyboard, and Escape hides it', () => {
  fireEvent.focusIn(chip('text'))
  expect(shown()).toEqual(['note-text'])
  fireEvent.keyDown(chip('text'), { key: 'Tab' })
  expect(shown()).toEqual(['note-text'])
  fireEvent.keyDown(chip('text'), { key: 'Escape' })
  expect(shown()).toEqual([])
})

test('the pointer may move over the note', () => {
  fireEvent.pointerOver(chip('text'))
  fireEvent.pointerOver(note('text').querySelector('code') as Element)
  expect(shown()).toEqual(['note-text'])
})

test('the note goes when the page is scrolled, and other links have none', () => {
  fireEvent.pointerOver(chip('text'))
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
] as const)('the note is %s', (_, [left, top, width, height], [x, y]) => {
  placeAt(chip('text'), left, top, width, height)
  placeAt(note('text'), 0, 0, 200, 100)
  fireEvent.pointerOver(chip('text'))
  expect([note('text').style.left, note('text').style.top]).toEqual([x, y])
})
