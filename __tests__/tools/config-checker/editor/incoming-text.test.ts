/** @jest-environment node */

import { sizeProblem, TEXT_LIMITS } from '@/config/check/finding'
import { normalised, pastedText, textOfFile } from '@/tools/config-checker/editor/incoming-text'

test('line ends and the byte order mark are those of a text field', () => {
  expect(normalised('\uFEFFa\r\nb\rc\n')).toBe('a\nb\nc\n')
})

test('a paste stands where the selection was', () => {
  expect(pastedText('a: 1', 'two\r\n', 3, 4)).toEqual({ text: 'a: two\n' })
})

const tooLong = 'x'.repeat(TEXT_LIMITS.characters + 1)

test('a paste that is too large is refused, alone or with what is there', () => {
  expect(pastedText('', tooLong, 0, 0)).toEqual({ refused: 'characters' })
  const half = 'ab\n'.repeat(1_400)
  expect(pastedText(half, half, 0, 0)).toEqual({ text: half + half })
  const rows = 'ab\n'.repeat(1_600)
  expect(pastedText(rows, rows, 0, 0)).toEqual({ refused: 'lines' })
})

test('a file is read, a large one is not even opened', async () => {
  expect(await textOfFile({ size: 4, text: async () => 'a\r\nb' })).toEqual({ text: 'a\nb' })
  const text = jest.fn()
  expect(await textOfFile({ size: 10_000_000, text })).toEqual({ refused: 'characters' })
  expect(text).not.toHaveBeenCalled()
})

test('what cannot be read is refused: a folder that was dropped', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation()
  const text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'))
  expect(await textOfFile({ size: 0, text })).toEqual({ refused: 'unreadable' })
  expect(said).toHaveBeenCalled()
})

test('a file whose text is too large is refused', async () => {
  expect(await textOfFile({ size: 9, text: async () => 'x'.repeat(TEXT_LIMITS['line-length'] + 1) })).toEqual({
    refused: 'line-length',
  })
})

test.each([
  ['a small text', 'a: 1\n', undefined],
  ['characters', tooLong, 'characters'],
  ['lines', '\n'.repeat(TEXT_LIMITS.lines), 'lines'],
  ['a line', 'x'.repeat(TEXT_LIMITS['line-length'] + 1), 'line-length'],
])('%s: the limit that it goes beyond', (_, text, limit) => {
  expect(sizeProblem(text)).toBe(limit)
})
