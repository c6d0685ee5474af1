import { Text } from '@codemirror/state'
import { hasBlockBelow, modulesAt, outlineOf, roleAbove } from '@/tools/feature-checker/editor/feature-outline'

test('a conjunction continues the step above, within its scenario, whatever is in a doc string', () => {
  const text =
    '# language: es\nCaracterística: A\n  Escenario: B\n    Cuando x\n    """\n    Dado y\n    """\n    Y z\n  Escenario: C\n    Y w'
  const outline = outlineOf(Text.of(text.split('\n')))
  expect([8, 10].map((line) => roleAbove(outline, line))).toEqual(['action', undefined])
})

const MODULES = `# modules: a
Feature: A
  # modules: b, c
  Scenario: B
    Given x
      | 1 |
    # modules: d
    Given y
    Given z
  Scenario: C
    Given v`

test.each([
  ['right above the step', MODULES, 8, ['d']],
  ['above its scenario', MODULES, 9, ['b', 'c']],
  ['above the feature', MODULES, 11, ['a']],
  ['at the top of a fragment', '# modules: a\nGiven x\nGiven y', 3, ['a']],
  ['nowhere', 'Feature: A\n  Scenario: B\n    Given x', 3, undefined],
])('modules are listed %s', (_, text, line, modules) => {
  expect(modulesAt(outlineOf(Text.of(text.split('\n'))), line)).toEqual(modules)
})

test.each([
  [MODULES, 5, true],
  [MODULES, 8, false],
  [MODULES, 11, false],
  ['Given x\n\n  # a\n  | b |', 1, true],
  ['Given x\n', 1, false],
])('a table below a step is found: %#', (text, line, isFound) => {
  expect(hasBlockBelow(outlineOf(Text.of(text.split('\n'))), line)).toBe(isFound)
})
