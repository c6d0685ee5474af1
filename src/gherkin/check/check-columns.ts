import type { CatalogueStep, StepTable } from '@/steps/step'
import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import type { FeatureBlock, FeatureCell } from '../parse/feature-step'

const headPlace = (head: readonly FeatureCell[]) => ({
  line: head[0]?.line ?? 1,
  column: head[0]?.column ?? 1,
  endColumn: head.at(-1)?.endColumn ?? 1,
})

/** The names have to be exactly these; as many others can be replaced. */
function checkNames({ columns }: StepTable, head: readonly FeatureCell[], step: CatalogueStep): Finding[] {
  const found = head.map(({ value }) => value)
  if (found.join('|') === columns.join('|')) return []
  const edits = head.map(({ line, column, endColumn }, index) =>
    replaceIn(line, column, endColumn, columns[index] ?? ''),
  )
  const fixes = head.length === columns.length ? [{ edits }] : []
  return [finding('columns.names', headPlace(head), { columns }, { fixes, steps: [step.id] })]
}

/** Only the number of columns counts; the last ones may be left out. */
function checkCount({ columns, optional = 0 }: StepTable, head: readonly FeatureCell[], step: CatalogueStep) {
  const most = columns.length
  const least = most - optional
  if (head.length >= least && head.length <= most) return []
  return [finding('columns.count', headPlace(head), { least, most, found: head.length }, { steps: [step.id] })]
}

/** The columns of the table under a step, as far as the step asks for some. */
export function checkColumns(step: CatalogueStep, { rows }: FeatureBlock): Finding[] {
  const [head = []] = rows
  if (!step.table || step.table.names === 'open') return []
  return step.table.names === 'fixed' ? checkNames(step.table, head, step) : checkCount(step.table, head, step)
}
