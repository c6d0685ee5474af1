import type { CmsStrings } from '@/i18n/cms-strings'

export function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), properties))
}

let notice: HTMLElement | undefined

/** What is to be read even if another notice follows at once. */
const kept: string[] = []

/** Shows lines in the corner of the window until they are closed, or replaced. */
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

/** Shows a line, now and in the notices that follow, until it is closed. */
export function keep(words: CmsStrings, line: string): void {
  show(words, line, [])
  kept.push(line)
}

/**
 * Checks a file that was saved, as `npm run check:content` does, and shows what it finds.
 * @param file its path in the content folder
 */
export async function reportSaved(words: CmsStrings, file: string): Promise<void> {
  const response = await fetch(`/problems?file=${encodeURIComponent(file)}`, { method: 'POST' })
  if (!response.ok) return show(words, words.checkFailed, [])
  const problems = (await response.json()) as string[]
  show(words, problems.length > 0 ? words.problems(problems.length) : words.noProblem, problems)
}
