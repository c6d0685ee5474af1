import { useEffect } from 'react'
import { foldText } from '@/lib/fold-text'

/** Shows what a button asks for: the style sheet hides what does not match `data-show`. */
function choose(button: HTMLElement) {
  const group = button.closest<HTMLElement>('[data-show]')
  if (!group) return
  group.dataset.show = button.dataset.filter
  for (const other of group.querySelectorAll('[data-filter]'))
    other.setAttribute('aria-pressed', String(other === button))
}

/** The card that a line of an index leads to. */
const stepOf = (line: Element) => document.getElementById(line.querySelector('a')?.hash.slice(1) ?? '')

/** What a line of an index is found by: its own words, and those that its step may be said with. */
const textOf = (line: Element): string =>
  foldText(`${line.textContent} ${stepOf(line)?.querySelector('.grammar')?.textContent ?? ''}`)

/** Leaves the lines of an index that have all words of a field, and their steps, and says how many. */
function narrow(index: Element, field: string) {
  const words = foldText(field).split(/\s+/)
  const lines = [...index.querySelectorAll('li')]
  for (const line of lines) {
    line.hidden = !words.every((word) => textOf(line).includes(word))
    stepOf(line)?.toggleAttribute('hidden', line.hidden)
  }
  const shown = lines.filter(({ hidden }) => !hidden).length
  const nothing = index.querySelector<HTMLElement>('[role="status"] > *')
  if (nothing) nothing.hidden = shown > 0
  const count = index.querySelector<HTMLElement>('[data-of]')
  if (count) count.textContent = field.trim() && shown > 0 ? `${shown} ${count.dataset.of} ${lines.length}` : ''
}

/** A link to a step that a filter has hidden shows all steps again. */
function showTarget() {
  const index = document.querySelector('.step-index')
  const field = index?.querySelector('input')
  if (!index || !field?.value || !document.getElementById(location.hash.slice(1))?.hidden) return
  field.value = ''
  narrow(index, '')
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** Handles the filters of all grids and of the indexes of steps with one listener each. */
export function useFilters(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-filter]')
      if (button) choose(button)
    }
    const onInput = ({ target }: Event) => {
      const index = target instanceof HTMLInputElement && target.closest('.step-index')
      if (index) narrow(index, target.value)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('input', onInput)
    window.addEventListener('hashchange', showTarget)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('input', onInput)
      window.removeEventListener('hashchange', showTarget)
    }
  }, [])
}
