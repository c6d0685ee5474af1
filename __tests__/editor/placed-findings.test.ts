/** @jest-environment node */
import { ChangeSet, Text } from '@codemirror/state'
import { isReplaced, placeFindings, placeFix } from '@/editor/placed-findings'
import type { Finding } from '@/lib/finding'

const TEXT = 'wakamiti:\n  tagFiler: smoke\n  dryRun: true\n'

const found = (words: string, text = TEXT): Finding => {
  const from = text.indexOf(words)
  const range = { from, to: from + words.length }
  return { code: 'unknown-key', severity: 'error', ...range, fixes: [{ edits: [{ ...range, insert: 'x' }] }] }
}

/** A replacement of words of the text, or an insertion before them. */
const change = (words: string, insert: string, length = words.length) => {
  const from = TEXT.indexOf(words)
  return ChangeSet.of({ from, to: from + length, insert }, TEXT.length)
}

const apply = (changes: ChangeSet) => changes.apply(Text.of(TEXT.split('\n')))

const placeOf = (text: string, words: string) => {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

test.each([
  ['nothing has changed', ChangeSet.empty(TEXT.length)],
  ['a line comes above', change('wakamiti:', '# new\n', 0)],
  ['a line comes below', ChangeSet.of({ from: TEXT.length, insert: '  id: a\n' }, TEXT.length)],
  ['a line above goes', change('wakamiti:\n', '')],
  ['the line before is longer', change('wakamiti:', 'wakamiti: # mine')],
  ['words are written right before it', change('tagFiler', '  ', 0)],
  ['words are written right behind it', change(': smoke', ' ', 0)],
  ['its value changes', change('smoke', 'fast')],
])('when %s, the finding and its fix move with the words', (_, changes) => {
  const doc = apply(changes)
  const [placed] = placeFindings([found('tagFiler')], changes, doc)
  const from = doc.toString().indexOf('tagFiler')
  expect(placed).toMatchObject({ from, to: from + 8, ...placeOf(doc.toString(), 'tagFiler') })
  expect(placeFix(placed?.finding.fixes[0] ?? { edits: [] }, changes)).toEqual([{ from, to: from + 8, insert: 'x' }])
})

test.each([
  ['its words change', change('Filer', 'Xiler')],
  ['something is written between its words', change('Filer', '-', 0)],
  ['its line goes', change('  tagFiler: smoke\n', '')],
  ['everything goes', change(TEXT, '')],
  ['everything is another text', change(TEXT, 'a: 1\nb: 2\n')],
])('when %s, the finding and its fix are left out', (_, changes) => {
  const finding = found('tagFiler')
  expect(placeFindings([finding], changes, apply(changes))).toEqual([])
  expect(placeFix(finding.fixes[0] ?? { edits: [] }, changes)).toBeUndefined()
})

test('a fix of several places is made of all or none of them, whatever their order', () => {
  const edits = [
    { from: 30, to: 36, insert: 'y' },
    { from: 12, to: 20, insert: 'x' },
    { from: 12, to: 12, insert: '# ' },
  ]
  expect(placeFix({ edits }, ChangeSet.empty(TEXT.length))).toEqual([edits[2], edits[1], edits[0]])
  expect(placeFix({ edits }, change('Run', 'Ran'))).toBeUndefined()
})

test('findings at one place have different keys, and the same ones after the next check', () => {
  const twice = [found('tagFiler'), found('tagFiler'), { ...found('tagFiler'), code: 'ignored' }]
  const keys = (text: string, findings: Finding[]) =>
    placeFindings(findings, ChangeSet.empty(text.length), Text.of(text.split('\n'))).map(({ key }) => key)
  expect(keys(TEXT, twice)).toEqual(['unknown-key 2:3', 'unknown-key 2:3 2', 'ignored 2:3'])
  const later = TEXT.replace('wakamiti:', 'wakamiti: # mine')
  expect(keys(later, [found('tagFiler', later)])).toEqual(['unknown-key 2:3'])
})

test.each([
  ['a paste over everything', TEXT.length, { from: 0, to: TEXT.length, insert: 'a' }, true],
  ['the first words of an empty text', 0, { from: 0, insert: 'a' }, true],
  ['a change of all but the last character', TEXT.length, { from: 0, to: TEXT.length - 1, insert: 'a' }, false],
])('%s: is it another text?', (_, length, spec, isOther) => {
  expect(isReplaced(ChangeSet.of(spec, length))).toBe(isOther)
})
