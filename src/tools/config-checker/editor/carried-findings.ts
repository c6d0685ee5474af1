import type { Finding, FindingPlace, Fix } from '@/config/check/finding'

/** A change between two versions of a text: what stands before it and after it is the same. */
interface TextChange {
  was: string
  now: string
  /** Characters that are the same at the beginning. */
  before: number
  /** Characters that are the same at the end. */
  after: number
}

function changeBetween(was: string, now: string): TextChange {
  const most = Math.min(was.length, now.length)
  let before = 0
  while (before < most && was[before] === now[before]) before += 1
  let after = 0
  while (after < most - before && was[was.length - 1 - after] === now[now.length - 1 - after]) after += 1
  return { was, now, before, after }
}

/** How far a stretch of the old text has moved; nothing when it was changed itself. */
function shiftOf({ from, to }: Pick<FindingPlace, 'from' | 'to'>, { was, now, before, after }: TextChange) {
  if (to <= before) return 0
  return from >= was.length - after ? now.length - was.length : undefined
}

function carriedFix(fix: Fix, change: TextChange): Fix | undefined {
  const shift = shiftOf(fix, change)
  return shift === undefined ? undefined : { ...fix, from: fix.from + shift, to: fix.to + shift }
}

const lineFeeds = (text: string): number => text.split('\n').length - 1

/**
 * The findings of a text as they stand in a later version of it, until that one is checked: they go with their words, and
 * those whose words have changed are left out.
 * @example carriedFindings([{ from: 2, to: 3, line: 2, column: 1, … }], 'a\nb', 'aa\nb') // => [{ from: 3, to: 4, line: 2, … }]
 */
export function carriedFindings(findings: readonly Finding[], was: string, now: string): readonly Finding[] {
  if (was === now) return findings
  const change = changeBetween(was, now)
  const lines = lineFeeds(now) - lineFeeds(was)
  return findings.flatMap((finding): Finding[] => {
    const shift = shiftOf(finding, change)
    if (shift === undefined) return []
    const from = finding.from + shift
    const place = { from, to: finding.to + shift, column: from - now.lastIndexOf('\n', from - 1) }
    const line = finding.from >= change.was.length - change.after ? finding.line + lines : finding.line
    const fix = 'fix' in finding && finding.fix ? { fix: carriedFix(finding.fix, change) } : {}
    return [{ ...finding, ...place, line, ...fix }]
  })
}
