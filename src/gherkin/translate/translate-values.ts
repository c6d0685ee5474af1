import type { Locale } from '@/i18n/locale'
import type { TextEdit } from '@/lib/finding'
import { argumentPairs, type KnownSentence } from '@/step-language/translate/translate-sentence'
import { innerType, type ValueTranslator } from '@/step-language/values/value-tools'
import type { TypeSource } from '@/steps/values/data-types'
import { cellValues } from '../check/check-values'
import type { FeatureStep } from '../parse/feature-steps'
import { type PlacedText, replaceRange } from '../parse/feature-text'
import { closeSentence, exampleNames, openSentence } from '../parse/filled-sentence'

export type UntranslatedReason = 'undefined' | 'ambiguous' | 'custom' | 'value' | 'wording' | 'example' | 'row'

/** A step that could not be translated, or one whose translation needs a second look. */
export interface TranslationNote {
  line: number
  text: string
  reason: UntranslatedReason | 'fails' | 'shared' | 'fault'
  value?: string
}

export interface ValueTranslation {
  from: Locale
  to: Locale
  translateValue: ValueTranslator
}

export interface StepTranslation {
  edits: TextEdit[]
  notes: TranslationNote[]
}

/** The values of a step in the other language, or the first one that cannot be translated. */
type TranslatedArguments =
  | { values: ReadonlyMap<string, string>; columns: ReadonlyMap<string, string> }
  | { missing: string }

/**
 * Translates the values of a sentence.
 * @param written returns the text of an argument, which in an outline may contain names in angle brackets
 * @param names the columns of the outline
 * @returns the values by the names of the arguments in the other language, and the types of the columns that are values
 */
export function translateArguments(
  { match: { step, args }, scope }: KnownSentence,
  written: (start: number, end: number) => string,
  names: readonly string[],
  types: TypeSource,
  { from, to, translateValue }: ValueTranslation,
): TranslatedArguments {
  // A feature that declares the language of its data keeps them.
  const translate = (text: string, type: string): string | undefined => {
    const value = scope.dataLocale ? text : translateValue(openSentence(text, names).text, type, from, to)
    return value && closeSentence(value, names)
  }
  const values = new Map<string, string>()
  const columns = new Map<string, string>()
  for (const [own, other] of argumentPairs(step, from, to)) {
    const arg = args[own.name]
    if (!arg) continue
    const text = written(arg.start, arg.end)
    const [name] = exampleNames(text).filter((found) => names.includes(found))
    const type = text === `<${name}>` ? own.type : innerType(own.type, types)
    if (name !== undefined && type) columns.set(name, type)
    const value = text === `<${name}>` ? text : translate(text, own.type)
    if (value === undefined) return { missing: text }
    values.set(other.name, value)
  }
  return { values, columns }
}

const escapeCell = (value: string): string => value.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')

interface Use {
  cell: PlacedText
  types: readonly string[]
}

/** A translated step with the columns of its outline that it uses. */
interface StepColumns {
  step: FeatureStep
  columns: ReadonlyMap<string, string>
  /** Columns used verbatim, in free text, quoted texts or the block. */
  asWritten: readonly string[]
}

/** In place of a type: the cell stays unchanged. */
const AS_WRITTEN = ''

/** The cells that steps use, with the types they are used as. */
function usedCells(steps: readonly StepColumns[]): Use[] {
  const uses = new Map<PlacedText, Set<string>>()
  for (const { step, columns, asWritten } of steps) {
    if (step.scope.dataLocale) continue
    const types = [...columns, ...asWritten.map((name): [string, string] => [name, AS_WRITTEN])]
    for (const row of step.examples)
      for (const [name, type] of types) {
        const cell = row.get(name)
        if (cell) uses.set(cell, (uses.get(cell) ?? new Set()).add(type))
      }
  }
  return [...uses].map(([cell, types]) => ({ cell, types: [...types] }))
}

/** A cell stays as it is where one of its types has no such value in the other language, or two have different ones. */
function translateCells(uses: readonly Use[], { from, to, translateValue }: ValueTranslation): StepTranslation {
  const edits: TextEdit[] = []
  const notes: TranslationNote[] = []
  for (const { cell, types } of uses) {
    const { line, value: text } = cell
    const values = new Set(types.map((type) => (type === AS_WRITTEN ? text : translateValue(text, type, from, to))))
    const [value] = values
    if (value === undefined || values.has(undefined)) notes.push({ line, text, reason: 'value', value: text })
    else if (values.size > 1) notes.push({ line, text, reason: 'shared' })
    else if (value !== text) edits.push(replaceRange(cell, escapeCell(value)))
  }
  return { edits, notes }
}

/** Translates the values of outlines: numbers and durations differ between languages. */
export const translateExamples = (steps: readonly StepColumns[], translation: ValueTranslation): StepTranslation =>
  translateCells(usedCells(steps), translation)

/**
 * Translates the cells of a step's table that are values in the language of the feature; other data stay.
 * @param id of the step
 */
export const translateTable = (id: string, { blocks }: FeatureStep, translation: ValueTranslation): StepTranslation =>
  translateCells(
    cellValues(id, blocks).map(({ cell, type }) => ({ cell, types: [type] })),
    translation,
  )

/**
 * The columns of an outline that a step uses verbatim: in free text, in quoted texts, in its block.
 * @param columns those that are values, which are translated
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
