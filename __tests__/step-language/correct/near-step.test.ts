import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { StepLanguage } from '@/i18n/locale'
import type { ArgumentProblem } from '@/step-language/correct/correct-sentence'
import type { SentenceDiffPart } from '@/step-language/diff-sentences'
import { findSteps } from '@/step-language/finder'
import { testFinder } from '../test-finder'

interface Explanation {
  locale: StepLanguage
  sentence: string
  step: string
  diff: string
  example: string
  problems: string[]
}

const explanations: Explanation[] = parse(readFileSync(join(__dirname, 'explanations.yaml'), 'utf8'))
const finder = testFinder()

const SIGNS = { same: ['', ''], del: ['[-', '-]'], ins: ['{+', '+}'] } as const
/** Marks a value that stays, and a placeholder for one that has to be written. */
const VALUE_SIGNS = { same: ['<', '>'], del: ['[-', '-]'], ins: ['{', '}'] } as const

const written = (diff: SentenceDiffPart[]) =>
  diff
    .map(({ change, text, family }) => {
      const [open, close] = (family ? VALUE_SIGNS : SIGNS)[change]
      return `${open}${text.trimEnd()}${close}${text.slice(text.trimEnd().length)}`
    })
    .join('')
    .trimEnd()

const summary = ({ name, fault, raw, corrected }: ArgumentProblem) => `${name} ${fault} ${raw} → ${corrected ?? ''}`

test.each(explanations)('$locale: «$sentence» is explained', (explanation) => {
  const { locale, sentence, step, diff, example, problems } = explanation
  const answer = findSteps({ text: sentence, lang: locale }, finder, locale)
  const near = answer.kind === 'near' ? answer.near : []
  const found = near.find((one) => one.step.id === step)
  expect(near.map((one) => one.step.id)).toContain(step)
  expect(written(found?.diff ?? [])).toBe(diff)
  expect(found?.sentence).toBe(example)
  expect(found?.problems.map(summary)).toEqual(problems)
})
