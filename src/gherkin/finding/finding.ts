import type { Finding, FindingLook, Fix, TextRange } from '@/lib/finding'
import type { FindingCode, FindingData } from './finding-data'

/** A way to correct what was found; without edits it names a step that may have been meant, whose values are still to be written. */
export interface FeatureFix extends Fix {
  /** The step that the line is then. */
  step?: string
  /** The plugin that the file is then limited to, one of several that a step may be of. */
  plugin?: string
}

interface FindingOf<Code extends FindingCode> extends Omit<Finding<Code>, 'fixes'> {
  data: FindingData[Code]
  fixes: FeatureFix[]
  /** Ids of the steps it is about. */
  steps: string[]
}

/** Something found in a feature, without words; the texts are in {@link findingText}. */
export type FeatureFinding<C extends FindingCode = FindingCode> = { [Code in C]: FindingOf<Code> }[C]

/**
 * How a finding looks, in the text and in the list.
 * @example findingLook({ code: 'ambiguous', severity: 'error' }) // => 'ambiguous'
 */
export const findingLook = ({ code, severity }: Pick<FeatureFinding, 'code' | 'severity'>): FindingLook =>
  code === 'ambiguous' ? code : severity

/**
 * What makes two findings of two checks the same one.
 * @example findingKey({ code: 'syntax.tag', from: 12, to: 20 }) // => 'syntax.tag:12:20'
 */
export const findingKey = ({ code, from, to }: Pick<FeatureFinding, 'code' | 'from' | 'to'>): string =>
  `${code}:${from}:${to}`

const SEVERITIES: Partial<Record<FindingCode, Finding['severity']>> = {
  'structure.rows': 'warning',
  'description.line': 'warning',
  'description.block': 'warning',
  'example.unknown': 'warning',
  'broken.phrase': 'warning',
  'limit.steps': 'warning',
  'module.unknown': 'warning',
  'definition.steps': 'notice',
}

/**
 * Puts a finding together; how serious it is follows from the code.
 * @example finding('syntax.tag', { from: 30, to: 35 }, {}).severity // => 'error'
 */
export const finding = <C extends FindingCode>(
  code: C,
  { from, to }: TextRange,
  data: FindingData[C],
  more: Partial<Pick<FeatureFinding, 'fixes' | 'steps' | 'severity'>> = {},
): FeatureFinding =>
  ({ code, severity: SEVERITIES[code] ?? 'error', from, to, data, fixes: [], steps: [], ...more }) as FeatureFinding

/**
 * The findings of a check; those that an earlier check has already reported, with the same data, are the very same objects,
 * so that nothing has to be drawn again for them.
 * @example reuseFindings(before, now)[0] === before[0] // when both report the same at the same place
 */
export function reuseFindings<Found extends FeatureFinding>(before: readonly Found[], now: readonly Found[]): Found[] {
  const known = new Map(before.map((one) => [findingKey(one), one]))
  return now.map((one) => {
    const same = known.get(findingKey(one))
    return same && JSON.stringify(same) === JSON.stringify(one) ? same : one
  })
}
