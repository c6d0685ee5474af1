import { activeHeading, listedAnchor } from '@/navigation/menu/active-heading'

const OFFSET = 100

test.each([
  ['before any has passed, the first one', [150, 400, 700], 0],
  ['the last one that has passed the line', [-300, 40, 700], 1],
  ['one that stands on the line has passed it', [-300, 100, 700], 1],
  ['one pixel below the line it has not', [-300, 101, 700], 0],
  ['when all have passed, the last one', [-900, -600, -300], 2],
  ['a heading that is missing counts as far below', [-300, Number.POSITIVE_INFINITY, 700], 0],
  ['without headings, none', [], -1],
])('%s', (_, tops, index) => {
  expect(activeHeading(tops, OFFSET)).toBe(index)
})

test('at the end of the page the last one counts, although it could not reach the line', () => {
  expect(activeHeading([-300, 40, 700], OFFSET, true)).toBe(2)
})

test('an empty page has none at its end, either', () => {
  expect(activeHeading([], OFFSET, true)).toBe(-1)
})

const HEADINGS = [
  { depth: 1, value: 'Uso', anchor: 'uso' },
  { depth: 2, value: 'Pasos', anchor: 'pasos' },
  { depth: 3, value: 'Definir', anchor: 'definir' },
  { depth: 3, value: 'Comprobar', anchor: 'comprobar' },
]

test.each([
  ['a listed one is marked itself', 'uso', 'uso'],
  ['one of depth 2 is listed, too', 'pasos', 'pasos'],
  ['a deeper one is marked by the listed one above it', 'comprobar', 'pasos'],
  ['without a heading in view none is marked', undefined, undefined],
  ['a heading of another page marks none', 'otro', undefined],
])('%s', (_, active, marked) => {
  expect(listedAnchor(HEADINGS, active)).toBe(marked)
})
