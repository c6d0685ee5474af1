import type { CmsStrings } from '@/i18n/cms-strings'

let notice: HTMLElement | undefined

/** What is to be read even if another notice follows at once. */
const kept: string[] = []

/** Shows lines in the corner of the window until they are closed, or replaced. */
export function show(words: CmsStrings, title: string, lines: string[]): void {
  notice?.remove()
  notice = document.createElement('section')
  notice.className = 'saved'
  notice.setAttribute('role', 'status')
  const head = document.createElement('h2')
  head.textContent = title
  const list = document.createElement('ul')
  for (const line of [...kept, ...lines]) list.appendChild(document.createElement('li')).textContent = line
  const close = document.createElement('button')
  close.textContent = words.close
  close.addEventListener('click', () => {
    kept.length = 0
    notice?.remove()
  })
  notice.append(head, list, close)
  document.body.append(notice)
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
