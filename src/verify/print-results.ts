import type { ExampleRuns } from '@/content/runs'
import { hasRun } from '@/content/runs'
import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import type { ExamplePage } from './examples'
import type { ExampleResult } from './run-page'
import type { PageResult, Verifier } from './verify-page'

/** A page in both languages, with what became of it. */
export interface VerifiedPage {
  path: string
  pages: readonly ExamplePage[]
  results: Localized<PageResult>
}

/** What was seen of the examples of a page as it claims. */
export const recordOf = (results: readonly ExampleResult[]): ExampleRuns =>
  Object.fromEntries(
    results
      .filter(({ example, contradiction }) => contradiction === undefined && example.lang !== 'text')
      .map(({ example, hash, outcome }) => [example.key, { hash, outcome }]),
  )

/** Prints what is not as a page claims, and how many examples it has. */
export function printPage({ path, results }: VerifiedPage, duration: string): void {
  const contradictions = LOCALES.flatMap((locale) => results[locale].contradictions)
  for (const line of contradictions) console.error(line)
  const counts = LOCALES.map((locale) => `${results[locale].examples.length} ${locale}`).join(', ')
  console.log(`${path}: ${counts} examples, ${contradictions.length} contradictions, ${duration}`)
}

/** Prints how many steps of the plugins with a page among these were seen running. */
export function printSteps({ references, match }: Verifier, verified: readonly VerifiedPage[]): void {
  const paths = verified.map(({ path }) => path)
  const ranIn = (locale: Locale) =>
    new Set(verified.flatMap(({ results }) => results[locale].examples.flatMap(({ ran }) => ran)))
  const ran = { es: ranIn('es'), en: ranIn('en') }
  for (const { plugin, steps } of references.plugins) {
    if (steps.length === 0 || !paths.includes(`plugins/${plugin}`)) continue
    const seen = LOCALES.map((locale) => {
      const ids = new Set([...ran[locale]].flatMap((sentence) => match(sentence, locale).map(({ step }) => step.id)))
      const missing = steps.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
      return { text: `${steps.length - missing.length}/${steps.length} ${locale}`, missing }
    })
    console.log(`steps seen running, ${plugin}: ${seen.map(({ text }) => text).join(', ')}`)
    for (const { missing } of seen) if (missing.length > 0) console.log(`  not seen: ${missing.join(' ')}`)
  }
}

/** Prints, for each language of code, how many fences ran or were loaded, how many were only parsed, and how many neither. */
export function printKinds(verified: readonly VerifiedPage[]): void {
  const kinds = new Map<string, { ran: number; parsed: number; neither: number }>()
  for (const { pages, results } of verified)
    for (const { locale, examples } of pages) {
      const { examples: done, parsed } = results[locale]
      const ran = new Set(
        done.flatMap(({ example, outcome, contradiction }) =>
          contradiction === undefined && hasRun(outcome) ? [example.line] : [],
        ),
      )
      for (const { lang, line } of examples) {
        const count = kinds.get(lang) ?? { ran: 0, parsed: 0, neither: 0 }
        count[ran.has(line) ? 'ran' : parsed.includes(line) ? 'parsed' : 'neither'] += 1
        kinds.set(lang, count)
      }
    }
  for (const [lang, { ran, parsed, neither }] of [...kinds].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${lang}: ${ran} ran, ${parsed} only parsed, ${neither} neither`)
}
