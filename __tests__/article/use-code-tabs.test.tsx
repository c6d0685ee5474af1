/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react'
import { useCodeTabs } from '@/article/code-blocks'

const tabsOf = (group: string, kind: string, names: string[]) => {
  const tabs = names.map(
    (name, index) =>
      `<button role="tab" data-tab="${name}" aria-controls="${group}-${index}" aria-selected="${index === 0}"><i></i></button>`,
  )
  const panes = names.map((_, index) => `<div id="${group}-${index}"></div>`)
  return `<div id="${group}" data-tabs="${kind}"><div role="tablist">${tabs.join('')}</div>${panes.join('')}</div>`
}

const tab = (group: string, name: string) => document.querySelector(`#${group} [data-tab="${name}"]`) as HTMLElement

const selected = (group: string) => document.querySelector<HTMLElement>(`#${group} [aria-selected="true"]`)?.dataset.tab

const breakStorage = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('storage is off')
  })

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML =
    tabsOf('one', '', ['yaml', 'xml']) +
    tabsOf('two', '', ['yaml', 'xml', 'docker']) +
    tabsOf('home', 'here', ['es', 'xml'])
})

afterEach(() => jest.restoreAllMocks())

test('one tab of a group is selected, in the tab order and shown', () => {
  renderHook(() => useCodeTabs('/a/'))
  fireEvent.click(tab('two', 'xml'))
  const states = [...document.querySelectorAll<HTMLElement>('#two [role="tab"]')].map((each) => [
    each.getAttribute('aria-selected'),
    each.tabIndex,
    document.getElementById(each.getAttribute('aria-controls') ?? '')?.hasAttribute('data-active'),
  ])
  expect(states).toEqual([
    ['false', -1, false],
    ['true', 0, true],
    ['false', -1, false],
  ])
})

test('a choice applies to every group with the tab, and is stored for other pages', () => {
  renderHook(() => useCodeTabs('/a/'))
  fireEvent.click(tab('one', 'xml').querySelector('i') as Element)
  expect([selected('one'), selected('two')]).toEqual(['xml', 'xml'])
  expect(localStorage.getItem('code-tab')).toBe('"xml"')
})

test('a group without that tab stays as it is', () => {
  renderHook(() => useCodeTabs('/a/'))
  fireEvent.click(tab('two', 'docker'))
  expect([selected('one'), selected('two')]).toEqual(['yaml', 'docker'])
})

test('the remembered tab is shown on every new page', () => {
  localStorage.setItem('code-tab', '"xml"')
  const { rerender } = renderHook(({ slug }) => useCodeTabs(slug), { initialProps: { slug: '/a/' } })
  document.body.innerHTML = tabsOf('one', '', ['yaml', 'xml'])
  rerender({ slug: '/b/' })
  expect(selected('one')).toBe('xml')
})

test('a separate group neither follows nor changes the others', () => {
  localStorage.setItem('code-tab', '"yaml"')
  renderHook(() => useCodeTabs('/a/'))
  fireEvent.click(tab('home', 'xml'))
  expect([selected('home'), selected('one')]).toEqual(['xml', 'yaml'])
  fireEvent.click(tab('home', 'es'))
  fireEvent.click(tab('one', 'xml'))
  expect(selected('home')).toBe('es')
})

test.each([
  ['yaml', 'ArrowRight', 'xml'],
  ['docker', 'ArrowRight', 'yaml'],
  ['xml', 'ArrowLeft', 'yaml'],
  ['yaml', 'ArrowLeft', 'docker'],
  ['docker', 'Home', 'yaml'],
  ['yaml', 'End', 'docker'],
])('from %s, %s moves choice and focus to %s', (from, key, to) => {
  renderHook(() => useCodeTabs('/a/'))
  expect(fireEvent.keyDown(tab('two', from), { key })).toBe(false)
  expect([selected('two'), document.activeElement]).toEqual([to, tab('two', to)])
})

test('other keys are left to the browser', () => {
  renderHook(() => useCodeTabs('/a/'))
  expect(fireEvent.keyDown(tab('two', 'yaml'), { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(true)
})

test('without storage the choice applies to the page', () => {
  breakStorage('getItem')
  breakStorage('setItem')
  renderHook(() => useCodeTabs('/a/'))
  fireEvent.click(tab('one', 'xml'))
  expect(selected('two')).toBe('xml')
})

test('it stops listening with its component', () => {
  renderHook(() => useCodeTabs('/a/')).unmount()
  fireEvent.click(tab('one', 'xml'))
  fireEvent.keyDown(tab('one', 'yaml'), { key: 'ArrowRight' })
  expect(selected('one')).toBe('yaml')
})
