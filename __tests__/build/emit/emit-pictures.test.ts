/** @jest-environment node */
import { fitted } from '@/build/emit/emit-pictures'

/** Every letter is as wide as the font is large; a line has room for 100. */
const drawn = (text: string) => fitted(text, { sizes: [20, 10], most: 2 }, (line, size) => line.length * size <= 100)

test.each([
  ['REST', 20, ['REST']],
  ['a bb ccc', 20, ['a bb', 'ccc']],
  ['aaa bbb ccc', 10, ['aaa bbb', 'ccc']],
  ['unbreakable', 10, ['unbreakable']],
  ['aaaaaaaa bbbbbbbb cccccccc', 10, ['aaaaaaaa', 'bbbbbbbb']],
  ['', 20, ['']],
])('%s is drawn at %i in %j', (text, size, lines) => {
  expect(drawn(text)).toEqual({ size, lines })
})
