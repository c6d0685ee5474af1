/** @jest-environment node */

import { type ConfigFinding, configFinding } from '@/config/check/finding'
import { carriedFindings } from '@/tools/config-checker/editor/carried-findings'

const WAS = 'wakamiti:\n  tagFiler: smoke\n  dryRun: true\n'

/** A finding about some words of the text, with a change that corrects them. */
function findingAt(words: string, text = WAS): ConfigFinding {
  const from = text.indexOf(words)
  const place = { from, to: from + words.length }
  return configFinding('unknown-key', place, { key: words, near: 'x' }, { ...place, insert: 'x' })
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
  const finding = { ...findingAt('tagFiler'), fixes: [{ edits: [{ from: 30, to: 34, insert: 'x' }] }] }
  const [stays] = carriedFindings([finding], WAS, WAS.slice(0, 31) + WAS.slice(33))
  expect(stays).toMatchObject({ from: finding.from, fixes: [] })
})
