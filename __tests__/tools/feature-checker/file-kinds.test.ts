/** @jest-environment node */
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

test('of several configurations the one nearest to the root is that of the project', () => {
  const files = ['shop/more/wakamiti.yaml', 'shop/wakamiti.yaml', 'shop/a.feature'].map((path) => ({ path }))
  expect(projectConfig(files)).toBe(files[1])
  expect(projectConfig(files.slice(2))).toBeUndefined()
})

test('each kind of file has its limits', () => {
  const kindOf = fileKinds('en', [])
  expect(kindOf('a.feature').limits.size).toBe(1_000_000)
  expect(kindOf('wakamiti.yaml').limits.size).toBe(100_000)
  expect(kindOf('wakamiti.yaml').limits.refusalOf('a\n'.repeat(3_001))).toMatch(/3,000 lines/)
})
