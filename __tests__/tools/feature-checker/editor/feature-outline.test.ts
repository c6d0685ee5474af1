import { Text } from '@codemirror/state'
import { hasBlockBelow, modulesAt, outlineOf, roleAbove } from '@/tools/feature-checker/editor/feature-outline'

const doc = Text.of([
  '# language: es',
  'Característica: A',
  '  Escenario: B',
  '    Cuando x',
  '      """',
  '      Dado y',
  '      ```',
  '      """',
  '    Y z',
  '  Escenario: C',
  '    Y w',
])

test('doc strings are recognized, whatever they contain', () => {
  const { locale, blocks } = outlineOf(doc)
  expect(locale).toBe('es')
  expect([...blocks].flatMap((isBlock, line) => (isBlock ? [line] : []))).toEqual([5, 6, 7, 8])
})

test('a conjunction continues the step above, within its scenario', () => {
  const outline = outlineOf(doc)
  expect(roleAbove(doc, 9, outline)).toBe('action')
  expect(roleAbove(doc, 11, outline)).toBeUndefined()
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
  const lines = Text.of(text.split('\n'))
  expect(modulesAt(lines, line, outlineOf(lines))).toEqual(modules)
})

test('a table below a step is found', () => {
  const lines = Text.of(MODULES.split('\n'))
  expect([5, 8, 11].map((line) => hasBlockBelow(lines, line))).toEqual([true, false, false])
  expect(hasBlockBelow(Text.of(['Given x', '', '  # a', '  | b |']), 1)).toBe(true)
  expect(hasBlockBelow(Text.of(['Given x', '']), 1)).toBe(false)
})
