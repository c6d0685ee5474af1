import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { createFeatureChecker, type FeatureReport } from '@/gherkin/check/check-feature'
import { declaredStep, withOwnSteps } from '@/gherkin/custom-steps'
import type { FeatureFinding } from '@/gherkin/finding'
import { placeAt } from '@/lib/finding'
import { createKnowledge } from '@/step-language/step-knowledge'
import { testAsked } from '../step-language/test-finder'

/** The steps of the site itself. */
export const catalogue = stepCatalogue(readReferences())
export const knowledge = createKnowledge(catalogue, testAsked())

const checker = createFeatureChecker(knowledge)

/** Checks a feature until all nearest steps have been looked up. */
export function check(text: string, checkFeature = checker): FeatureReport {
  const report = checkFeature(text)
  return report.isPartial ? check(text, checkFeature) : report
}

/** The steps of the site and those that a reader has declared. */
export const knowledgeWith = (patterns: string[]) =>
  createKnowledge(withOwnSteps(catalogue, patterns.map(declaredStep)))

/** The words that a finding covers. */
export const wordsOf = (text: string, { from, to }: FeatureFinding): string => text.slice(from, to)

/** The position of a finding: its line, its first column and the one after its last. */
export function placeOf(text: string, { from, to }: FeatureFinding): string {
  const { line, column } = placeAt(text, from)
  return `${line}:${column}-${column + to - from}`
}

/** Reads the cases of a YAML file. */
export const readCases = <T>(name: string): T => parse(readFileSync(join(__dirname, '..', name), 'utf8')) as T

export const readFixture = (name: string): string => readFileSync(join(__dirname, 'features', name), 'utf8')
