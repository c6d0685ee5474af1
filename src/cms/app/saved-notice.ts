import type { CmsStrings } from '@/i18n/cms-strings'

let notice: HTMLElement | undefined

/** Shows lines in the corner of the window until they are closed, or replaced. */
function show(words: CmsStrings, title: string, lines: string[]): void {
  notice?.remove()
  notice = document.createElement('section')
  notice.className = 'saved'
  notice.setAttribute('role', 'status')
  const head = document.createElement('h2')
  head.textContent = title
  const list = document.createElement('ul')
  for (const line of lines) list.appendChild(document.createElement('li')).textContent = line
  const close = document.createElement('button')
  close.textContent = words.close
  close.addEventListener('click', () => notice?.remove())
  notice.append(head, list, close)
  document.body.append(notice)
}

/**
 * Checks a file that was saved, as `npm run check:content` does, and shows what it finds.
 * @param file its path in the content folder
 */
export async function reportSaved(words: CmsStrings, file: string): Promise<void> {
  const response = await fetch(`/problems?file=${encodeURIComponent(file)}`)
  if (!response.ok) return show(words, words.checkFailed, [])
  const problems = (await response.json()) as string[]
  show(words, problems.length > 0 ? words.problems(problems.length) : words.noProblem, problems)
}
