import type { FeatureStep } from '../parse/feature-step'

/** The plugin that runs code in values: `${=code}`. */
export const CODE_PLUGIN = 'groovy'
const CODE = '${='

/**
 * Whether the tool runs code for a step: in its sentence, in what stands under it, in its examples.
 * @param lines the file
 */
export const hasCode = ({ sentence, blocks, examples }: FeatureStep, lines: readonly string[]): boolean =>
  sentence.includes(CODE) ||
  blocks.some(({ line, endLine }) => lines.slice(line - 1, endLine).some((text) => text.includes(CODE))) ||
  examples.some((row) => [...row].some(([name, { value }]) => value.includes(CODE) && sentence.includes(`<${name}>`)))
