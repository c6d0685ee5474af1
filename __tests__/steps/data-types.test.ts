import { type ArgumentFamily, familyOf } from '@/steps/values/data-types'

const CASES: [string, ArgumentFamily][] = [
  ['text', 'text'],
  ['url', 'place'],
  ['integer', 'number'],
  ['long-metric', 'number'],
  ['date', 'time'],
  ['duration-metric', 'time'],
  ['text-assertion', 'assertion'],
  ['document', 'none'],
]

test.each(CASES)('%s has the colour of %s', (type, family) => {
  expect(familyOf(type)).toBe(family)
})
