import { PROSE, sentenceTokens } from '@/step-language/words/sentence-tokens'

const PLACEHOLDER = `$\{a b}`

test.each([
  ["la cola 'A'", ['word la', 'word cola', "text 'A'"]],
  ['a  b', ['word a', 'word b']],
  ["'ana':'s3cr3t'", ["text 'ana'", 'mark :', "text 's3cr3t'"]],
  ['"it\'s \\"late\\"" x', ['text "it\'s \\"late\\""', 'word x']],
  ["doesn't use 'x'", ["word doesn't", 'word use', "text 'x'"]],
  ["'open", ["word 'open"]],
  ["is 'Don't look', it's 'a'", ['word is', "text 'Don't look'", 'mark ,', "word it's", "text 'a'"]],
  ['«a b» “c”d ‘don’t’ `e f` ´g´', ['text «a b»', 'word “c”d', 'text ‘don’t’', 'text `e f`', 'text ´g´']],
  ['-1.400,5 veces', ['number -1.400,5', 'word veces']],
  ['95th 10ms s3', ['word 95th', 'word 10ms', 'word s3']],
  ['https://a.org/x?y=1,2.', ['url https://a.org/x?y=1,2', 'mark .']],
  [`${PLACEHOLDER} = 3`, [`placeholder ${PLACEHOLDER}`, 'mark =', 'number 3']],
  ['es 200 (sin más):', ['word es', 'number 200', 'mark (', 'word sin', 'word más', 'mark )', 'mark :']],
  ['', []],
])('«%s» has its words, values and signs', (sentence, tokens) => {
  expect(sentenceTokens(sentence).map(({ form, text }) => `${form} ${text}`)).toEqual(tokens)
})

test('text in backticks is read as words in prose', () => {
  expect(sentenceTokens("the `css` of 'a b'", PROSE).map(({ form }) => form)).toEqual(['word', 'word', 'word', 'text'])
})

test('every token has its position', () => {
  const sentence = " la  tabla 'a b', 3"
  for (const { text, start, end } of sentenceTokens(sentence)) expect(sentence.slice(start, end)).toBe(text)
})
