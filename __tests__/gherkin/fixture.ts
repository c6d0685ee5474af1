import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { createFeatureChecker, type FeatureReport } from '@/gherkin/check/check-feature'
import { createCustomMatcher } from '@/gherkin/custom/custom-matcher'
import type { Finding } from '@/gherkin/finding/finding'
import { createKnowledge } from '@/step-language/step-knowledge'

/** The steps of the site itself. */
export const catalogue = stepCatalogue(readReferences())
export const knowledge = createKnowledge(catalogue)

const checker = createFeatureChecker(knowledge)

/** Checks a feature, as often as it takes to look for all nearest steps. */
export function check(text: string, custom: string[] = []): FeatureReport {
  const isCustom = createCustomMatcher(custom, catalogue.dataTypes)
  const report = checker(text, isCustom)
  return report.isPartial ? check(text, custom) : report
}

/** The words that a finding is about. */
export const wordsOf = (text: string, { line, column, endColumn }: Finding): string =>
  (text.split('\n')[line - 1] ?? '').slice(column - 1, endColumn - 1)

/** Cases that are data. */
export const readCases = <T>(name: string): T => parse(readFileSync(join(__dirname, '..', name), 'utf8')) as T

export const readFixture = (name: string): string => readFileSync(join(__dirname, 'features', name), 'utf8')
