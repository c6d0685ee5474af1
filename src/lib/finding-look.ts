/** How much a finding weighs: the run breaks, it surprises, it is worth knowing. */
export type FindingWeight = 'error' | 'warning' | 'notice'

/** How a finding looks: an icon and a colour. */
export type FindingLook = FindingWeight | 'ambiguous'
