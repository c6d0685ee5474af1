import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { learnSteps, stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import type { AskedPhrase } from '@/content-lint/check-asked'
import type { ContentReport } from '@/content-lint/check-content'
import { formatProblem, type Problem, refuse, say, sortProblems } from '@/content-lint/problem'
import { type Locale, STEP_LANGUAGES, type StepLanguage, stepLanguageOf, writerLocale } from '@/i18n/locale'
import { runMain } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { findSteps } from '@/step-language/finder'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import type { CatalogueStep } from '@/steps/step'
import { nameOf, oneOfEachPair, readContentFiles, recordAddresses, reportContent } from './content-files'

/** Readers look at this many answers. */
const SHOWN_ANSWERS = 3
/** The phrases are split into parts; each is searched for with what is learned from the others (cross-validation). */
const PARTS = 20

function answersTo(text: string, finder: StepKnowledge, language: StepLanguage): CatalogueStep[] {
  const answer = findSteps({ text }, finder, language)
  if (answer.kind === 'browse') return answer.steps
  return (answer.kind === 'near' ? answer.near : [...answer.meant, ...answer.matches]).map(({ step }) => step)
}

/** Searches for phrases that the finder has not learned. @returns how many find their step, and what the others find */
export function foundPhrases(phrases: readonly AskedPhrase[], references: References) {
  const catalogue = stepCatalogue(references)
  const steps = new Map(catalogue.steps.map((step) => [step.id, step]))
  const asked = phrases.filter(
    ({ group, name, locale }) => group === 'steps' && steps.has(name) && stepLanguageOf(locale) === locale,
  )
  const report = { found: 0, all: 0, missed: [] as Problem[] }
  for (let part = 0; part < PARTS; part += 1) {
    const isHeldOut = (_: AskedPhrase, at: number) => at % PARTS === part
    const known = asked.filter((phrase, at) => !isHeldOut(phrase, at))
    const learned = STEP_LANGUAGES.map((language) => {
      const own = known.filter(({ locale }) => locale === language)
      const phrasesFor = (id: string) => own.filter(({ name }) => name === id).map(({ text }) => text)
      return [language, learnSteps(catalogue, language, phrasesFor)]
    })
    const finder = createKnowledge(catalogue, Object.fromEntries(learned))
    for (const { source, node, name, locale, text } of asked.filter(isHeldOut)) {
      const language = stepLanguageOf(locale)
      const first = answersTo(text, finder, language).slice(0, SHOWN_ANSWERS)
      report.all += 1
      // A step of another plugin with the same expression is as good.
      if (first.some(({ expression }) => expression[language] === steps.get(name)?.expression[language]))
        report.found += 1
      else report.missed.push(source.problemAt(node, refuse('asked.finds', text, first[0]?.id ?? say('nothing'), name)))
    }
  }
  return report
}

/** Phrases in people's own words overlap: dropping the others would raise the share, which is about 97 %, but find less for readers. */
const LOWEST_SHARE = 0.95

/** Lists the phrases that do not find their step; no problem, as long as they are few. */
function printPhrases(
  { phrases, references }: NonNullable<ContentReport['asked']>,
  root: string,
  locale: Locale,
): void {
  const { found, all, missed } = foundPhrases(phrases, references)
  for (const problem of sortProblems(missed)) console.log(formatProblem(problem, nameOf(root), locale))
  console.log(say('report.phrases', `${((100 * found) / all).toFixed(1)} %`, all)[locale])
  if (found < LOWEST_SHARE * all) process.exitCode = 1
}

/** The files that a given file or folder stands for, one of each translated pair. @throws if there are none */
export function matchingFiles(names: readonly string[], root: string, given: string, locale: Locale): string[] {
  const path = relative(root, resolve(given))
  const within = names.filter((file) => file === path || file.startsWith(`${path}/`))
  if (within.length === 0) throw new Error(say('report.noFile', given, nameOf(root))[locale])
  return oneOfEachPair(within)
}

/** Whether a path is a content folder of its own rather than a part of the content. */
const isContent = (path: string, root: string): boolean =>
  /^(?:\.\.|$)/.test(relative(root, resolve(path))) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const OPTIONS = { phrases: { type: 'boolean' }, lang: { type: 'string' } } as const

/** `npm run check:content [folder, or files] [-- --phrases --lang es]`, exit 1 if there is a problem. */
async function check(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const locale = writerLocale(values.lang)
  const [given = contentRoot(), ...others] = positionals
  const isWhole = others.length === 0 && isContent(given, contentRoot())
  const root = isWhole ? resolve(given) : contentRoot()
  const folder = readContentFiles(root)
  const names = [...folder.files.keys()]
  const named = isWhole ? [undefined] : positionals.flatMap((path) => matchingFiles(names, root, path, locale))
  for (const only of new Set(named)) {
    const report = await reportContent(root, folder, locale, only)
    recordAddresses(root, folder, report, locale)
    if (values.phrases && report.asked) printPhrases(report.asked, root, locale)
    if (report.problems.length > 0) process.exitCode = 1
  }
}

if (require.main === module) void runMain(check)
