/** @jest-environment node */

import type { Finding } from '@/config/check/finding'
import { carriedFindings } from '@/tools/config-checker/editor/carried-findings'

const WAS = 'wakamiti:\n  tagFiler: smoke\n  dryRun: true\n'

/** A finding about some words of the text, with a change that mends them. */
function findingAt(words: string, text = WAS): Finding {
  const from = text.indexOf(words)
  const line = text.slice(0, from).split('\n').length
  const place = { from, to: from + words.length, line, column: from - text.lastIndexOf('\n', from - 1) }
  return { kind: 'unknown-key', key: words, near: 'x', fix: { from, to: place.to, insert: 'x' }, ...place }
}

const carried = (words: string, now: string) => carriedFindings([findingAt(words)], WAS, now)

test.each([
  ['nothing has changed', WAS],
  ['a line comes above', `# new\n${WAS}`],
  ['a line comes below', `${WAS}  id: a\n`],
  ['a line above goes', WAS.replace('wakamiti:\n', '')],
  ['the line before is longer', WAS.replace('wakamiti:', 'wakamiti: # mine')],
  ['words are put in before it in the same line', WAS.replace('  tagFiler', '    tagFiler')],
  ['its value changes', WAS.replace('smoke', 'fast')],
  ['a line is pasted twice', WAS.replace('  tagFiler: smoke\n', '  tagFiler: smoke\n  id: a\n')],
])('when %s, the finding and its fix go with the words', (_, now) => {
  expect(carried('tagFiler', now)).toEqual([findingAt('tagFiler', now)])
})

test.each([
  ['its words change', WAS.replace('tagFiler', 'tagXiler')],
  ['its words are gone', WAS.replace('  tagFiler: smoke\n', '')],
  ['everything is gone', ''],
  ['everything is another text', 'a: 1\nb: 2\n'],
])('when %s, the finding is left out', (_, now) => {
  expect(carried('tagFiler', now)).toEqual([])
})

test('a fix elsewhere is left out when its own place changes, and the finding stays', () => {
  const finding: Finding = { ...findingAt('tagFiler'), ...{ fix: { from: 30, to: 34, insert: 'x' } } } as Finding
  const [stays] = carriedFindings([finding], WAS, WAS.slice(0, 31) + WAS.slice(33))
  expect(stays).toMatchObject({ from: finding.from, line: 2, fix: undefined })
})
