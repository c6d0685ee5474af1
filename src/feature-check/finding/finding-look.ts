import type { Finding } from './finding'

/** How a finding looks: an icon and a colour. */
export type FindingLook = 'error' | 'ambiguous' | 'warning'

/**
 * How a finding looks, in the text and in the list.
 * @example findingLook(ambiguousStep) // => 'ambiguous'
 */
export const findingLook = ({ kind, severity }: Pick<Finding, 'kind' | 'severity'>): FindingLook =>
  kind === 'ambiguous' ? kind : severity
