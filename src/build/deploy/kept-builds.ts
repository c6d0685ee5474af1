import type { PublishedBuild } from './build-list'

/** The last builds, however old, are kept … */
export const KEPT_BUILDS = 10
/** … and every build that is younger than this, in days … */
export const KEPT_DAYS = 14
/** … as long as their files take less than this; GitHub Pages allows a site ten times as much. */
export const KEPT_BYTES = 100_000_000

const DAY_MS = 24 * 60 * 60 * 1_000

/** When a build was published. A time in the future, which would keep it for ever, is none; clocks may differ by some hours. */
function timeOf({ published }: PublishedBuild, now: number): number {
  const time = Date.parse(published)
  return time < now + DAY_MS ? time : 0
}

/**
 * The builds whose hashed files are published. Files that builds share count once.
 * @param builds the new build, then earlier ones in any order
 * @param now this time, in milliseconds
 * @returns the new build, which is always kept, then the others, the newest first
 */
export function keptBuilds([newest, ...earlier]: PublishedBuild[], now: number, limit = KEPT_BYTES): PublishedBuild[] {
  if (!newest) return []
  const others = earlier
    .filter(({ build }, index) => build !== newest.build && earlier.findIndex((each) => each.build === build) === index)
    .sort((one, other) => timeOf(other, now) - timeOf(one, now))
  const kept: PublishedBuild[] = []
  const counted = new Set<string>()
  let total = 0
  for (const [index, build] of [newest, ...others].entries()) {
    const isRecent = index < KEPT_BUILDS || now - timeOf(build, now) < KEPT_DAYS * DAY_MS
    const added = build.files.filter(({ path }) => !counted.has(path))
    total += added.reduce((sum, { bytes }) => sum + bytes, 0)
    if (index > 0 && (!isRecent || total > limit)) break
    for (const { path } of added) counted.add(path)
    kept.push(build)
  }
  return kept
}
