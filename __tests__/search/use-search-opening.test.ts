import { isSearchShortcut, typedWith } from '@/search/use-search-opening'

/** Whether a key pressed on an element opens the search. */
function opens(html: string, init: KeyboardEventInit): boolean {
  document.body.innerHTML = html
  let answer = false
  const listen = (event: KeyboardEvent) => {
    answer = isSearchShortcut(event)
  }
  document.addEventListener('keydown', listen)
  const target = document.querySelector('[data-here]') ?? document
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  document.removeEventListener('keydown', listen)
  return answer
}

test.each([
  ['<p data-here>', { key: 'k', ctrlKey: true }],
  ['<input data-here>', { key: 'k', ctrlKey: true }],
  ['<p data-here>', { key: 'k', metaKey: true }],
  ['<button data-here>', { key: '/' }],
  ['<p data-here>', { key: '/', shiftKey: true }],
  ['', { key: '/' }],
])('on %s the key %j opens the search', (html, init) => {
  expect(opens(html, init)).toBe(true)
})

test.each([
  ['<input data-here>', { key: '/' }],
  ['<textarea data-here></textarea>', { key: '/' }],
  ['<div contenteditable><p data-here></p></div>', { key: '/' }],
  ['<p data-here>', { key: 'k' }],
  ['<p data-here>', { key: '/', ctrlKey: true }],
  ['<p data-here>', { key: 'j', ctrlKey: true }],
])('on %s the key %j does not', (html, init) => {
  expect(opens(html, init)).toBe(false)
})

test('in an editor in a shadow tree a slash is typed', () => {
  document.body.innerHTML = '<div id="host"></div>'
  const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' }) as ShadowRoot
  shadow.innerHTML = '<div contenteditable><p></p></div>'
  const answers: boolean[] = []
  const listen = (event: KeyboardEvent) => answers.push(isSearchShortcut(event))
  document.addEventListener('keydown', listen)
  for (const init of [{ key: '/' }, { key: 'k', ctrlKey: true }])
    shadow.querySelector('p')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }))
  document.removeEventListener('keydown', listen)
  expect(answers).toEqual([false, true])
})

test.each([
  ['ab', { key: 'c' }, 'abc'],
  ['ab', { key: '/' }, 'ab/'],
  ['ab', { key: 'ñ' }, 'abñ'],
  ['ab', { key: 'Backspace' }, 'a'],
  ['', { key: 'Backspace' }, ''],
  ['ab', { key: 'Enter' }, undefined],
  ['ab', { key: 'k', ctrlKey: true }, undefined],
])('"%s" and the key %j make %j', (text, init, typed) => {
  expect(typedWith(text, new KeyboardEvent('keydown', init))).toBe(typed)
})
