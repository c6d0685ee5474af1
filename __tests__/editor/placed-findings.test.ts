import { ChangeSet, EditorState } from '@codemirror/state'
import {
  findingsField,
  isReplaced,
  placedFindings,
  placedFix,
  type ShownFinding,
  setFindings,
} from '@/editor/placed-findings'

const TEXT = 'wakamiti:\n  tagFiler: smoke\n  dryRun: true\n'

const found = (part: string, text = TEXT): ShownFinding => {
  const from = text.indexOf(part)
  const range = { from, to: from + part.length }
  const words = { look: 'error', title: '', text: '', advice: () => null } as const
  return { code: 'unknown-key', severity: 'error', ...words, ...range, fixes: [{ edits: [{ ...range, insert: 'x' }] }] }
}

/** Replaces words of the text, or inserts before them. */
const change = (words: string, insert: string, length = words.length) => {
  const from = TEXT.indexOf(words)
  return ChangeSet.of({ from, to: from + length, insert }, TEXT.length)
}

/** An editor whose text has changed since it was checked. */
const editorOf = (findings: ShownFinding[], changes: ChangeSet, doc = TEXT): EditorState =>
  EditorState.create({ doc, extensions: findingsField })
    .update({ effects: setFindings.of(findings) })
    .state.update({ changes }).state

const placeOf = (text: string, words: string) => {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

test.each([
  ['nothing has changed', ChangeSet.empty(TEXT.length)],
  ['a line is inserted above', change('wakamiti:', '# new\n', 0)],
  ['a line is inserted below', ChangeSet.of({ from: TEXT.length, insert: '  id: a\n' }, TEXT.length)],
  ['the line above is removed', change('wakamiti:\n', '')],
  ['the line above gets longer', change('wakamiti:', 'wakamiti: # mine')],
  ['text is inserted right before it', change('tagFiler', '  ', 0)],
  ['text is inserted right after it', change(': smoke', ' ', 0)],
  ['its value changes', change('smoke', 'fast')],
])('when %s, the finding and its fix move with the words', (_, changes) => {
  const state = editorOf([found('tagFiler')], changes)
  const text = state.doc.toString()
  const from = text.indexOf('tagFiler')
  const [placed] = placedFindings(state)
  expect(placed).toMatchObject({ from, to: from + 8, ...placeOf(text, 'tagFiler') })
  expect(placedFix(state, placed?.finding.fixes[0] ?? { edits: [] })).toEqual([{ from, to: from + 8, insert: 'x' }])
})

test.each([
  ['its words change', change('Filer', 'Xiler')],
  ['something is written between its words', change('Filer', '-', 0)],
  ['its line goes', change('  tagFiler: smoke\n', '')],
])('when %s, the finding and its fix are left out', (_, changes) => {
  const finding = found('tagFiler')
  const state = editorOf([finding], changes)
  expect(placedFindings(state)).toEqual([])
  expect(placedFix(state, finding.fixes[0] ?? { edits: [] })).toBeUndefined()
})

test.each(['', 'a: 1\nb: 2\n'])('when the whole text is replaced by %j, no finding is left', (text) => {
  expect(placedFindings(editorOf([found('tagFiler')], change(TEXT, text)))).toEqual([])
})

test('a fix with several edits is applied completely or not at all, whatever their order', () => {
  const edits = [
    { from: 30, to: 36, insert: 'y' },
    { from: 12, to: 20, insert: 'x' },
    { from: 12, to: 12, insert: '# ' },
  ]
  expect(placedFix(editorOf([], ChangeSet.empty(TEXT.length)), { edits })).toEqual([edits[2], edits[1], edits[0]])
  expect(placedFix(editorOf([found('tagFiler')], change('Run', 'Ran')), { edits })).toBeUndefined()
})

test('findings at one place have different keys, which the next check gives them again', () => {
  const twice = [found('tagFiler'), found('tagFiler'), { ...found('tagFiler'), code: 'ignored' }]
  const keys = (text: string, findings: ShownFinding[]) =>
    placedFindings(editorOf(findings, ChangeSet.empty(text.length), text)).map(({ key }) => key)
  expect(keys(TEXT, twice)).toEqual(['unknown-key 2:3', 'unknown-key 2:3 2', 'ignored 2:3'])
  const later = TEXT.replace('wakamiti:', 'wakamiti: # mine')
  expect(keys(later, [found('tagFiler', later)])).toEqual(['unknown-key 2:3'])
})

test.each([
  ['a paste over the whole text', TEXT.length, { from: 0, to: TEXT.length, insert: 'a' }, true],
  ['typing into an empty text', 0, { from: 0, insert: 'a' }, true],
  ['a replacement of all but the last character', TEXT.length, { from: 0, to: TEXT.length - 1, insert: 'a' }, false],
])('it is detected whether %s replaces the whole text', (_, length, spec, isWhole) => {
  expect(isReplaced(ChangeSet.of(spec, length))).toBe(isWhole)
})
