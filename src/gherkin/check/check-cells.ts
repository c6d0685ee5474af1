import { explainArgument } from '@/step-language/correct/explain-argument'
import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import type { FeatureStep } from '../parse/feature-step'
import { cellValues } from './cell-values'
import { exampleNames } from './example-sentence'
import type { StepCheck } from './step-check'

/** Cells under a step that are none of the values that it takes. */
export function checkCells(step: string, { blocks }: FeatureStep, { locale, knowledge }: StepCheck): Finding[] {
  return cellValues(step, blocks)
    .filter(({ cell }) => exampleNames(cell.value).length === 0)
    .flatMap(({ cell, type, column: name }) => {
      const { value, line, column, endColumn } = cell
      const problem = explainArgument({ name, type }, value, locale, knowledge.values)
      if (!problem) return []
      const fixes = problem.corrected ? [{ edits: [replaceIn(line, column, endColumn, problem.corrected)] }] : []
      const data = { name, type, value, fault: problem.fault, language: locale }
      return [finding('argument', { line, column, endColumn }, data, { fixes, steps: [step] })]
    })
}
