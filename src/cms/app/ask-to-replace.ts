import type { CmsStrings } from '@/i18n/cms-strings'

/** A file that is not the one that was read, and what was to be saved, as texts; undefined where there is none. */
export interface Conflict {
  theirs?: string
  yours?: string
}

/** Lines that are shown before and after those that differ. */
const CONTEXT = 2

const commonStart = (one: string[], other: string[]): number => {
  const index = one.findIndex((line, at) => line !== other[at])
  return Math.max(0, (index < 0 ? one.length : index) - CONTEXT)
}

/**
 * Two texts without the lines that they begin and end with in common, but for a few.
 * @returns the texts, and the line that they begin with, from 1
 * @example differingLines('a\nb\nc\nd', 'a\nb\nc\ne') // => { line: 2, texts: ['b\nc\nd', 'b\nc\ne'] }
 */
export function differingLines(one: string, other: string): { line: number; texts: [string, string] } {
  const [first, second] = [one.split('\n'), other.split('\n')]
  const start = commonStart(first, second)
  const end = commonStart(first.slice(start).reverse(), second.slice(start).reverse())
  const cut = (lines: string[]) => lines.slice(start, lines.length - end).join('\n')
  return { line: start + 1, texts: [cut(first), cut(second)] }
}

function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), properties))
}

/**
 * Shows a file that another program has changed, and asks whether it may be replaced, or removed.
 * @param file its path in the content folder
 */
export function askToReplace({ conflict }: CmsStrings, file: string, { theirs, yours }: Conflict): Promise<boolean> {
  const dialog = addElement(document.body, 'dialog', { className: 'saved conflict', ariaLabel: conflict.title(file) })
  const form = addElement(dialog, 'form', { method: 'dialog' })
  addElement(form, 'h2', { textContent: conflict.title(file) })
  addElement(form, 'p', { textContent: conflict.text })
  const { line, texts } = differingLines(theirs ?? '', yours ?? '')
  const labels = [theirs !== undefined && conflict.theirs(line), yours !== undefined && conflict.yours(line)]
  labels.forEach((label, index) => {
    if (label)
      addElement(addElement(form, 'label', { textContent: label }), 'textarea', { value: texts[index], readOnly: true })
  })
  addElement(form, 'button', { textContent: conflict.keep, autofocus: true })
  addElement(form, 'button', { textContent: conflict.replace, value: 'replace' })
  dialog.showModal()
  return new Promise((done) =>
    dialog.addEventListener('close', () => {
      dialog.remove()
      done(dialog.returnValue === 'replace')
    }),
  )
}
