/** @jest-environment jsdom */
import { fireEvent, renderHook, screen } from '@testing-library/react'
import { useLineWrapping } from '@/article/code-blocks'

const code = (name: string, scrollWidth: number) => {
  const figure = document.createElement('figure')
  figure.className = 'code'
  figure.innerHTML = `<button type="button" class="copy"></button><pre>${name}</pre>`
  Object.defineProperty(figure.querySelector('pre'), 'scrollWidth', { value: scrollWidth })
  document.body.append(figure)
  return figure
}

const buttons = () => screen.queryAllByRole('button', { name: 'Partir las líneas largas' })
const wrapped = () => document.documentElement.classList.contains('code-wrapped')

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  document.documentElement.className = ''
})

test('code that is wider than its block gets a button when the reader reaches it, other code none', () => {
  const [wide, narrow] = [code('wide', 900), code('narrow', 0)]
  renderHook(() => useLineWrapping('es'))
  fireEvent.pointerOver(narrow)
  expect(buttons()).toHaveLength(0)
  fireEvent.focusIn(wide)
  fireEvent.pointerOver(wide)
  expect(buttons()).toHaveLength(1)
})

test('the button wraps the lines of all code, the choice is kept, and it can be taken back', () => {
  const wide = code('wide', 900)
  const { unmount } = renderHook(() => useLineWrapping('es'))
  fireEvent.pointerOver(wide)
  fireEvent.click(buttons()[0] as HTMLElement)
  expect([wrapped(), buttons()[0]?.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  unmount()
  document.documentElement.className = ''
  renderHook(() => useLineWrapping('es'))
  expect(wrapped()).toBe(true)
  fireEvent.click(buttons()[0] as HTMLElement)
  expect([wrapped(), localStorage.length]).toEqual([false, 0])
})
