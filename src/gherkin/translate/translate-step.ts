import type { StepLanguage } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { innerType } from '@/step-language/values/value-tools'
import { argumentPairs, type KnownSentence, translateSentence } from '@/step-language/write/sentence-wording'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { stripKeyword, translateKeyword } from '@/steps/feature-line'
import { chooseByPlugin } from '../check/check-modules'
import { cellValues } from '../check/check-step'
import type { ExampleRow, FeatureStep, FilledSentence } from '../parse/feature-steps'
import {
  asWritten,
  exampleNames,
  fillSentence,
  keywordRange,
  sentenceRange,
  toNames,
  toProperties,
} from '../parse/feature-steps'
import { type PlacedText, replaceRange } from '../parse/feature-text'

type UntranslatedReason = 'undefined' | 'ambiguous' | 'value' | 'wording' | 'example'

/** Something that was not translated, or whose translation needs a second look. */
export interface TranslationNote {
  line: number
  text: string
  reason: UntranslatedReason | 'fails' | 'shared' | 'fault'
  value?: string
}

export interface TranslationContext {
  from: StepLanguage
  to: StepLanguage
  lines: readonly string[]
  knowledge: StepKnowledge
  inUse: ReadonlySet<string>
}

/** A cell that a step uses as a value of a type, or verbatim if that is undefined. */
export type CellUse = { cell: PlacedText; type: string | undefined }

/** Translates only the keyword, without which the line would not be a step. */
function keepSentence(step: FeatureStep, to: StepLanguage, reason: UntranslatedReason, value?: string) {
  const { line, sentence } = step
  const keyword = translateKeyword(step.keyword, sentence, to)
  const note: TranslationNote = { line, text: `${keyword} ${sentence}`, reason, ...(value !== undefined && { value }) }
  const edits = [replaceRange(keywordRange(step), keyword)]
  return { edits, notes: [note], columns: new Map<string, string>(), cells: [] }
}

/** Translated values by argument of the target, and the types of columns; or the first value without a translation. */
function translateArguments(
  { match: { step, args }, scope }: KnownSentence,
  written: (start: number, end: number) => string,
  names: readonly string[],
  { from, to, knowledge }: TranslationContext,
): { values: Map<string, string>; columns: Map<string, string> } | { missing: string } {
  // Where the language of the data is declared, values stay as they are.
  const translate = (text: string, type: string): string | undefined => {
    const value = scope.dataLocale ? text : knowledge.values.translate(toProperties(text, names).text, type, from, to)
    return value && toNames(value, names)
  }
  const values = new Map<string, string>()
  const columns = new Map<string, string>()
  for (const [own, other] of argumentPairs(step.expression[from], step.expression[to])) {
    const arg = args[own.name]
    if (!arg) continue
    const text = written(arg.start, arg.end)
    const [name] = exampleNames(text).filter((found) => names.includes(found))
    const isColumn = text === `<${name}>`
    const type = isColumn ? own.type : innerType(own.type, knowledge.catalogue.dataTypes)
    if (name !== undefined && type) columns.set(name, type)
    const value = isColumn ? text : translate(text, own.type)
    if (value === undefined) return { missing: text }
    values.set(other.name, value)
  }
  return { values, columns }
}

function identify(step: FeatureStep, filled: FilledSentence, context: TranslationContext) {
  const { from, knowledge, inUse } = context
  const found = chooseByPlugin(knowledge.match(filled.text, from, step.scope), from, inUse, step.scope)
  if (found.length === 0) return 'undefined'
  // Next to others, steps with free words match by accident.
  const precise = found.filter(({ step: { expression } }) => found.length === 1 || !hasFreeWords(expression[from]))
  const [match] = precise
  if (!match || precise.length > 1) return 'ambiguous'
  return match
}

