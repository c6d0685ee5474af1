import { type ArgumentFamily, familyOf } from '@/steps/values/data-types'

const CASES: [string, ArgumentFamily][] = [
  ['text', 'text'],
  ['word', 'text'],
  ['id', 'text'],
  ['url', 'place'],
  ['file', 'place'],
  ['integer', 'number'],
  ['bigdecimal', 'number'],
  ['long-metric', 'number'],
  ['date', 'time'],
  ['duration', 'time'],
  ['duration-metric', 'time'],
  ['text-assertion', 'assertion'],
  ['integer-assertion', 'assertion'],
  ['document', 'none'],
  ['table', 'none'],
]

test.each(CASES)('%s has the colour of %s', (type, family) => {
  expect(familyOf(type)).toBe(family)
})
