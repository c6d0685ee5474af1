import { setPriority } from 'node:os'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseContentPath } from '@/content/slug'
import { type ContentFiles, unitOf } from '@/content-lint/files/file-names'
import { formatProblem, type Problem, say, sortProblems } from '@/content-lint/problem'
import { type Locale, writerLocale } from '@/i18n/locale'
import { replaceFile } from '@/lib/node/replace'
import { watchFolder } from '@/lib/node/watch-folder'
import type { ProblemReport } from '@/shell/problem-panel'
import { contentRoot } from '@/site/content-root'
import { nameOf, oneOfEachPair, readContentFiles, reportContent, sharedPart } from '../content-files'
import { PROBLEMS_FILE } from '../exported/files'

/** What to check after a change: the files that were saved, one of each pair; then all (undefined) if the change concerns others. */
export function dueChecks(before: ContentFiles, after: ContentFiles): (string | undefined)[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changed = names.filter((file) => !isDeepStrictEqual(before.get(file), after.get(file)))
  const isShared = changed.some((file) => {
    const [old, now] = [before.get(file), after.get(file)]
    return !(parseContentPath(file) && old && now && sharedPart(old) === sharedPart(now))
  })
  return [...oneOfEachPair(changed.filter((file) => after.has(file))), ...(isShared ? [undefined] : [])]
}

/** Editors save a file in several steps. */
const PAUSE_MS = 100
const LOW_PRIORITY = 10

/**
 * Checks the content, then each file when it is saved, and everything after a change that concerns other files. Problems are printed,
 * and shown in the panel that pages have in development.
 */
async function watchContent(root: string, locale: Locale): Promise<void> {
  const name = nameOf(root)
  let folder = readContentFiles(root)
  let found: Problem[] = []

  async function check(only?: string): Promise<void> {
    const { problems } = await reportContent(root, folder, locale, only)
    const others = found.filter(({ file }) => only !== undefined && unitOf(file) !== unitOf(only))
    found = sortProblems([...others, ...problems])
    const title = say('report.problems', found.length, `${name}/`)[locale]
    const lines = found.map((problem) => formatProblem(problem, name, locale))
    replaceFile(PROBLEMS_FILE, JSON.stringify({ lang: locale, title, problems: lines } satisfies ProblemReport))
  }

  async function checkSaved(): Promise<void> {
    const { files } = folder
    folder = readContentFiles(root)
    for (const only of dueChecks(files, folder.files)) await check(only)
  }

  let last = Promise.resolve()
  await watchFolder(root, PAUSE_MS, () => {
    last = last.then(checkSaved)
  })
  last = last.then(() => check())
}

if (require.main === module) {
  // The server of the pages comes first.
  setPriority(LOW_PRIORITY)
  const { values } = parseArgs({ options: { lang: { type: 'string' } } })
  void watchContent(contentRoot(), writerLocale(values.lang))
}
