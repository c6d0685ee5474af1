import { addressQuery, readQuery, replaceQuery, writeQuery } from '@/lib/address-query'
import { foldText } from '@/lib/text'

const stepOf = (line: Element) => document.getElementById(line.querySelector('a')?.hash.slice(1) ?? '')

/** A line of the index matches its own words and every wording of its step. */
const searchTextOf = (line: Element): string =>
  foldText(`${line.textContent} ${stepOf(line)?.querySelector('.grammar')?.textContent ?? ''}`)

/** What is between the steps of the section: headings of groups and text about them. */
function elementsBetweenSteps(index: Element): Element[] {
  const elements: Element[] = []
  for (let part = index.nextElementSibling; part && part.tagName !== 'H2'; part = part.nextElementSibling)
    if (!part.matches('.step')) elements.push(part)
  return elements
}

/** Shows only the lines of an index with all words of a query, with their steps, and how many they are. */
function narrow(index: Element, query: string): void {
  const words = foldText(query).split(/\s+/)
  const lines = [...index.querySelectorAll('li')]
  for (const line of lines) {
    line.hidden = !words.every((word) => searchTextOf(line).includes(word))
    stepOf(line)?.toggleAttribute('hidden', line.hidden)
  }
  for (const element of elementsBetweenSteps(index)) element.toggleAttribute('hidden', query.trim() !== '')
  const shown = lines.filter(({ hidden }) => !hidden).length
  const nothing = index.querySelector<HTMLElement>('[role="status"] > *')
  if (nothing) nothing.hidden = shown > 0
  const count = index.querySelector<HTMLElement>('[data-of]')
  if (count) count.textContent = query.trim() && shown > 0 ? `${shown} ${count.dataset.of} ${lines.length}` : ''
}

/** Clears the filter when a link leads to a step that it hides. */
function showTarget() {
  const index = document.querySelector('.step-index')
  const field = index?.querySelector('input')
  if (!index || !field?.value || !document.getElementById(location.hash.slice(1))?.hidden) return
  field.value = ''
  narrow(index, '')
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** Filters an index of steps by its field, until the reader follows a link to a step that the filter hides. */
export function filterSteps(index: Element): void {
  narrow(index, index.querySelector('input')?.value ?? '')
  window.addEventListener('hashchange', showTarget)
}

function buttonOfAddress(): HTMLElement | undefined {
  const { show } = readQuery(addressQuery(), ['show'])
  return [...document.querySelectorAll<HTMLElement>('[data-filter]')].find(({ dataset }) => dataset.filter === show)
}

/** Applies the filter of a button, and keeps it in the address. */
export function filterPlugins(button = buttonOfAddress()): void {
  const group = button?.closest<HTMLElement>('[data-show]')
  if (!button || !group) return
  const { filter = '' } = button.dataset
  group.dataset.show = filter
  for (const section of group.querySelectorAll('section'))
    section.hidden = filter !== '' && section.dataset.category !== filter
  for (const other of group.querySelectorAll('[data-filter]'))
    other.setAttribute('aria-pressed', String(other === button))
  replaceQuery(writeQuery({ show: filter }))
}
