import { fireEvent, renderHook } from '@testing-library/react'
import { useFilters } from '@/article/use-filters'

const grid = () => document.querySelector('[data-show]') as HTMLElement
const button = (filter: string) => document.querySelector(`[data-filter="${filter}"]`) as HTMLElement
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => dataset.filter)

beforeEach(() => {
  document.body.innerHTML = `<div data-show="">
    <button data-filter="" aria-pressed="true"></button>
    <button data-filter="steps" aria-pressed="false"><i></i></button>
    <button data-filter="reports" aria-pressed="false"></button>
    <button id="other"></button>
  </div>
  <button id="stray" data-filter="steps" aria-pressed="false"></button>`
})

test('the grid shows what was chosen, and one button is pressed', () => {
  renderHook(useFilters)
  fireEvent.click(button('steps').querySelector('i') as Element)
  expect([grid().dataset.show, pressed()]).toEqual(['steps', ['steps']])
  fireEvent.click(button('reports'))
  expect([grid().dataset.show, pressed()]).toEqual(['reports', ['reports']])
})

test('the first button shows all again', () => {
  renderHook(useFilters)
  fireEvent.click(button('steps'))
  fireEvent.click(button(''))
  expect([grid().dataset.show, pressed()]).toEqual(['', ['']])
})

test.each(['other', 'stray'])('the button #%s filters nothing', (id) => {
  renderHook(useFilters)
  fireEvent.click(document.getElementById(id) as Element)
  expect([grid().dataset.show, pressed()]).toEqual(['', ['']])
})

test('it stops listening with its component', () => {
  renderHook(useFilters).unmount()
  fireEvent.click(button('steps'))
  expect(grid().dataset.show).toBe('')
})
