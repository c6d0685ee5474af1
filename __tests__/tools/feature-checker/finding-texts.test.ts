/** @jest-environment node */
import { type FeatureFinding, finding } from '@/gherkin/finding'
import { certainFeatureFix, isBlocking } from '@/tools/feature-checker/file-kinds'

const AT = { from: 0, to: 1 }
const FIX = { edits: [{ ...AT, insert: 'x' }] }

test.each<[string, FeatureFinding, boolean]>([
  ['one fix', finding('syntax.tag', AT, {}, { fixes: [FIX] }), true],
  ['no fix', finding('syntax.tag', AT, {}), false],
  ['two fixes', finding('syntax.tag', AT, {}, { fixes: [FIX, FIX] }), false],
  ['a fix that is to be completed', finding('syntax.tag', AT, {}, { fixes: [{ edits: [] }] }), false],
  ['the nearest step', finding('undefined', AT, { isAdvised: true }, { fixes: [FIX] }), false],
  ['a name that is near', finding('module.unknown', AT, { name: 'a' }, { fixes: [FIX] }), false],
  ['a bar that is there twice', finding('syntax.cells', AT, {}, { fixes: [FIX] }), true],
  ['a cell that would be cut', finding('syntax.cells', AT, {}, { fixes: [{ ...FIX, isGuess: true }] }), false],
  ['a block that would be taken away', finding('block.superfluous', AT, { block: 'table' }, { fixes: [FIX] }), false],
])('a finding with %s has a certain fix: %#', (_, found, isCertain) => {
  expect(certainFeatureFix(found)).toBe(isCertain ? found.fixes[0] : undefined)
})

test.each<[FeatureFinding, boolean]>([
  [finding('syntax.tag', AT, {}), true],
  [finding('limit.lines', AT, { actual: 2, most: 1 }), true],
  [finding('undefined', AT, { isAdvised: true }), false],
  [finding('limit.steps', AT, { most: 1 }), false],
])('%j keeps a file from being read: %s', (found, blocks) => {
  expect(isBlocking(found)).toBe(blocks)
})
