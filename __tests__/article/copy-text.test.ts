/** @jest-environment jsdom */
import { copyText } from '@/article/code-blocks'

const textAt = (html: string, index = 0) => {
  document.body.innerHTML = `<div id="article">${html}</div>`
  return copyText(document.querySelectorAll('button')[index] as Element)
}

test('it is the text beside the button, without surrounding spaces', () => {
  expect(textAt('<figure><button></button><pre data-copy> a\n  b\n</pre></figure>')).toBe('a\n  b')
})

test('of several texts it is the one with the same parent', () => {
  const html = '<div><p data-copy>outer</p><div><p data-copy>inner</p><button></button></div></div>'
  expect(textAt(html)).toBe('inner')
})

test('the text beside the button is preferred to a nested one', () => {
  expect(textAt('<div><p><b data-copy>deeper</b></p><button></button><b data-copy>beside</b></div>')).toBe('beside')
})

test('each button of a card copies its own text', () => {
  const html =
    '<section><div><h3 data-copy>one</h3><button></button></div><div><p data-copy>two</p><button></button></div></section>'
  expect([textAt(html, 0), textAt(html, 1)]).toEqual(['one', 'two'])
})

test('the keyword of the button precedes it', () => {
  expect(textAt('<p><button data-keyword="Dado"></button><b data-copy>un timeout</b></p>')).toBe('Dado un timeout')
})

test('text elsewhere in the article is not copied', () => {
  expect(textAt('<p><button></button></p><pre data-copy>a</pre>')).toBeUndefined()
})
