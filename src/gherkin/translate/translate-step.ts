import type { Locale } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import type { KnownSentence, SentenceTranslator } from '@/step-language/translate/translate-sentence'
import { stripKeyword } from '@/steps/keywords'
import type { CustomMatcher } from '../custom-steps'
import {
  type ExampleRow,
  exampleNames,
  type FeatureStep,
  type FilledSentence,
  fillSentence,
  sentenceRange,
  writtenRange,
} from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import { chooseByPlugin, onlyPrecise } from '../plugin-choice'
import { translateKeyword } from './translate-keyword'
import {
  type StepTranslation,
  translateArguments,
  translateTable,
  type UntranslatedReason,
  type ValueTranslation,
} from './translate-values'

interface StepTranslationContext extends ValueTranslation {
  knowledge: StepKnowledge
  custom: CustomMatcher
  inUse: ReadonlySet<string>
  translateSentence: SentenceTranslator
}

/** Also the columns of the outline that are values, with their types. */
type TranslatedStep = StepTranslation & { columns: ReadonlyMap<string, string> }

const NO_COLUMNS: ReadonlyMap<string, string> = new Map()

/** Keeps the sentence and translates only its keyword, without which the line would no longer be a step. */
function keepSentence(step: FeatureStep, to: Locale, reason: UntranslatedReason, value?: string): TranslatedStep {
  const { line, from, sentence } = step
  const keyword = translateKeyword(step.keyword, sentence, to)
  const note = { line, text: `${keyword} ${sentence}`, reason, ...(value !== undefined && { value }) }
  const edits = [replaceRange({ from, to: from + step.keyword.length }, keyword)]
  return { edits, notes: [note], columns: NO_COLUMNS }
}

/** A row with the cells translated that are values of the step. */
const translateRow = (row: ExampleRow, columns: ReadonlyMap<string, string>, context: StepTranslationContext) =>
  new Map(
    [...row].map(([name, cell]) => {
      const type = columns.get(name)
      const value = type && context.translateValue(cell.value, type, context.from, context.to)
      return [name, { ...cell, value: value ?? cell.value }]
    }),
  )

/** The step that a filled sentence matches, or why there is no single one. */
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

/** Translates a step with the values of its first row; the other rows must match the same step. */
function translateFilled(
  step: FeatureStep,
  rows: readonly ExampleRow[],
  context: StepTranslationContext,
): TranslatedStep {
  const { from, to, knowledge, translateSentence } = context
  const [row = new Map()] = rows
  const filled = fillSentence(step.sentence, row)
  const match = identify(step, filled, context)
  const others = rows.map((other) => identify(step, fillSentence(step.sentence, other), context))
  const isSomeStep = others.some((other) => typeof other !== 'string')
  if (isSomeStep && others.includes('undefined')) return keepSentence(step, to, 'row')
  if (typeof match === 'string') return keepSentence(step, to, match)
  if (others.some((other) => typeof other === 'string' || other.step.id !== match.step.id))
    return keepSentence(step, to, 'example')
  const known: KnownSentence = { sentence: filled.text, match, from, scope: step.scope }
  const written = (start: number, end: number) => {
    const range = writtenRange(filled, start, end)
    return step.sentence.slice(range.start, range.end)
  }
  const args = translateArguments(known, written, step.names ?? [], knowledge.catalogue.dataTypes, context)
  if ('missing' in args) return keepSentence(step, to, 'value', args.missing)
  const there = step.scope.dataLocale ? row : translateRow(row, args.columns, context)
  const aim = { to, values: args.values, written, filled: (text: string) => fillSentence(text, there).text }
  const translated = translateSentence(known, aim)
  if (!translated) return keepSentence(step, to, 'wording')
  const keyword = translateKeyword(step.keyword, translated.text, to)
  // The tool reads the first word of a sentence as a part of some keywords.
  const { text: read } = stripKeyword(`${keyword} ${aim.filled(translated.text)}`, to)
  const isSame = knowledge.match(read, to, step.scope).some((other) => other.step.id === match.step.id)
  if (!isSame) return keepSentence(step, to, 'wording')
  const { line } = step
  const edit = replaceRange({ from: step.from, to: sentenceRange(step).to }, `${keyword} ${translated.text}`)
  const isBroken = match.step.fails?.includes(to) && !match.step.fails.includes(from)
  const notes = isBroken ? [{ line, text: `${keyword} ${translated.text}`, reason: 'fails' as const }] : []
  const table = translateTable(match.step.id, step, context)
  return { edits: [edit, ...table.edits], notes: [...notes, ...table.notes], columns: args.columns }
}

export function translateStep(step: FeatureStep, context: StepTranslationContext): TranslatedStep {
  const used = exampleNames(step.sentence).filter((name) => step.names?.includes(name))
  return translateFilled(step, used.length > 0 ? step.examples : [], context)
}
