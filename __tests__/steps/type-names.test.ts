import {
  type ArgumentFamily,
  familyOf,
  isAssertionType,
  isDecimalType,
  isMetricType,
  isMomentType,
  isQuotedType,
  isTextType,
  isWholeType,
  isWordType,
} from '@/steps/values/type-names'

test.each([
  { group: 'whole number', isOfGroup: isWholeType, member: 'biginteger', stranger: 'decimal' },
  { group: 'number with decimals', isOfGroup: isDecimalType, member: 'bigdecimal', stranger: 'integer' },
  { group: 'text', isOfGroup: isTextType, member: 'string', stranger: 'file' },
  { group: 'value between quotes', isOfGroup: isQuotedType, member: 'file', stranger: 'word' },
  { group: 'single word', isOfGroup: isWordType, member: 'id', stranger: 'text' },
  { group: 'moment', isOfGroup: isMomentType, member: 'datetime', stranger: 'duration' },
  { group: 'comparison', isOfGroup: isAssertionType, member: 'text-assertion', stranger: 'text' },
  { group: 'figure', isOfGroup: isMetricType, member: 'duration-metric', stranger: 'duration' },
])('$group: $member is one, $stranger is none', ({ isOfGroup, member, stranger }) => {
  expect([isOfGroup(member), isOfGroup(stranger)]).toEqual([true, false])
})

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
