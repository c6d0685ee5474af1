import { explainArgument } from '@/finder/explain/explain-argument'
import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import type { FeatureCell, FeatureStep } from '../parse/feature-step'
import type { Advice } from '../suggest/suggest-steps'
import { exampleNames, type FilledSentence, type FilledValue } from './example-sentence'
import { type StepCheck, sentencePlace } from './step-check'

/** Names in angle brackets that the outline has no values for. */
export function checkNames({ line, sentence, sentenceColumn, names }: FeatureStep): Finding[] {
  if (!names) return []
  return exampleNames(sentence)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const column = sentenceColumn + sentence.indexOf(`<${name}>`)
      const place = { line, column, endColumn: column + name.length + 2 }
      return finding('example.unknown', place, { name, names })
    })
}

const cellPlace = ({ line, column, endColumn }: FeatureCell) => ({
  line,
  column,
  endColumn: Math.max(endColumn, column + 1),
})

type Argument = Advice['wrong'][number]

const isIn = ({ filledStart, filledEnd }: FilledValue, { start, end }: Argument) =>
  filledStart < end && start < filledEnd

/** A cell that is no value of the step it is for. */
function cellFinding(cell: FeatureCell, argument: Argument, step: string, { locale, knowledge }: StepCheck): Finding {
  const { name, type, text } = argument
  const problem = explainArgument({ name, type }, text, locale, knowledge.values)
  const isWhole = text === cell.value
  const edits = isWhole && problem?.mended ? [replaceIn(cell.line, cell.column, cell.endColumn, problem.mended)] : []
  const data = { name, type, value: cell.value, fault: problem?.fault ?? 'missing' }
  return finding('argument', cellPlace(cell), data, { fixes: edits.length > 0 ? [{ edits }] : [], steps: [step] })
}

/**
 * A sentence that is a step with some values of its outline, and none with these: the values are to blame.
 * @param filled the sentence with the values of a row
 * @param advice undefined when the nearest steps have not been looked for
 */
export function checkExample(
  written: FeatureStep,
  filled: FilledSentence,
  advice: Advice | undefined,
  check: StepCheck,
): Finding[] {
  const step = advice?.step
  if (step && advice.wrong.length > 0)
    return advice.wrong.flatMap((argument) => {
      const cell = filled.values.find((value) => isIn(value, argument))?.cell
      return cell ? [cellFinding(cell, argument, step.id, check)] : []
    })
  const [cell] = filled.values.flatMap((value) => value.cell ?? [])
  const place = cell ? cellPlace(cell) : sentencePlace(written)
  return [finding('undefined', place, { isAdvised: advice !== undefined, sentence: filled.text })]
}
