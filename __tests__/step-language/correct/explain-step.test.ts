/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '@/i18n/locale'
import type { ArgumentProblem } from '@/step-language/correct/explain-argument'
import type { DiffPart } from '@/step-language/correct/word-diff'
import { findSteps } from '@/step-language/finder'
import { testFinder } from '../test-finder'

interface Explanation {
  locale: Locale
  sentence: string
  step: string
  diff: string
  example: string
  problems: string[]
  spaces?: boolean
}

const explanations: Explanation[] = parse(readFileSync(join(__dirname, 'explanations.yaml'), 'utf8'))
const finder = testFinder()

const SIGNS: Record<DiffPart['kind'], [string, string]> = {
  same: ['', ''],
  extra: ['[-', '-]'],
  missing: ['{+', '+}'],
  value: ['<', '>'],
  argument: ['{', '}'],
}

const written = (diff: DiffPart[]) =>
  diff.map(({ kind, text, hasBlank }) => `${hasBlank ? ' ' : ''}${SIGNS[kind][0]}${text}${SIGNS[kind][1]}`).join('')

const told = ({ name, fault, raw, mended }: ArgumentProblem) => `${name} ${fault} ${raw} → ${mended ?? ''}`

test.each(explanations)('$locale: «$sentence» is explained', (explanation) => {
  const { locale, sentence, step, diff, example, problems, spaces = false } = explanation
  const answer = findSteps({ text: sentence, lang: locale }, finder, locale)
  const near = answer.kind === 'near' ? answer.near : []
  const found = near.find((one) => one.step.id === step)
  expect(near.map((one) => one.step.id)).toContain(step)
  expect(written(found?.diff ?? [])).toBe(diff)
  expect(found?.example).toBe(example)
  expect(found?.problems.map(told)).toEqual(problems)
  expect(found?.hasStraySpaces).toBe(spaces)
})
