import type { StepKind } from './step'

const ROLES: [RegExp, StepKind][] = [
  [/^(Dad[oa]s?|Given)\b/, 'definition'],
  [/^(Cuando|When)\b/, 'action'],
  [/^(Entonces|Then)\b/, 'assertion'],
]

/**
 * Whether a keyword says nothing of its own: And, But and `*` go on with what the step before does.
 * @param keyword a step keyword of either language
 * @example isContinuation('Y que') // => true
 */
export const isContinuation = (keyword: string): boolean => !ROLES.some(([pattern]) => pattern.test(keyword))

/**
 * What a keyword says of its step; And and But continue the role of the step before.
 * @param keyword a step keyword of either language
 * @param before the role of the step before
 * @example keywordRole('Y', 'action') // => 'action'
 */
export const keywordRole = (keyword: string, before: StepKind = 'definition'): StepKind =>
  ROLES.find(([pattern]) => pattern.test(keyword))?.[1] ?? before
