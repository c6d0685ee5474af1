import { relative } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseContentPath } from '@/content/slug'
import { checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import { type FileKind, fileKind, unitOf } from '@/content-lint/files/file-names'
import { formatProblem, type Problem, say, sortProblems } from '@/content-lint/problem'
import { type Locale, writerLocale } from '@/i18n/locale'
import { watchFolder } from '@/lib/node/watch-folder'
import { contentRoot } from '@/site/content-root'
import { type Bytes, type ContentFolder, oneOfEachPair, readContentFiles, sharedPart } from '../content-files'
import { reportProblems } from './problem-report'

/** Kinds of files that no other file depends on. */
const INDEPENDENT: FileKind[] = ['asked', 'asked-pages', 'runs', 'fixture']

/** Whether a change may cause or solve problems of other files. @param before undefined if the file did not exist */
const concernsOthers = (file: string, before: Bytes, after: Bytes): boolean =>
  !INDEPENDENT.includes(fileKind(file)) &&
  !(parseContentPath(file) && before && after && sharedPart(before) === sharedPart(after))

/** Keeps track of the problems of a content folder while its files are edited. */
export function liveProblems(folder: ContentFolder) {
  const { files } = folder
  let unreadable = folder.problems
  let found: Problem[] = []

  return {
    all: (): Problem[] => sortProblems([...unreadable, ...found]),

    of: (file: string): Problem[] => sortProblems(found.filter((problem) => unitOf(problem.file) === unitOf(file))),

    async check(only?: string): Promise<void> {
      const { problems } = checkContent(files, only)
      const pictures = await damagedPictures(files, (file) => only === undefined || file === only)
      const others = found.filter(({ file }) => only !== undefined && unitOf(file) !== unitOf(only))
      found = [...others, ...problems, ...pictures]
    },

    /** Applies a new state of the folder. @returns the files that were saved or removed, and whether it concerns others */
    update(now: ContentFolder): { saved: string[]; concernsOthers: boolean } {
      unreadable = now.problems
      const names = [...new Set([...files.keys(), ...now.files.keys()])]
      const changed = names.filter((file) => !isDeepStrictEqual(files.get(file), now.files.get(file)))
      const isShared = changed.some((file) => concernsOthers(file, files.get(file), now.files.get(file)))
      for (const file of changed) {
        if (now.files.has(file)) files.set(file, now.files.get(file))
        else files.delete(file)
      }
      return { saved: oneOfEachPair(changed), concernsOthers: isShared }
    },
  }
}

/** Editors save a file in several steps. */
const PAUSE_MS = 100

/** Checks saved files first, one after the other; then everything, if a change concerns other files. */
function createCheckQueue(check: (only?: string) => Promise<void>) {
  const saved = new Set<string>()
  let isRestDue = false
  let isChecking = false
  return async (changed: { saved: string[]; concernsOthers: boolean }): Promise<void> => {
    for (const file of changed.saved) saved.add(file)
    isRestDue ||= changed.concernsOthers
    if (isChecking) return
    isChecking = true
    while (saved.size > 0 || isRestDue) {
      const [file] = saved
      if (file === undefined) isRestDue = false
      else saved.delete(file)
      await check(file)
      await nextTurn()
    }
    isChecking = false
  }
}

/** Checks the content, then each file when it is saved, and everything after a change that concerns other files. */
async function watchContent(root: string, locale: Locale): Promise<void> {
  const name = relative(process.cwd(), root)
  const folder = readContentFiles(root)
  const live = liveProblems(folder)
  let printed = ''

  /** Prints the problems of a saved file; of the whole content only if they have changed. */
  async function check(only?: string): Promise<void> {
    await live.check(only)
    const last = printed
    printed = JSON.stringify(live.all())
    if (only === undefined && printed === last) return
    const problems = only === undefined ? live.all() : live.of(only)
    const where = `${name}/${only ?? ''}`
    const ownSound = parseContentPath(only ?? '') ? 'report.soundFile' : 'report.checked'
    const sound = only === undefined ? say('report.sound', folder.files.size, name) : say(ownSound, where)
    for (const problem of problems) console.error(formatProblem(problem, name, locale))
    console.log((problems.length > 0 ? say('report.problems', problems.length, where) : sound)[locale])
    reportProblems(live.all(), name, locale)
  }

  const enqueue = createCheckQueue(check)
  await watchFolder(root, PAUSE_MS, () => {
    void enqueue(live.update(readContentFiles(root)))
  })
  await enqueue({ saved: [], concernsOthers: true })
}

if (require.main === module) {
  const { values } = parseArgs({ options: { lang: { type: 'string' } } })
  void watchContent(contentRoot(), writerLocale(values.lang))
}
