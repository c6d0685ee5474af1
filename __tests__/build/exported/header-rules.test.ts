import { headersOf, parseHeaderRules } from '@/build/exported/serve-site'

const TEXT = `/docs/*
  X-One: 1
  X-Two: a: b
/docs/*/x.js
  X-One: 2

/a.b
  X-Three: 3
`

const RULES = parseHeaderRules(TEXT)

test.each([
  ['/docs/', { 'x-one': '1', 'x-two': 'a: b' }],
  ['/docs/a/b', { 'x-one': '1', 'x-two': 'a: b' }],
  ['/docs/a/x.js', { 'x-one': '1, 2', 'x-two': 'a: b' }],
  ['/a.b', { 'x-three': '3' }],
  ['/axb', {}],
  ['/other/docs/', {}],
])('%s gets the headers of every rule that matches', (path, headers) => {
  expect(headersOf(RULES, path)).toEqual(headers)
})
