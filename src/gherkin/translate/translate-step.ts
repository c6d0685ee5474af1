import type { Locale } from '@/i18n/locale'
import type { TextEdit } from '@/lib/finding'
import { chooseByPlugin, onlyPrecise } from '@/step-language/plugin-choice'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { translateKeyword } from '@/step-language/translate/translate-keyword'
import type { KnownSentence, SentenceTranslator } from '@/step-language/translate/translate-sentence'
import type { ValueTranslator } from '@/step-language/values/translate-value'
import { stripKeyword } from '@/steps/keywords'
import { exampleNames, type FilledSentence, fillSentence, writtenRange } from '../check/example-sentence'
import type { CustomMatcher } from '../custom-steps'
import { type ExampleRow, type FeatureStep, sentenceRange } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import { translateArguments } from './translate-arguments'
import { translateTable } from './translate-cells'

/** Why a step stays in its language. */
export type UntranslatedReason = 'undefined' | 'ambiguous' | 'custom' | 'value' | 'wording' | 'example' | 'row'

/** A step that could not be translated, or one whose translation needs a second look. */
export interface TranslationNote {
  line: number
  /** The step as it stands, with its keyword. */
  text: string
  reason: UntranslatedReason | 'fails' | 'shared'
  /** The value that has no form in the other language. */
  value?: string
}

/** The changes that translate a step, and what its reader should know. */
export interface StepTranslation {
  edits: TextEdit[]
  notes: TranslationNote[]
}

/** What the translation of a file's steps has in common. */
export interface StepTranslationContext {
  from: Locale
  to: Locale
  knowledge: StepKnowledge
  custom: CustomMatcher
  inUse: ReadonlySet<string>
  translateSentence: SentenceTranslator
  translateValue: ValueTranslator
}

/** A step and the columns of its outline that are values of it, by their types. */
export type TranslatedStep = StepTranslation & { columns: ReadonlyMap<string, string> }

const NO_COLUMNS: ReadonlyMap<string, string> = new Map()

/** The sentence stays; with its keyword in its own language, it would be no step of the file any more. */
function stays(step: FeatureStep, to: Locale, reason: UntranslatedReason, value?: string): TranslatedStep {
  const { line, from, sentence } = step
  const keyword = translateKeyword(step.keyword, sentence, to)
  const note = { line, text: `${keyword} ${sentence}`, reason, ...(value !== undefined && { value }) }
  const edits = [replaceRange({ from, to: from + step.keyword.length }, keyword)]
  return { edits, notes: [note], columns: NO_COLUMNS }
}

/** The cells of a row in the other language, as far as they are values of the step. */
const translateRow = (row: ExampleRow, columns: ReadonlyMap<string, string>, context: StepTranslationContext) =>
  new Map(
    [...row].map(([name, cell]) => {
      const type = columns.get(name)
      const value = type && context.translateValue(cell.value, type, context.from, context.to)
      return [name, { ...cell, value: value ?? cell.value }]
    }),
  )

/** The step that a sentence is with the values of a row, or why that is not clear. */
function identify(step: FeatureStep, filled: FilledSentence, context: StepTranslationContext) {
  const { from, knowledge, custom, inUse } = context
  const found = chooseByPlugin(knowledge.match(filled.text, from, step.scope), from, inUse, step.scope)
  const [match] = found
  const own = custom.matching(filled.text, step.scope.dataLocale ?? from)
  if (own.length > 1 || (match && own.length > 0)) return 'ambiguous'
  if (match && found.length === 1) return match
  if (match) return onlyPrecise(found, from) ?? 'ambiguous'
  return own.length > 0 ? 'custom' : 'undefined'
}

/** Translates a step with the values of one row; the others have to be the same step. */
function translateFilled(
  step: FeatureStep,
  rows: readonly ExampleRow[],
  context: StepTranslationContext,
): TranslatedStep {
  const { from, to, inUse, knowledge, translateSentence, translateValue } = context
  const [row = new Map()] = rows
  const filled = fillSentence(step.sentence, row)
  const match = identify(step, filled, context)
  const others = rows.map((other) => identify(step, fillSentence(step.sentence, other), context))
  const isSomeStep = others.some((other) => typeof other !== 'string')
  if (isSomeStep && others.includes('undefined')) return stays(step, to, 'row')
  if (typeof match === 'string') return stays(step, to, match)
  if (others.some((other) => typeof other === 'string' || other.step.id !== match.step.id))
    return stays(step, to, 'example')
  const known: KnownSentence = { sentence: filled.text, match, from, scope: step.scope }
  const written = (start: number, end: number) => {
    const range = writtenRange(filled, start, end)
    return step.sentence.slice(range.start, range.end)
  }
  const tools = { translate: translateValue, types: knowledge.catalogue.dataTypes }
  const args = translateArguments(known, to, written, step.names ?? [], tools)
  if ('missing' in args) return stays(step, to, 'value', args.missing)
  const there = step.scope.dataLocale ? row : translateRow(row, args.columns, context)
  const aim = { to, values: args.values, inUse, written, filled: (text: string) => fillSentence(text, there).text }
  const translated = translateSentence(known, aim)
  if (!translated) return stays(step, to, 'wording')
  const keyword = translateKeyword(step.keyword, translated.text, to)
  // After some keywords the tool takes the first word of a sentence for a part of them.
  const { text: read } = stripKeyword(`${keyword} ${aim.filled(translated.text)}`, to)
  const isSame = knowledge.match(read, to, step.scope).some((other) => other.step.id === match.step.id)
  if (!isSame) return stays(step, to, 'wording')
  const { line } = step
  const edit = replaceRange({ from: step.from, to: sentenceRange(step).to }, `${keyword} ${translated.text}`)
  const isBroken = match.step.fails?.includes(to) && !match.step.fails.includes(from)
  const notes = isBroken ? [{ line, text: `${keyword} ${translated.text}`, reason: 'fails' as const }] : []
  const table = translateTable(match.step.id, step, from, to, translateValue)
  return { edits: [edit, ...table.edits], notes: [...notes, ...table.notes], columns: args.columns }
}

/** Writes a step in the other language, or notes why it stays. */
export function translateStep(step: FeatureStep, context: StepTranslationContext): TranslatedStep {
  const used = exampleNames(step.sentence).filter((name) => step.names?.includes(name))
  return translateFilled(step, used.length > 0 ? step.examples : [], context)
}
