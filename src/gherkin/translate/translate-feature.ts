import type { Location } from '@cucumber/messages'
import { type Locale, otherLocale } from '@/i18n/locale'
import { applyEdits, placeAt, type TextEdit } from '@/lib/finding'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { createSentenceTranslator } from '@/step-language/translate/translate-sentence'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import type { FeatureChecker } from '../check/check-feature'
import type { CustomMatcher } from '../custom-steps'
import type { FeatureFinding } from '../finding/finding'
import { UNSUPPORTED_TITLES } from '../parse/feature-language'
import { fillSentence } from '../parse/feature-step'
import { featureParts, featureSteps, isOutline } from '../parse/feature-steps'
import { insertAbove, rangeAt, replaceRange, wholeLine } from '../parse/feature-text'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import { pluginsInUse } from '../plugin-choice'
import { translateStep } from './translate-step'
import { columnsAsWritten, type TranslationNote, translateExamples } from './translate-values'

export interface TranslatedFeature {
  text: string
  from: Locale
  to: Locale
  translated: number
  found: number
  /** What stays unchanged or needs a second look, by line. */
  notes: TranslationNote[]
}

type FeatureTranslator = (text: string, custom: CustomMatcher) => TranslatedFeature

interface Titled {
  keyword: string
  location: Location
}

/** The keyword of a rule, translated like everything else although the tool does not support rules. */
const ruleWord = (locale: Locale): string => UNSUPPORTED_TITLES[locale].rule?.[0] ?? ''

/** Nothing for the title lines that were added to a fragment: the file does not contain them. */
const titleEdits = ({ keyword, location }: Titled, word: string, parsed: ParsedFeature): TextEdit[] =>
  location.line > 0 ? [replaceRange(rangeAt(parsed, location, keyword), word)] : []

function translateTitles(parsed: ParsedFeature, to: Locale): TextEdit[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const { header } = parsed.language
  const edits = (node: Titled, role: TitleRole) => titleEdits(node, TITLE_KEYWORDS[to][role][0], parsed)
  const parts = featureParts(feature).flatMap(({ background, scenario }) => {
    if (background) return edits(background, 'background')
    const own = edits(scenario, isOutline(scenario, parsed) ? 'scenarioOutline' : 'scenario')
    return [...own, ...scenario.examples.flatMap((table) => edits(table, 'examples'))]
  })
  const rules = feature.children.flatMap(({ rule }) => (rule ? titleEdits(rule, ruleWord(to), parsed) : []))
  const line = `# language: ${to}`
  const head = header ? replaceRange(wholeLine(parsed, header.line), line) : insertAbove(parsed, 1, [line])
  return [head, ...edits(feature, 'feature'), ...rules, ...parts]
}

/**
 * Prepares the translation of features: keywords, steps, comparisons and numbers change; other values, tables, comments
 * and free text stay. Rows of an outline change only where a step uses them as numbers.
 */
export function createFeatureTranslator(knowledge: StepKnowledge): FeatureTranslator {
  const translateSentence = createSentenceTranslator(knowledge)
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
    const context = {
      from,
      to,
      knowledge,
      custom,
      inUse,
      translateSentence,
      translateValue: knowledge.values.translate,
    }
    const done = steps.map((step) => {
      const translation = translateStep(step, context)
      return { step, ...translation, asWritten: columnsAsWritten(step, translation.columns, parsed.lines) }
    })
    const cells = translateExamples(done, context)
    const edits = [...translateTitles(parsed, to), ...done.flatMap((step) => step.edits), ...cells.edits]
    const notes = [...done.flatMap((step) => step.notes), ...cells.notes]
      // A missing header is inserted above the first line.
      .map((note) => ({ ...note, line: note.line + (parsed.language.header ? 0 : 1) }))
      .sort((one, other) => one.line - other.line)
    const kept = done.filter((step) =>
      step.notes.some(({ reason, line }) => reason !== 'fails' && line === step.step.line),
    )
    const found = steps.length
    return { text: applyEdits(text, edits), from, to, translated: found - kept.length, found, notes }
  }
}

/** A translation, or what has to be solved first. */
export interface CheckedTranslation extends TranslatedFeature {
  /** The findings that stop it, in the order of the text. While there are any, the text is the one that was given. */
  blockers: FeatureFinding[]
}

/** Findings that leave a part of the file unread, or a step unknown: nobody can say what it means. */
const STOPPING =
  /^(limit|encoding|syntax|language|unsupported|example|undefined|ambiguous|argument)\b|^structure\.examples$/

const translationBlockers = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  findings.filter(({ code, severity }) => severity === 'error' && STOPPING.test(code))

const lineOf = (text: string, { from }: FeatureFinding): number => placeAt(text, from).line

/**
 * Prepares the translation of features that have no findings, or whose findings the reader has set aside. What the checker
 * says of the result, and not of the original, is noted.
 */
export const createCheckedTranslator =
  (translate: FeatureTranslator, check: FeatureChecker) =>
  (text: string, custom: CustomMatcher, isSetAside = false): CheckedTranslation => {
    const blockers = translationBlockers(check(text, custom).findings)
    const translation = translate(text, custom)
    if (blockers.length > 0 && !isSetAside) return { ...translation, text, translated: 0, notes: [], blockers }
    const shift = translation.text.split('\n').length - text.split('\n').length
    const known = new Set([
      ...translation.notes.map(({ line }) => line),
      ...blockers.map((finding) => lineOf(text, finding) + shift),
    ])
    const lines = translation.text.split('\n')
    const faults = translationBlockers(check(translation.text, custom).findings)
      .map((finding) => lineOf(translation.text, finding))
      .filter((line, index, all) => !known.has(line) && all.indexOf(line) === index)
      .map((line): TranslationNote => ({ line, text: (lines[line - 1] ?? '').trim(), reason: 'fault' }))
    const notes = [...translation.notes, ...faults].sort((one, other) => one.line - other.line)
    return { ...translation, translated: translation.translated - faults.length, notes, blockers: [] }
  }
