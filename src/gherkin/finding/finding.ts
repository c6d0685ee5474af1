import type { Finding, FindingLook, Fix, TextRange } from '@/lib/finding'
import { type FindingCode, type FindingData, findingKind } from './finding-kinds'

/** A fix of a finding; one without edits names a step that may have been meant and whose values the reader still has to write. */
export interface FeatureFix extends Fix {
  /** The step that the line matches once it is applied. */
  step?: string
  /** Whether it is the nearest of several, is to be completed, or may take away what counts: the reader decides. */
  isGuess?: boolean
  /** The plugin that it chooses, where the step belongs to several. */
  plugin?: string
}

interface FindingOf<Code extends FindingCode> extends Omit<Finding<Code>, 'fixes'> {
  data: FindingData[Code]
  fixes: FeatureFix[]
  /** Ids of the steps concerned. */
  steps: string[]
}

/** A finding in a feature, as data; {@link findingText} has its text. */
export type FeatureFinding<C extends FindingCode = FindingCode> = { [Code in C]: FindingOf<Code> }[C]

/**
 * How a finding looks, in the text and in the list.
 * @example findingLook({ code: 'ambiguous', severity: 'error' }) // => 'ambiguous'
 */
export const findingLook = ({ code, severity }: Pick<FeatureFinding, 'code' | 'severity'>): FindingLook =>
  code === 'ambiguous' ? code : severity

/**
 * Identifies a finding across checks.
 * @example findingKey({ code: 'syntax.tag', from: 12, to: 20 }) // => 'syntax.tag:12:20'
 */
export const findingKey = ({ code, from, to }: Pick<FeatureFinding, 'code' | 'from' | 'to'>): string =>
  `${code}:${from}:${to}`

/**
 * Creates a finding; its severity, and whether its fixes are guesses, follow from its code.
 * @example finding('syntax.tag', { from: 30, to: 35 }, {}).severity // => 'error'
 */
export const finding = <C extends FindingCode>(
  code: C,
  { from, to }: TextRange,
  data: FindingData[C],
  { fixes = [], ...more }: Partial<Pick<FeatureFinding, 'fixes' | 'steps' | 'severity' | 'group'>> = {},
): FeatureFinding<C> => {
  const { severity = 'error', isGuess } = findingKind(code)
  const all = isGuess ? fixes.map((fix) => ({ ...fix, isGuess })) : fixes
  return { code, severity, from, to, data, fixes: all, steps: [], ...more } as FeatureFinding<C>
}

/**
 * Each finding once, because a cell may be a wrong value of several steps. In the order of the text; at the same offset in
 * the order of the checks (the sort is stable), so that the language comes before the structure.
 */
export const inTextOrder = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  [...new Map(findings.map((one) => [findingKey(one), one])).values()].sort((one, other) => one.from - other.from)

/**
 * Reuses the objects of an earlier check for findings that did not change, so that they are not rendered again.
 * @example reuseFindings(before, now)[0] === before[0] // when both report the same at the same place
 */
export function reuseFindings<Found extends FeatureFinding>(before: readonly Found[], now: readonly Found[]): Found[] {
  const known = new Map(before.map((one) => [findingKey(one), one]))
  return now.map((one) => {
    const same = known.get(findingKey(one))
    return same && JSON.stringify(same) === JSON.stringify(one) ? same : one
  })
}
