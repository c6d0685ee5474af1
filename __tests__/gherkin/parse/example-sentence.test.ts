/** @jest-environment node */
import { closeSentence, exampleNames, fillSentence, openSentence, writtenRange } from '@/gherkin/parse/feature-step'

const cell = (value: string) => ({ value, line: 9, from: 90, to: 90 + value.length })
const row = new Map([
  ['n', cell('300')],
  ['unit', cell('s')],
])

test('the names of a sentence are listed once each', () => {
  expect(exampleNames('<a> of <b c> and <a>, not < d')).toEqual(['a', 'b c'])
})

test('values are filled in, and names without one stay', () => {
  expect(fillSentence('wait <n> <unit> or <m>', row).text).toBe('wait 300 s or <m>')
})

test('names become properties and are restored', () => {
  const { text } = openSentence('wait <n> <other>', ['n'])
  expect(text).toBe(`wait \${n} <other>`)
  expect(closeSentence(text, ['n'])).toBe('wait <n> <other>')
})

test.each([
  ['the words before a value', [0, 4], 'wait'],
  ['a value', [5, 8], '<n>'],
  ['a piece of a value', [6, 7], '<n>'],
  ['from a value on', [5, 10], '<n> <unit>'],
  ['the words after a value', [10, 14], ' now'],
  ['everything', [0, 14], 'wait <n> <unit> now'],
] as const)('%s is mapped back to the sentence as written', (_, [from, to], expected) => {
  const sentence = 'wait <n> <unit> now'
  const { start, end } = writtenRange(fillSentence(sentence, row), from, to)
  expect(sentence.slice(start, end)).toBe(expected)
})
