import { type Locale, otherLocale } from '@/i18n/locale'
import { pluginsInUse } from '@/step-language/plugin-choice'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { createSentenceTranslator } from '@/step-language/translate/translate-sentence'
import { createValueTranslator } from '@/step-language/values/translate-value'
import { fillSentence } from '../check/example-sentence'
import type { CustomMatcher } from '../custom/custom-matcher'
import { applyEdits, lineAfter } from '../finding/feature-edit'
import { featureSteps } from '../parse/feature-steps'
import { parseFeature } from '../parse/parse-feature'
import { columnsAsWritten } from './columns-as-written'
import { translateCells } from './translate-cells'
import { translateStep } from './translate-step'
import { translateTitles } from './translate-titles'
import type { TranslationNote } from './translated-line'

/** A feature in the other language. */
export interface TranslatedFeature {
  text: string
  from: Locale
  to: Locale
  /** Steps in the other language, of all. */
  translated: number
  found: number
  /** What stays as it is, or needs a second look, by line. */
  notes: TranslationNote[]
}

/** Writes a feature in the other language. */
export type FeatureTranslator = (text: string, custom: CustomMatcher) => TranslatedFeature

/**
 * Prepares the translation of features: keywords, the words of steps and comparisons, numbers; values, tables, comments
 * and free text stay. Rows of an outline change only where they are numbers of a step.
 */
export function createFeatureTranslator(knowledge: StepKnowledge): FeatureTranslator {
  const translateSentence = createSentenceTranslator(knowledge)
  const translateValue = createValueTranslator(knowledge.catalogue.dataTypes)
  return (text, custom) => {
    const parsed = parseFeature(text)
    const from = parsed.language.written
    const to = otherLocale(from)
    const steps = featureSteps(parsed)
    const inUse = pluginsInUse(
      steps.map(({ sentence, examples, scope }) =>
        knowledge.match(fillSentence(sentence, examples[0] ?? new Map()).text, from, scope),
      ),
    )
    const context = { from, to, knowledge, custom, inUse, translateSentence, translateValue }
    const done = steps.map((step) => {
      const translation = translateStep(step, context)
      return { step, ...translation, asWritten: columnsAsWritten(step, translation.columns, parsed.lines) }
    })
    const cells = translateCells(done, from, to, translateValue)
    const edits = [...translateTitles(parsed, to), ...done.flatMap((step) => step.edits), ...cells.edits]
    const notes = [...done.flatMap((step) => step.notes), ...cells.notes]
      .map((note) => ({ ...note, line: lineAfter(note.line, edits) }))
      .sort((one, other) => one.line - other.line)
    const kept = done.filter((step) =>
      step.notes.some(({ reason, line }) => reason !== 'fails' && line === step.step.line),
    )
    return {
      text: applyEdits(text, edits),
      from,
      to,
      translated: steps.length - kept.length,
      found: steps.length,
      notes,
    }
  }
}
