import * as groups from '@/steps/type-names'

test.each([
  ['isWholeType', 'biginteger', 'decimal'],
  ['isDecimalType', 'bigdecimal', 'integer'],
  ['isTextType', 'string', 'file'],
  ['isQuotedType', 'file', 'word'],
  ['isWordType', 'id', 'text'],
  ['isMomentType', 'datetime', 'duration'],
  ['isAssertionType', 'text-assertion', 'text'],
  ['isMetricType', 'duration-metric', 'duration'],
] as const)('%s is true of %s and not of %s', (group, member, stranger) => {
  expect([groups[group](member), groups[group](stranger)]).toEqual([true, false])
})
