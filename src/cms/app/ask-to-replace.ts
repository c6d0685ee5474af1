import type { CmsStrings } from '@/i18n/cms-strings'
import { addElement } from './saved-notice'

/** A file that is not the one that was read, and what was to be saved, as texts; undefined where there is none. */
export interface Conflict {
  theirs?: string
  yours?: string
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
  for (const [label, value] of [
    [conflict.theirs, theirs],
    [conflict.yours, yours],
  ] as const)
    if (value !== undefined)
      addElement(addElement(form, 'label', { textContent: label }), 'textarea', { value, readOnly: true })
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
