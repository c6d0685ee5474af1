import { exampleNames } from '../check/example-sentence'
import type { FeatureStep } from '../parse/feature-step'

/**
 * The columns of an outline that a step takes as they are: in free words, in texts, in what stands under it.
 * @param columns those that are values of the step, which have a form in each language
 * @param lines the file
 */
export function columnsAsWritten(
  { sentence, blocks, names = [] }: FeatureStep,
  columns: ReadonlyMap<string, string>,
  lines: readonly string[],
): string[] {
  const below = blocks.flatMap(({ line, endLine }) => lines.slice(line - 1, endLine)).join('\n')
  const inSentence = exampleNames(sentence).filter((name) => !columns.has(name))
  return [...inSentence, ...exampleNames(below)].filter((name) => names.includes(name))
}
