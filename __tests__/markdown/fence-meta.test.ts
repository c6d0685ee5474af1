import { fenceMeta } from '@/markdown/fence-meta'

test.each([
  ['tab="pom.xml" expect=undefined', { tab: 'pom.xml', expect: 'undefined' }],
  ['title="two words"', { title: 'two words' }],
  ['title=""', { title: '' }],
  ['plugins=rest,database', { plugins: 'rest,database' }],
  ['wrong=1 steps=custom', { wrong: '1', steps: 'custom' }],
  ['no pairs here', {}],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('%j says %j', (meta, expected) => {
  expect(fenceMeta(meta)).toEqual(expected)
})
