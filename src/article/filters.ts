import { addressQuery, readQuery, replaceQuery, writeQuery } from '@/lib/address-query'
import { foldText } from '@/lib/text'

const stepOf = (line: Element) => document.getElementById(line.querySelector('a')?.hash.slice(1) ?? '')

/** What a line of an index is found by: its own words, and those that its step may be said with. */
const textOf = (line: Element): string =>
  foldText(`${line.textContent} ${stepOf(line)?.querySelector('.grammar')?.textContent ?? ''}`)

/** What stands between the steps of the section: the headings of groups, and texts about them. */
function textsOf(index: Element): Element[] {
  const texts: Element[] = []
  for (let part = index.nextElementSibling; part && part.tagName !== 'H2'; part = part.nextElementSibling)
    if (!part.matches('.step')) texts.push(part)
  return texts
}

/** Leaves the lines of an index that have all words of a field, and their steps only, and says how many. */
function narrow(index: Element, field: string): void {
  const words = foldText(field).split(/\s+/)
  const lines = [...index.querySelectorAll('li')]
  for (const line of lines) {
    line.hidden = !words.every((word) => textOf(line).includes(word))
    stepOf(line)?.toggleAttribute('hidden', line.hidden)
  }
  for (const text of textsOf(index)) text.toggleAttribute('hidden', field.trim() !== '')
  const shown = lines.filter(({ hidden }) => !hidden).length
  const nothing = index.querySelector<HTMLElement>('[role="status"] > *')
  if (nothing) nothing.hidden = shown > 0
  const count = index.querySelector<HTMLElement>('[data-of]')
  if (count) count.textContent = field.trim() && shown > 0 ? `${shown} ${count.dataset.of} ${lines.length}` : ''
}

/** A link to what a filter has hidden shows everything again. */
function showTarget() {
  const index = document.querySelector('.step-index')
  const field = index?.querySelector('input')
  if (!index || !field?.value || !document.getElementById(location.hash.slice(1))?.hidden) return
  field.value = ''
  narrow(index, '')
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** Filters an index of steps by what its field says, until the reader follows a link to a step that is hidden. */
export function filterSteps(index: Element): void {
  narrow(index, index.querySelector('input')?.value ?? '')
  window.addEventListener('hashchange', showTarget)
}

function askedButton(): HTMLElement | undefined {
  const { show } = readQuery(addressQuery(), ['show'])
  return [...document.querySelectorAll<HTMLElement>('[data-filter]')].find(({ dataset }) => dataset.filter === show)
}

/** Shows what a button asks for: the style sheet hides what does not match `data-show`. The address keeps it. */
export function filterPlugins(button = askedButton()): void {
  const group = button?.closest<HTMLElement>('[data-show]')
  if (!button || !group) return
  const { filter = '' } = button.dataset
  group.dataset.show = filter
  for (const other of group.querySelectorAll('[data-filter]'))
    other.setAttribute('aria-pressed', String(other === button))
  replaceQuery(writeQuery({ show: filter }))
}
