import type { StepLanguage } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import type { KnownSentence } from '@/step-language/translate/translate-sentence'
import { argumentPairs, translateSentence } from '@/step-language/translate/translate-sentence'
import { innerType } from '@/step-language/values/value-tools'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { stripKeyword, translateKeyword } from '@/steps/keywords'
import { cellValues } from '../check/check-block'
import { chooseByPlugin } from '../check/check-modules'
import { type FeatureStep, keywordRange, sentenceRange } from '../parse/feature-steps'
import { type PlacedText, replaceRange } from '../parse/feature-text'
import type { ExampleRow, FilledSentence } from '../parse/filled-sentence'
import { closeSentence, exampleNames, fillSentence, openSentence, writtenTexts } from '../parse/filled-sentence'

type UntranslatedReason = 'undefined' | 'ambiguous' | 'custom' | 'value' | 'wording' | 'example' | 'row'

/** A step that could not be translated, or one whose translation needs a second look. */
export interface TranslationNote {
  line: number
  text: string
  reason: UntranslatedReason | 'fails' | 'shared' | 'property' | 'fault'
  value?: string
}

export interface TranslationContext {
  from: StepLanguage
  to: StepLanguage
  lines: readonly string[]
  knowledge: StepKnowledge
  inUse: ReadonlySet<string>
}

/** A cell that a step uses as a value of a type, or verbatim. */
export type CellUse = { cell: PlacedText; type: string | undefined }

/** Keeps the sentence and translates only its keyword, without which the line would no longer be a step. */
function keepSentence(step: FeatureStep, to: StepLanguage, reason: UntranslatedReason, value?: string) {
  const { line, sentence } = step
  const keyword = translateKeyword(step.keyword, sentence, to)
  const note: TranslationNote = { line, text: `${keyword} ${sentence}`, reason, ...(value !== undefined && { value }) }
  const edits = [replaceRange(keywordRange(step), keyword)]
  return { edits, notes: [note], columns: new Map<string, string>(), cells: [] }
}

/** The values of a sentence by their other names, and the types of columns; or the first without a translation. */
function translateArguments(
  { match: { step, args }, scope }: KnownSentence,
  written: (start: number, end: number) => string,
  names: readonly string[],
  { from, to, knowledge }: TranslationContext,
): { values: Map<string, string>; columns: Map<string, string> } | { missing: string } {
  // A feature that declares the language of its data keeps them.
  const translate = (text: string, type: string): string | undefined => {
    const value = scope.dataLocale ? text : knowledge.values.translate(openSentence(text, names).text, type, from, to)
    return value && closeSentence(value, names)
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
  // Those with free words match it by accident.
  const precise = found.filter(({ step: { expression } }) => found.length === 1 || !hasFreeWords(expression[from]))
  const [match] = precise
  if (!match || precise.length > 1) return 'ambiguous'
  const { own, expression } = match.step
  // An own step without a text in the other language stays as it is.
  return own && expression.es === expression.en ? 'custom' : match
}

/** The step that a sentence is with each of its rows; else why it is none. */
function identifyAll(step: FeatureStep, filled: readonly FilledSentence[], context: TranslationContext) {
  const all = filled.map((one) => identify(step, one, context))
  const [match = 'undefined'] = all
  if (all.includes('undefined') && all.some((one) => typeof one !== 'string')) return 'row'
  if (typeof match === 'string') return match
  return all.every((one) => typeof one !== 'string' && one.step.id === match.step.id) ? match : 'example'
}

function translateFilled(step: FeatureStep, rows: readonly ExampleRow[], context: TranslationContext) {
  const { from, to, knowledge } = context
  const { names = [], sentence } = step
  const [row = new Map()] = rows
  const fill = (text: string, values: ExampleRow) =>
    rows.length > 0 ? fillSentence(text, values) : openSentence(text, names)
  const filled = fill(sentence, row)
  const match = identifyAll(step, [filled, ...rows.slice(1).map((other) => fill(sentence, other))], context)
  if (typeof match === 'string') {
    // An earlier translation has left it in the language that it is to have.
    const isThere = match === 'undefined' && knowledge.match(filled.text, to, step.scope).length > 0
    return { ...keepSentence(step, to, match), ...(isThere && { notes: [] }) }
  }
  const known: KnownSentence = { sentence: filled.text, match, from, scope: step.scope }
  const written = writtenTexts(sentence, filled)
  const args = translateArguments(known, written, names, context)
  if ('missing' in args) return keepSentence(step, to, 'value', args.missing)
  const valueThere = (text: string, type = '') => (type && knowledge.values.translate(text, type, from, to)) || text
  const typeOf = (name: string) => (step.scope.dataLocale ? undefined : args.columns.get(name))
  const there = new Map(
    [...row].map(([name, cell]) => [name, { ...cell, value: valueThere(cell.value, typeOf(name)) }]),
  )
  const target = { to, values: args.values, written, filled: (text: string) => fill(text, there).text }
  const translated = translateSentence(known, target, knowledge)
  if (!translated) return keepSentence(step, to, 'wording')
  const keyword = translateKeyword(step.keyword, translated.text, to)
  // The tool reads the first word of a sentence as a part of some keywords.
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
    // Those that are values in the language of the feature; other data stay.
    cells: cellValues(match.step, step.blocks),
  }
}

/** The cells of an outline that a step uses: as values, or verbatim in free text, in quoted texts or in its block. */
function exampleCells(step: FeatureStep, columns: ReadonlyMap<string, string>, lines: readonly string[]): CellUse[] {
  const below = step.blocks.flatMap(({ line, endLine }) => lines.slice(line - 1, endLine)).join('\n')
  const verbatim = [...exampleNames(step.sentence).filter((name) => !columns.has(name)), ...exampleNames(below)]
  const uses = [...columns, ...verbatim.map((name): [string, undefined] => [name, undefined])]
  return (step.scope.dataLocale ? [] : step.examples).flatMap((row) =>
    uses.flatMap(([name, type]) => [row.get(name) ?? []].flat().map((cell) => ({ cell, type }))),
  )
}

/** Translates a step: its line, and the cells that depend on it, which other steps may use, too. */
export function translateStep(step: FeatureStep, context: TranslationContext) {
  const isFilled = exampleNames(step.sentence).some((name) => step.names?.includes(name))
  const { edits, notes, columns, cells } = translateFilled(step, isFilled ? step.examples : [], context)
  return { edits, notes, cells: [...cells, ...exampleCells(step, columns, context.lines)] }
}
