import { relative } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseContentPath, slugOf } from '@/content/slug'
import { checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import { type ContentFiles, type FileKind, fileKind, unitOf } from '@/content-lint/files/file-names'
import { formatProblem, type Problem, say, sortProblems } from '@/content-lint/problem'
import { type Locale, type Localized, writerLocale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { watchFolder } from '@/lib/node/watch-folder'
import { contentRoot } from '@/site/content-root'
import { type Bytes, type ContentFolder, oneOfEachPair, readContentFiles, sharedPart, textOf } from '../content-files'
import { reportProblems } from './problem-report'

/** Kinds of files that no other file depends on. */
const INDEPENDENT: FileKind[] = ['asked', 'asked-pages', 'runs', 'fixture']

/** Files whose problems may change with a file. @param before undefined if it did not exist */
function affectedBy(file: string, before: Bytes, files: ContentFiles): string[] {
  const after = files.get(file)
  const path = parseContentPath(file)
  if (INDEPENDENT.includes(fileKind(file))) return []
  if (!path || !before || !after) return [...files.keys()]
  if (sharedPart(before) === sharedPart(after)) return []
  const slug = slugOf(path)
  return [...files].flatMap(([name, bytes]) => (textOf(bytes).includes(slug) ? name : []))
}

/** Keeps track of the problems of a content folder while its files are edited. */
export function liveProblems(folder: ContentFolder) {
  const { files } = folder
  let unreadable = folder.problems
  const byFile = new Map<string, Problem[]>()

  return {
    all: (): Problem[] => sortProblems([...unreadable, ...[...byFile.values()].flat()]),

    of: (file: string): Problem[] =>
      sortProblems([...byFile].flatMap(([name, problems]) => (unitOf(name) === unitOf(file) ? problems : []))),

    async check(only?: string): Promise<void> {
      const { problems } = checkContent(files, only)
      const pictures = await damagedPictures(files, (file) => only === undefined || file === only)
      for (const file of [...byFile.keys()])
        if (only === undefined || unitOf(file) === unitOf(only)) byFile.delete(file)
      for (const problem of [...problems, ...pictures]) appendTo(byFile, problem.file, problem)
    },

    /** Applies a new state of the folder. @returns the files that were saved or removed, and others that this may affect */
    update(now: ContentFolder): { saved: string[]; affected: string[] } {
      unreadable = now.problems
      const changed = [...new Set([...files.keys(), ...now.files.keys()])].flatMap((file) => {
        const before = files.get(file)
        return isDeepStrictEqual(before, now.files.get(file)) ? [] : [{ file, before }]
      })
      for (const { file } of changed) {
        if (now.files.has(file)) files.set(file, now.files.get(file))
        else files.delete(file)
      }
      const affected = changed.flatMap(({ file, before }) => affectedBy(file, before, files))
      return { saved: oneOfEachPair(changed.map(({ file }) => file)), affected: oneOfEachPair(affected) }
    },
  }
}

/** Editors save a file in several steps. */
const PAUSE_MS = 100

/** Queues files for their checks, saved ones first. @param check is told whether its file was saved */
function createCheckQueue(check: (file: string, isSaved: boolean) => Promise<void>) {
  const saved = new Set<string>()
  const affected = new Set<string>()
  let isChecking = false
  return async (changed: { saved: string[]; affected: string[] }): Promise<void> => {
    for (const file of changed.saved) saved.add(file)
    for (const file of changed.affected) affected.add(file)
    if (isChecking) return
    isChecking = true
    while (saved.size + affected.size > 0) {
      const [file = ''] = [...saved, ...affected]
      const isSaved = saved.delete(file)
      affected.delete(file)
      await check(file, isSaved)
      await nextTurn()
    }
    isChecking = false
  }
}

/** Checks the content, then each file when it is saved, and those that this may affect. */
async function watchContent(root: string, locale: Locale): Promise<void> {
  const name = relative(process.cwd(), root)
  const folder = readContentFiles(root)
  const live = liveProblems(folder)

  function print(problems: readonly Problem[], where: string, sound: Localized): void {
    for (const problem of problems) console.error(formatProblem(problem, name, locale))
    console.log((problems.length > 0 ? say('report.problems', problems.length, where) : sound)[locale])
    reportProblems(live.all(), name, locale)
  }

  /** Prints the problems of a file; of one that was only affected, only if they have changed. */
  async function check(file: string, isSaved: boolean): Promise<void> {
    const before = JSON.stringify(live.of(file))
    await live.check(file)
    const problems = live.of(file)
    if (!isSaved && before === JSON.stringify(problems)) return
    const where = `${name}/${file}`
    print(problems, where, say(parseContentPath(file) ? 'report.soundFile' : 'report.checked', where))
  }

  const enqueue = createCheckQueue(check)
  await watchFolder(root, PAUSE_MS, () => {
    void enqueue(live.update(readContentFiles(root)))
  })
  await live.check()
  print(live.all(), `${name}/`, say('report.sound', folder.files.size, name))
}

if (require.main === module) {
  const { values } = parseArgs({ options: { lang: { type: 'string' } } })
  void watchContent(contentRoot(), writerLocale(values.lang))
}
