import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { TITLE_KEYWORDS } from '@/steps/keywords'
import { PUBLISHED } from '../exported/publish'

const SENTENCES = '__tests__/steps/sentences.yaml'
/** Every so many lines a scenario begins, and every so many lines there is a sentence that is no step. */
const SCENARIO = 12
const NO_STEP = 100

type Accepted = string | { sentence: string }
type StepSentences = { id: string } & Record<Locale, { accepts: Accepted[] }>

/**
 * A realistic feature for measurements: few repeated sentences, and a few that match no step.
 * @param count lines
 */
export function longFeature(locale: Locale, count: number): string {
  const catalogue: StepCatalogue = JSON.parse(readFileSync(join(PUBLISHED, 'assets/steps.json'), 'utf8'))
  const blockless = new Set(catalogue.steps.filter(({ block }) => block === 'none').map(({ id }) => id))
  const all: StepSentences[] = parse(readFileSync(SENTENCES, 'utf8'))
  const sentences = all
    .filter(({ id }) => blockless.has(id))
    .flatMap((step) => step[locale].accepts.filter((each) => typeof each === 'string'))
  const { feature, scenario } = TITLE_KEYWORDS[locale]
  const lines = [`# language: ${locale}`, `${feature[0]}: A`]
  for (let n = lines.length; n < count; n += 1) {
    const sentence = (sentences[(n * 7) % sentences.length] ?? '').replace(/'([^'$]*)'/, `'$1 ${n}'`)
    if (n % SCENARIO === 2) lines.push(`  ${scenario[0]}: ${n}`)
    else lines.push(`    * ${n % NO_STEP === 0 ? `nobody ${n} knows it` : sentence}`)
  }
  return lines.join('\n')
}
