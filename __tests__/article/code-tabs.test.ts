import { neighbourTab, selectTab } from '@/article/code-tabs'

const group = () => document.querySelector('[data-tabs]') as Element
const tab = (name: string) => document.querySelector(`[data-tab="${name}"]`) as HTMLElement

/** Name, selected, in the tab order, pane shown: of every tab. */
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map((each) => [
    each.dataset.tab,
    each.getAttribute('aria-selected'),
    each.tabIndex,
    document.getElementById(each.getAttribute('aria-controls') ?? '')?.hasAttribute('data-active'),
  ])

beforeEach(() => {
  const names = ['yaml', 'xml', 'docker']
  const tabs = names.map(
    (name, index) => `<button role="tab" data-tab="${name}" aria-controls="pane-${index}"></button>`,
  )
  const panes = names.map((_, index) => `<div id="pane-${index}"></div>`)
  document.body.innerHTML = `<div data-tabs=""><div role="tablist">${tabs.join('')}</div>${panes.join('')}</div>`
})

test('one tab is selected, in the tab order and shown; the others are not', () => {
  expect(selectTab(group(), 'xml')).toBe(true)
  expect(states()).toEqual([
    ['yaml', 'false', -1, false],
    ['xml', 'true', 0, true],
    ['docker', 'false', -1, false],
  ])
})

test.each([
  ['yaml', 'ArrowRight', 'xml'],
  ['docker', 'ArrowRight', 'yaml'],
  ['xml', 'ArrowLeft', 'yaml'],
  ['yaml', 'ArrowLeft', 'docker'],
  ['docker', 'Home', 'yaml'],
  ['yaml', 'End', 'docker'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(neighbourTab(tab(from), key)).toBe(tab(to))
})

test.each(['Enter', 'ArrowDown', 'a'])('%s leads nowhere', (key) => {
  expect(neighbourTab(tab('yaml'), key)).toBeUndefined()
})
