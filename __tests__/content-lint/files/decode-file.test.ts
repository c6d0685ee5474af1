/** @jest-environment node */
import { decodeFile, MAX_FILE_BYTES } from '@/content-lint/files/decode-file'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const messages = (bytes: Uint8Array) => decodeFile('a.md', bytes).problems.map(({ message }) => message)

test('a file in UTF-8 is its text', () => {
  expect(decodeFile('a.md', bytesOf('niño 😀\n\ttab\n'))).toEqual({ text: 'niño 😀\n\ttab\n', problems: [] })
})

test('the replacement character is a problem of its place, and the rest of the file is read', () => {
  expect(decodeFile('a.md', bytesOf('a \ufffd b'))).toMatchObject({ text: 'a \ufffd b', problems: [{ column: 3 }] })
})

test('the first two bytes of a mark alone are text', () => {
  expect(decodeFile('a.md', bytesOf('\ufe80'))).toEqual({ text: '\ufe80', problems: [] })
})

test('line ends and a mark are corrected, so that the rest is checked', () => {
  const { text, problems } = decodeFile('a.md', bytesOf('\ufeffa\r\nb\rc\n'))
  expect(text).toBe('a\nb\nc\n')
  expect(problems.map(({ message, line, column }) => [message, line, column])).toEqual([
    ['the file begins with a byte order mark', 1, 1],
    ['lines end in CRLF', 1, 2],
  ])
})

test.each([
  ['empty', new Uint8Array()],
  ['too large', new Uint8Array(MAX_FILE_BYTES + 1).fill(97)],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 97, 0])],
  ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, 0, 97])],
  ['UTF-16 without a mark', new Uint8Array([97, 0, 98, 0])],
  ['not UTF-8', new Uint8Array([97, 0xf1, 97])],
  ['text with a NUL', bytesOf('abcdefgh\0')],
])('a file that is %s has no text', (_, bytes) => {
  expect(decodeFile('a.md', bytes)).toEqual({ problems: [expect.objectContaining({ file: 'a.md' })] })
})

test('the largest file that is allowed is read', () => {
  expect(messages(new Uint8Array(MAX_FILE_BYTES).fill(97))).toEqual([])
})

test('each invisible character is reported once, at its first place', () => {
  expect(decodeFile('a.md', bytesOf('a\n\u200bb\u200b\u0007\u00ad\u{e0041}')).problems).toEqual([
    { file: 'a.md', line: 2, column: 1, message: 'an invisible character, U+200B', advice: 'remove it' },
    { file: 'a.md', line: 2, column: 4, message: 'an invisible character, U+0007', advice: 'remove it' },
    { file: 'a.md', line: 2, column: 5, message: 'an invisible character, U+00AD', advice: 'remove it' },
    { file: 'a.md', line: 2, column: 6, message: 'an invisible character, U+E0041', advice: 'remove it' },
  ])
})
