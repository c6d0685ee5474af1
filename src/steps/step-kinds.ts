/** The role of a step: it sets up, acts or checks. Separate from the schema, which must not reach a browser bundle. */
export const STEP_KINDS = ['definition', 'action', 'assertion'] as const

export type StepKind = (typeof STEP_KINDS)[number]
