import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import type { RankedStep } from '../rank/rank-steps'
import type { ValueTools } from '../value-tools'
import { writeExpression, writtenItems } from '../write/write-expression'
import { type Compared, writtenFor } from './compared'
import { type ArgumentProblem, explainArgument } from './explain-argument'
import { meantWriting, spareValue } from './meant-writing'
import { type DiffPart, wordDiff } from './word-diff'

/** A step that a sentence comes near to, and what keeps them apart. */
export interface NearStep {
  step: CatalogueStep
  /** From 0, nothing in common, to about 1, the same. */
  score: number
  diff: DiffPart[]
  problems: ArgumentProblem[]
  /** The words are those of the step, but the blanks between them are not. */
  hasStraySpaces: boolean
  /** The sentence that was probably meant, in the form of the step. */
  example: string
}

/**
 * Tells what keeps a sentence from being a step, and how it would be one.
 * @param sentence without its keyword
 */
export function explainStep(ranked: RankedStep, sentence: string, locale: Locale, tools: ValueTools): NearStep {
  const compared: Compared = { ...ranked, sentence }
  const { items, units, pairings, step, score } = ranked
  const writing = meantWriting(compared, locale, tools)
  const diff = wordDiff(compared, writtenItems(items, writing), (type, raw) => tools.isValue(raw, type, locale))
  const problems = pairings.flatMap((pairing) => {
    const unit = units[pairing.unit ?? -1]
    if (unit?.kind !== 'argument') return []
    if (spareValue(compared, unit)) return []
    return explainArgument(unit, writtenFor(pairing, compared), locale, tools) ?? []
  })
  const hasStraySpaces = diff.every(({ kind }) => kind === 'same' || kind === 'value')
  return { step, score, diff, problems, hasStraySpaces, example: writeExpression(items, writing) }
}
