/** @jest-environment node */

import type { Severity } from '@/lib/finding'
import { type LocatedFinding, markedLines } from '@/tools/config-checker/editor/marked-lines'

const finding = (severity: Severity, line: number, from: number, to: number): LocatedFinding => ({
  code: 'x',
  severity,
  from,
  to,
  line,
  column: 1,
  fixes: [],
})

const unknown = (line: number, from: number, to: number) => finding('error', line, from, to)

const own = (line: number, from: number, to: number) => finding('notice', line, from, to)

test('lines without findings stay together', () => {
  expect(markedLines('a\nb\nc', [])).toEqual([{ kind: 'plain', first: 1, text: 'a\nb\nc' }])
})

test('a line with a finding stands by itself, its words marked', () => {
  expect(markedLines('a\n  bad: 1\nc\nd', [unknown(2, 4, 7)])).toEqual([
    { kind: 'plain', first: 1, text: 'a' },
    {
      kind: 'marked',
      first: 2,
      weight: 'error',
      parts: [
        { text: '  ', isMarked: false },
        { text: 'bad', isMarked: true },
        { text: ': 1', isMarked: false },
      ],
    },
    { kind: 'plain', first: 3, text: 'c\nd' },
  ])
})

test('of several findings on a line, the heaviest colours it', () => {
  const [block] = markedLines('abc', [own(1, 0, 1), unknown(1, 2, 3)])
  expect(block).toMatchObject({ weight: 'error', parts: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })
})

test('findings inside each other are marked once', () => {
  const [block] = markedLines('abcd', [own(1, 0, 3), own(1, 1, 2)])
  expect(block).toMatchObject({ weight: 'notice', parts: [{ text: 'abc', isMarked: true }, { text: 'd' }] })
})

test('a finding of several lines marks the first', () => {
  const [block] = markedLines('ab\ncd', [unknown(1, 1, 5)])
  expect(block).toMatchObject({ parts: [{ text: 'a' }, { text: 'b', isMarked: true }] })
})

test('an empty line with a finding has one empty part', () => {
  expect(markedLines('', [unknown(1, 0, 0)])).toMatchObject([{ parts: [{ text: '', isMarked: false }] }])
})