/** The one step that a sentence matches with every row, or else the reason why there is none. */
function identifyAll(step: FeatureStep, filled: readonly FilledSentence[], context: TranslationContext) {
  const all = filled.map((sentence) => identify(step, sentence, context))
  const [match = 'undefined'] = all
  const idOf = (result: (typeof all)[number]) => (typeof result === 'string' ? result : result.step.id)
  return all.every((result) => idOf(result) === idOf(match)) ? match : 'example'
}

function translateFilled(step: FeatureStep, rows: readonly ExampleRow[], context: TranslationContext) {
  const { from, to, knowledge } = context
  const { names = [], sentence } = step
  const [row = new Map()] = rows
  const fill = (text: string, values: ExampleRow) =>
    rows.length > 0 ? fillSentence(text, values) : toProperties(text, names)
  const filled = fill(sentence, row)
  const match = identifyAll(step, [filled, ...rows.slice(1).map((other) => fill(sentence, other))], context)
  if (typeof match === 'string') {
    const isDone = match === 'undefined' && knowledge.match(filled.text, to, step.scope).length > 0
    return { ...keepSentence(step, to, match), ...(isDone && { notes: [] }) }
  }
  const known: KnownSentence = { sentence: filled.text, match, from, scope: step.scope }
  const written = asWritten(sentence, filled)
  const args = translateArguments(known, written, names, context)
  if ('missing' in args) return keepSentence(step, to, 'value', args.missing)
  const translateCell = (text: string, type = '') => (type && knowledge.values.translate(text, type, from, to)) || text
  const typeOf = (name: string) => (step.scope.dataLocale ? undefined : args.columns.get(name))
  const translatedRow = new Map(
    [...row].map(([name, cell]) => [name, { ...cell, value: translateCell(cell.value, typeOf(name)) }]),
  )
  const target = { to, values: args.values, written, filled: (text: string) => fill(text, translatedRow).text }
  const translated = translateSentence(known, target, knowledge)
  if (!translated) return keepSentence(step, to, 'wording')
  const keyword = translateKeyword(step.keyword, translated.text, to)
  // The tool may read the first word of a sentence as part of the keyword.
  const { text: read } = stripKeyword(`${keyword} ${target.filled(translated.text)}`, to)
  const isSame = knowledge.match(read, to, step.scope).some((other) => other.step.id === match.step.id)
  if (!isSame) return keepSentence(step, to, 'wording')
  const text = `${keyword} ${translated.text}`
  const { fails } = match.step
  const notes: TranslationNote[] = [{ line: step.line, text, reason: 'fails' }]
  return {
    edits: [replaceRange({ from: step.from, to: sentenceRange(step).to }, text)],
    notes: fails?.includes(to) && !fails.includes(from) ? notes : [],
    columns: args.columns,
    cells: cellValues(match.step, step.blocks),
  }
}

/** The cells of an outline that a step uses: as values, or verbatim in free words, quoted texts or its block. */
function exampleCells(step: FeatureStep, columns: ReadonlyMap<string, string>, lines: readonly string[]): CellUse[] {
  const below = step.blocks.flatMap(({ line, endLine }) => lines.slice(line - 1, endLine)).join('\n')
  const verbatim = [...exampleNames(step.sentence).filter((name) => !columns.has(name)), ...exampleNames(below)]
  const uses = [...columns, ...verbatim.map((name): [string, undefined] => [name, undefined])]
  return (step.scope.dataLocale ? [] : step.examples).flatMap((row) =>
    uses.flatMap(([name, type]) => [row.get(name) ?? []].flat().map((cell) => ({ cell, type }))),
  )
}

/** Translates the line of a step. @returns also the cells that it uses, which depend on all of their steps */
export function translateStep(step: FeatureStep, context: TranslationContext) {
  const isFilled = exampleNames(step.sentence).some((name) => step.names?.includes(name))
  const { edits, notes, columns, cells } = translateFilled(step, isFilled ? step.examples : [], context)
  return { edits, notes, cells: [...cells, ...exampleCells(step, columns, context.lines)] }
}
