import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ASKED_FOLDER, learnSteps, stepCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import type { AskedPhrase } from '@/content-lint/check-asked'
import type { ContentReport } from '@/content-lint/check-content'
import { fileProblem, type Problem, refuse, say, sortProblems, unknown } from '@/content-lint/problem'
import { STEP_LANGUAGES, type StepLanguage, stepLanguageOf, writerLocale } from '@/i18n/locale'
import { runMain } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { findSteps } from '@/step-language/finder'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import type { CatalogueStep } from '@/steps/step'
import { oneOfEach, type PhraseReport, readContentFiles, reportContent } from './content-files'

/** How many of the first answers readers look at. */
const FIRST = 3
/** One part of the phrases after the other is left out: what is learned from all others finds them, or not. */
const PARTS = 20

function answered(text: string, finder: StepKnowledge, language: StepLanguage): CatalogueStep[] {
  const answer = findSteps({ text }, finder, language)
  if (answer.kind === 'browse') return answer.steps
  return (answer.kind === 'near' ? answer.near : [...answer.meant, ...answer.matches]).map(({ step }) => step)
}

/** Asks the finder for phrases that it has not learned: how many find their step, and what the others find. */
export function foundPhrases(phrases: readonly AskedPhrase[], references: References, parts = PARTS) {
  const catalogue = stepCatalogue(references)
  const steps = new Map(catalogue.steps.map((step) => [step.id, step]))
  const asked = phrases.filter(
    ({ group, name, locale }) => group === 'steps' && steps.has(name) && stepLanguageOf(locale) === locale,
  )
  const report = { found: 0, all: 0, missed: [] as Problem[] }
  for (let part = 0; part < parts; part += 1) {
    const isLeftOut = (_: AskedPhrase, at: number) => at % PARTS === part
    const known = asked.filter((each, at) => !isLeftOut(each, at))
    const learned = STEP_LANGUAGES.map((language) => {
      const own = known.filter(({ locale }) => locale === language)
      const phrasesFor = (id: string) => own.filter(({ name }) => name === id).map(({ text }) => text)
      return [language, learnSteps(catalogue, language, phrasesFor)]
    })
    const finder = createKnowledge(catalogue, Object.fromEntries(learned))
    for (const { source, node, name, locale, text } of asked.filter(isLeftOut)) {
      const language = stepLanguageOf(locale)
      const first = answered(text, finder, language).slice(0, FIRST)
      report.all += 1
      // A step of another plugin with the same sentence is as good.
      if (first.some(({ expression }) => expression[language] === steps.get(name)?.expression[language]))
        report.found += 1
      else report.missed.push(source.problemAt(node, refuse('asked.finds', text, first[0]?.id ?? say('nothing'), name)))
    }
  }
  return report
}

/** How many of these parts are searched for: one gives the share to within two percent. */
const SEARCHED = { some: 1, all: PARTS }
/** 97 % of them do. Phrases in people's own words overlap: keeping those finds more for readers than a higher share would suggest. */
const LOWEST_SHARE = 0.95

/** Searches for some of the phrases, or for all of them when one asks for the list of those that do not find their step. */
export const searchPhrases =
  (searched: keyof typeof SEARCHED) =>
  ({ asked }: ContentReport): PhraseReport | undefined => {
    if (!asked) return undefined
    const { found, all, missed } = foundPhrases(asked.phrases, asked.references, SEARCHED[searched])
    if (all === 0) return undefined
    const share = `${((100 * found) / all).toFixed(1)} %`
    const few = fileProblem(ASKED_FOLDER, refuse('asked.fewFound', share, all, 100 * LOWEST_SHARE))
    return {
      lines: [say('report.phrases', share, all)],
      problems: found < LOWEST_SHARE * all ? [few] : [],
      missed: searched === 'all' ? sortProblems(missed) : [],
    }
  }

/**
 * The files of a content folder that a file or a folder inside of it stands for, one of each translated pair; anything else as it was given.
 * @example filesMeant(['setup/usage.en.md', 'setup/usage.es.md'], resolve('content'), 'content/setup') // => ['setup/usage.en.md']
 */
export function filesMeant(names: readonly string[], root: string, given: string): string[] {
  const path = relative(root, resolve(given))
  const within = names.filter((file) => file === path || file.startsWith(`${path}/`))
  return within.length > 0 ? oneOfEach(within) : [given]
}

/** A folder that is no part of the content is a content of its own. */
const isContent = (path: string, root: string): boolean =>
  /^(?:\.\.|$)/.test(relative(root, resolve(path))) && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const OPTIONS = { phrases: { type: 'boolean' }, build: { type: 'boolean' }, lang: { type: 'string' } } as const

/** `npm run check:content [folder, or files] [-- --phrases --lang es]`, exit 1 when there is a problem. With --build no phrase is searched for. */
async function check(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true, strict: false })
  const locale = writerLocale(values.lang?.toString())
  const foreign = Object.keys(values).find((name) => !(name in OPTIONS))
  if (foreign) {
    const [what, advice] = unknown(`--${foreign}`, ['--phrases', '--lang'])
    throw new Error(`${what[locale]}  (${advice[locale]})`)
  }
  const root = contentRoot()
  const reportPhrases = values.build ? undefined : searchPhrases(values.phrases ? 'all' : 'some')
  const [folder = root, ...others] = positionals
  if (others.length === 0 && isContent(folder, root)) {
    process.exitCode = (await reportContent(resolve(folder), { locale, reportPhrases })) ? 0 : 1
    return
  }
  const known = readContentFiles(root)
  const files = new Set(positionals.flatMap((given) => filesMeant([...known.files.keys()], root, given)))
  for (const only of files) if (!(await reportContent(root, { locale, only, known }))) process.exitCode = 1
}

if (require.main === module) void runMain(check)
