import { type Finding, findingKey } from './finding'

/**
 * The findings of a check; those that say what the check before said are the very same objects, so that nothing has to be
 * drawn again for them.
 * @example reuseFindings(before, now)[0] === before[0] // when both say the same of the same place
 */
export function reuseFindings(before: readonly Finding[], now: readonly Finding[]): Finding[] {
  const known = new Map(before.map((finding) => [findingKey(finding), finding]))
  return now.map((finding) => {
    const same = known.get(findingKey(finding))
    return same && JSON.stringify(same) === JSON.stringify(finding) ? same : finding
  })
}
