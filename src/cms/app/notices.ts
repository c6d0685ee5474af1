import type { CmsStrings } from '@/i18n/cms-strings'

function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), properties))
}

let notice: HTMLElement | undefined

/** Lines that every notice repeats until the writer closes one. */
const kept: string[] = []

/** Shows lines in the corner of the window until they are closed or replaced. */
export function show(words: CmsStrings, title: string, lines: string[]): void {
  notice?.remove()
  notice = addElement(document.body, 'section', { className: 'saved', role: 'status' })
  addElement(notice, 'h2', { textContent: title })
  const list = addElement(notice, 'ul', {})
  for (const textContent of [...kept, ...lines]) addElement(list, 'li', { textContent })
  const onclick = () => {
    kept.length = 0
    notice?.remove()
  }
  addElement(notice, 'button', { textContent: words.close, onclick })
}

/** Shows a line in this notice and the following ones, until it is closed. */
export function keep(words: CmsStrings, line: string): void {
  show(words, line, [])
  kept.push(line)
}

/** Checks a saved file, or all others after a removal, and shows what `npm run check:content` reports. */
export async function reportChange(words: CmsStrings, file: string, done: string): Promise<void> {
  const response = await fetch(`/problems?file=${encodeURIComponent(file)}`, { method: 'POST' })
  if (!response.ok) return show(words, words.checkFailed(done), [await response.text()])
  const problems: string[] = await response.json()
  show(words, problems.length > 0 ? words.problems(done, problems.length) : words.noProblem(done), problems)
}

/** Shows a file that another program has changed. @returns whether the writer wants to replace or remove it */
export function askToReplace({ conflict }: CmsStrings, file: string, texts: { theirs?: string; yours?: string }) {
  const dialog = addElement(document.body, 'dialog', { className: 'saved conflict', ariaLabel: conflict.title(file) })
  const form = addElement(dialog, 'form', { method: 'dialog' })
  addElement(form, 'h2', { textContent: conflict.title(file) })
  addElement(form, 'p', { textContent: conflict.text })
  for (const name of ['theirs', 'yours'] as const) {
    const value = texts[name]
    if (value === undefined) continue
    addElement(addElement(form, 'label', { textContent: conflict[name] }), 'textarea', { value, readOnly: true })
  }
  addElement(form, 'button', { textContent: conflict.keep, autofocus: true })
  addElement(form, 'button', { textContent: conflict.replace, value: 'replace' })
  dialog.showModal()
  return new Promise<boolean>((done) =>
    dialog.addEventListener('close', () => {
      dialog.remove()
      done(dialog.returnValue === 'replace')
    }),
  )
}
