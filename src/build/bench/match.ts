import { performance } from 'node:perf_hooks'
import { catalogueSteps, readReferences } from '@/content/references'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { createMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'

const LENGTH = 2_000
const BUDGET_MS = 50
const ROUNDS = 3
/** An argument of any type but a quoted one. */
const PLACEHOLDER = `\${a}`
const PIECES = [
  '1',
  '"',
  "'",
  '${',
  PLACEHOLDER,
  ' ',
  '1,',
  '1.',
  'a-',
  '\\',
  '(',
  'a',
  'á',
  '😀',
  "\\'",
  'is ',
  'x y ',
]

const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/** Texts made of what the expressions themselves are made of: the words that all of them look for, and their openings. */
function tailored(steps: CatalogueStep[], locale: StepLanguage): string[] {
  const words = steps.map(({ expression }) =>
    expression[locale].replace(/\{[^}]*\}/g, PLACEHOLDER).replace(/[()|*!\\]/g, ' '),
  )
  const opening = { es: 'Al finalizar, ', en: 'On completion, ' }[locale]
  const row = { es: `con ${PLACEHOLDER} = 'b' existe en `, en: `having ${PLACEHOLDER} = 'b' exist in ` }[locale]
  return [words.join(' ').slice(0, LENGTH), fill(row), opening + fill(row), opening + fill('${'), ...words.map(fill)]
}

/** Prints how long the slowest texts take against all steps of a language. */
export function benchMatch(): void {
  const references = readReferences()
  const steps = catalogueSteps(references)
  const match = createMatcher(steps, references.dataTypes)
  for (const locale of STEP_LANGUAGES) {
    const timeOf = (text: string): number => {
      const start = performance.now()
      match(text, locale)
      return performance.now() - start
    }
    const first = timeOf(steps.map(({ expression }) => expression[locale]).join(' '))
    console.log(`${locale}: ${steps.length} steps, first match ${first.toFixed(1)} ms`)
    const timed = [...PIECES.map(fill), ...tailored(steps, locale)]
      .map((text) => ({ text, ms: Math.max(...Array.from({ length: ROUNDS }, () => timeOf(text))) }))
      .sort((one, other) => other.ms - one.ms)
    for (const { text, ms } of timed.slice(0, 8))
      console.log(`  ${ms.toFixed(2)} ms  ${JSON.stringify(text.slice(0, 70))}`)
    const slow = timed.filter(({ ms }) => ms > BUDGET_MS).length
    console.log(`  ${timed.length} texts of ${LENGTH} characters, ${slow} over ${BUDGET_MS} ms`)
  }
}
