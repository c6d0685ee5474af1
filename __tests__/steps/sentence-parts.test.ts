import { sentenceParts } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'

const step = {
  arguments: [
    { name: 'unnamed', type: 'text' },
    { name: 'count', type: 'integer' },
    { name: 'body', type: 'unknown' },
  ],
} as CatalogueStep

const arg = (sentence: string, raw: string) => {
  const start = sentence.indexOf(raw)
  return { raw, start, end: start + raw.length }
}

test('a value has the colour of its type', () => {
  const sentence = "el servicio REST '/users'"
  expect(sentenceParts(sentence, { step, args: { unnamed: arg(sentence, "'/users'") } })).toEqual([
    { text: 'el servicio REST ' },
    { text: "'/users'", family: 'text' },
  ])
})

test('values come in the order of the sentence', () => {
  const sentence = "12 of 'a' left"
  const args = { unnamed: arg(sentence, "'a'"), count: arg(sentence, '12') }
  expect(sentenceParts(sentence, { step, args })).toEqual([
    { text: '12', family: 'number' },
    { text: ' of ' },
    { text: "'a'", family: 'text' },
    { text: ' left' },
  ])
})

test('a value of an unknown type has no colour', () => {
  expect(sentenceParts('x', { step, args: { body: { raw: 'x', start: 0, end: 1 } } })).toEqual([
    { text: 'x', family: 'none' },
  ])
})

test('an omitted argument has no part', () => {
  expect(sentenceParts('nothing else', { step, args: { unnamed: null } })).toEqual([{ text: 'nothing else' }])
})
