import { type FeatureFinding, featureWords, finding } from '@/gherkin/finding'
import { refusalOf } from '@/lib/text-limits'
import { fileKinds, isAccepted, isConfig, projectConfig } from '@/tools/feature-checker/file-kinds'

test.each([
  ['shop/a.feature', true, false],
  ['A.FEATURE', true, false],
  ['wakamiti.yaml', true, true],
  ['shop/wakamiti.yml', true, true],
  ['shop/other.yaml', false, false],
  ['wakamiti.yaml.txt', false, false],
  ['readme.md', false, false],
])('%s: opened %s, a configuration %s', (path, opened, config) => {
  expect([isAccepted(path), isConfig(path)]).toEqual([opened, config])
})

test('of several configurations, the one nearest to the root counts', () => {
  const files = ['shop/more/wakamiti.yaml', 'shop/wakamiti.yaml', 'shop/a.feature'].map((path) => ({ path }))
  expect(projectConfig(files)).toBe(files[1])
  expect(projectConfig(files.slice(2))).toBeUndefined()
})

test('each kind of file has its limits', () => {
  const kindOf = fileKinds('en', [])
  expect(kindOf('a.feature').limits.size).toBe(1_000_000)
  expect(kindOf('wakamiti.yaml').limits.size).toBe(100_000)
  expect(refusalOf('a\n'.repeat(3_001), kindOf('wakamiti.yaml'))).toMatch(/3,000 lines/)
})

const AT = { from: 0, to: 1 }
const FIX = { edits: [{ ...AT, insert: 'x' }] }

test.each<[string, FeatureFinding, boolean]>([
  ['one fix', finding('syntax.tag', AT, {}, { fixes: [FIX] }), true],
  ['no fix', finding('syntax.tag', AT, {}), false],
  ['two fixes', finding('syntax.tag', AT, {}, { fixes: [FIX, FIX] }), false],
  ['a fix without edits', finding('syntax.tag', AT, {}, { fixes: [{ edits: [] }] }), false],
  ['the nearest step', finding('undefined', AT, { isAdvised: true }, { fixes: [FIX] }), false],
  ['a similar name', finding('module.unknown', AT, { name: 'a' }, { fixes: [FIX] }), false],
  ['a guess', finding('syntax.tag', AT, {}, { fixes: [{ ...FIX, isGuess: true }] }), false],
  ['a block that would be removed', finding('block', AT, { block: 'none', found: 'table' }, { fixes: [FIX] }), false],
])('a finding with %s has a certain fix: %#', (_, found, isCertain) => {
  expect(featureWords(found, 'es').certain).toBe(isCertain ? found.fixes[0] : undefined)
})
