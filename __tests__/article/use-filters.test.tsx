import { fireEvent, renderHook } from '@testing-library/react'
import { act } from 'react'
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

describe('the index of steps', () => {
  const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent?.trim())
  const type = async (value: string) => {
    fireEvent.input(document.querySelector('input') as Element, { target: { value } })
    // Its script comes with a few promises.
    await act(() => new Promise((done) => setTimeout(done)))
  }
  const nothing = () => document.querySelector<HTMLElement>('[role="status"] > *')

  beforeEach(() => {
    document.body.innerHTML = `<nav class="step-index"><input>
      <ul><li><b>Dado</b> <a href="#step-a">un código de 5</a></li><li><b>Entonces</b> <a href="#step-b">es 5</a></li></ul>
      <p role="status"><span hidden>nothing</span><span data-of="de"></span></p></nav>
      <h3>Códigos</h3><section class="step" id="step-a"><p class="grammar">(que) un código de {integer}</p></section><h2>Log</h2>`
    renderHook(useFilters)
  })

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

  test('the steps that do not fit go with their lines, and so do the headings between, and the count says how many are left', async () => {
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
