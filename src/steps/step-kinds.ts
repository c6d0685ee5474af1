/** What a step is for: it prepares, it does, it checks. Apart from the schema, which never reaches a browser. */
export const STEP_KINDS = ['definition', 'action', 'assertion'] as const

export type StepKind = (typeof STEP_KINDS)[number]
