import type { TableRow } from '@cucumber/messages'
import type { Step, StepBlock, StepTable } from '@/steps/step'
import type { GherkinExample } from './gherkin-example'
import { type Place, type Problem, pageProblem, placeInCode } from './problem'

/** A fault of a table, at its place in the text that the parser was given. */
interface TableFault extends Place {
  message: string
  advice: string
}

const placeOf = ({ line, column }: { line: number; column?: number }): Place => ({ line, column: column ?? 1 })

const widths = ({ columns, optional = 0 }: StepTable): string => {
  const least = columns.length - optional
  return least === columns.length ? String(least) : `${least} to ${columns.length}`
}

function countFault(id: string, header: TableRow, table: StepTable): TableFault[] {
  const count = header.cells.length
  const { columns, optional = 0 } = table
  if (count <= columns.length && count >= columns.length - optional) return []
  const message = `the table of ${id} has ${widths(table)} columns, this one ${count}`
  return [{ ...placeOf(header.location), message, advice: `write the columns ${columns.join(', ')}` }]
}

/** Names that the tool looks for. */
const nameFaults = (id: string, header: TableRow, { columns }: StepTable): TableFault[] =>
  header.cells.flatMap(({ value, location }, index) =>
    value === columns[index]
      ? []
      : [
          {
            ...placeOf(location),
            message: `the table of ${id} has no column ${value || '(empty)'}`,
            advice: `write ${columns[index]}`,
          },
        ],
  )

/** As many columns as the step takes, and their names where those count. */
function tableFaults({ id, table }: Step, rows: readonly TableRow[]): TableFault[] {
  const [header] = rows
  if (!table || !header || table.names === 'open') return []
  const count = countFault(id, header, table)
  return count.length > 0 || table.names === 'free' ? count : nameFaults(id, header, table)
}

/** The block that stands below a step. */
function blockBelow({ lines }: GherkinExample, index: number): StepBlock {
  const next = lines.slice(index + 1).find(({ kind, line }) => kind !== 'comment' && line.trim())
  if (next?.kind === 'block') return 'docstring'
  return next?.kind === 'row' ? 'table' : 'none'
}

const WORDS: Record<StepBlock, string> = { none: 'nothing', docstring: 'a doc string', table: 'a table' }

/**
 * Checks what stands below a step of an example: the doc string or the table that it takes, with its columns.
 * @param index the line of the step in the example, from 0
 * @param step the step that the line is
 */
export function checkStepBlock(example: GherkinExample, index: number, step: Step): Problem[] {
  const { page, code, lines, parsed } = example
  const below = blockBelow(example, index)
  // A step whose own record is broken is told there.
  if (!Object.hasOwn(WORDS, step.block)) return []
  if (below !== step.block) {
    const column = (lines[index]?.line.search(/\S/) ?? 0) + 1
    const message = `${step.id} takes ${WORDS[step.block]} below, and has ${WORDS[below]}`
    const place = placeInCode(code, { line: index + 1, column })
    return [pageProblem(page, place, message, 'write the example so that it runs')]
  }
  return tableFaults(step, example.steps.get(index)?.rows ?? []).map(({ line, column, message, advice }) =>
    pageProblem(page, placeInCode(code, { line: line - parsed.linesBefore, column }), message, advice),
  )
}
