import { placeAt } from '@/lib/finding'
import type { FeatureChecker } from '../check/check-feature'
import type { CustomMatcher } from '../custom-steps'
import type { FeatureFinding } from '../finding/finding'
import type { FeatureTranslator, TranslatedFeature } from './translate-feature'
import type { TranslationNote } from './translate-step'

/** A translation, or what has to be solved first. */
export interface CheckedTranslation extends TranslatedFeature {
  /** The findings that stop it, in the order of the text. While there are any, the text is the one that was given. */
  blockers: FeatureFinding[]
}

/** Findings that leave a part of the file unread, or a step unknown: nobody can say what it means. */
const STOPPING =
  /^(limit|encoding|syntax|language|unsupported|example|undefined|ambiguous|argument)\b|^structure\.examples$/

/**
 * The findings that stop a translation.
 * @example translationBlockers(report.findings).map(({ code }) => code) // => ['undefined']
 */
const translationBlockers = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  findings.filter(({ code, severity }) => severity === 'error' && STOPPING.test(code))

const lineOf = (text: string, { from }: FeatureFinding): number => placeAt(text, from).line

/** Translates a feature and checks the result, both with the checker that readers use. */
export type CheckedTranslator = (text: string, custom: CustomMatcher, isSetAside?: boolean) => CheckedTranslation

/**
 * Prepares the translation of features that have no findings, or whose findings the reader has set aside. What the checker
 * says of the result, and not of the original, is noted.
 */
export const createCheckedTranslator =
  (translate: FeatureTranslator, check: FeatureChecker): CheckedTranslator =>
  (text, custom, isSetAside = false) => {
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
