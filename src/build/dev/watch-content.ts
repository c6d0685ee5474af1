import { relative } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseContentPath } from '@/content/slug'
import { formatProblem, type Problem, say } from '@/content-lint/problem'
import { type Locale, type Localized, writerLocale } from '@/i18n/locale'
import { watchFolder } from '@/lib/node/watch-folder'
import { contentRoot } from '@/site/content-root'
import { readContentFiles } from '../read-content-files'
import { liveProblems } from './live-problems'
import { reportProblems } from './problem-report'

/** Editors write a file in several steps. */
const PAUSE_MS = 100

/**
 * Checks files one after the other: those that were saved first, also those that are saved meanwhile.
 * @param check called with whether the file was saved; if not, its problems may have changed because another one was
 */
function checksInTurn(check: (file: string, isSaved: boolean) => Promise<void>) {
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

/**
 * Checks the content, then each file when it is saved, and after it those whose links it may break or repair. Problems are
 * printed, and shown on the page.
 */
async function watchContent(root: string, locale: Locale): Promise<void> {
  const name = relative(process.cwd(), root)
  const folder = readContentFiles(root)
  const live = liveProblems(folder)

  function print(problems: readonly Problem[], where: string, sound: Localized): void {
    for (const problem of problems) console.error(formatProblem(problem, name, locale))
    const summary = problems.length > 0 ? say('report.problems', problems.length, where) : sound
    console.log(summary[locale])
    reportProblems(live.all(), name, locale)
  }

  /** Prints what is wrong with a file; of one that nobody has saved only when that has changed. */
  async function check(file: string, isSaved: boolean): Promise<void> {
    const before = JSON.stringify(live.of(file))
    await live.check(file)
    const problems = live.of(file)
    if (!isSaved && before === JSON.stringify(problems)) return
    print(
      problems,
      `${name}/${file}`,
      say(parseContentPath(file) ? 'report.soundFile' : 'report.checked', `${name}/${file}`),
    )
  }

  const checkInTurn = checksInTurn(check)
  watchFolder(root, PAUSE_MS, () => {
    void checkInTurn(live.update(readContentFiles(root)))
  })
  await live.check()
  print(live.all(), `${name}/`, say('report.sound', folder.files.size, name))
}

if (require.main === module) {
  const { values } = parseArgs({ options: { lang: { type: 'string' } } })
  void watchContent(contentRoot(), writerLocale(values.lang))
}
