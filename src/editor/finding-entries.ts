import { appendTo } from '@/lib/append-to'
import type { Finding } from '@/lib/finding'
import type { PlacedFinding } from './placed-findings'

/** An item of the list of findings: one finding, or the same mistake in several rows, of which one is shown. */
export interface FindingEntry<Found extends Finding = Finding> {
  /** The key of the first: it stays while the others are walked through. */
  id: string
  shown: PlacedFinding<Found>
  /** How many there are, and which of them is shown, from 1. */
  count: number
  at: number
  /** The keys of its neighbours, past the ends too; undefined when there is only one. */
  previous: string | undefined
  next: string | undefined
}

/**
 * The items of the list, in the order of the text.
 * @param chosen the key of the chosen finding: of its group, it is the one that is shown
 */
export function findingEntries<Found extends Finding>(
  placed: readonly PlacedFinding<Found>[],
  chosen: string | undefined,
): FindingEntry<Found>[] {
  const groups = new Map<string, PlacedFinding<Found>[]>()
  for (const one of placed) {
    const { code, group } = one.finding
    appendTo(groups, group === undefined ? one.key : `${code} of ${group}`, one)
  }
  return [...groups.values()].flatMap((group) => {
    const index = Math.max(
      group.findIndex(({ key }) => key === chosen),
      0,
    )
    const [first, shown] = [group[0], group[index]]
    const count = group.length
    const neighbour = (step: 1 | -1) => (count > 1 ? group.at((index + step) % count)?.key : undefined)
    if (!first || !shown) return []
    return [{ id: first.key, shown, count, at: index + 1, previous: neighbour(-1), next: neighbour(1) }]
  })
}
