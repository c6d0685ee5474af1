/** @jest-environment node */
import { Text } from '@codemirror/state'
import { outlineOf, roleAbove } from '@/tools/feature-checker/editor/feature-outline'

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

test('doc strings are recognized, whatever is in them', () => {
  const { locale, blocks } = outlineOf(doc)
  expect(locale).toBe('es')
  expect([...blocks].flatMap((isBlock, line) => (isBlock ? [line] : []))).toEqual([5, 6, 7, 8])
})

test('a document is worked out once', () => {
  expect(outlineOf(doc)).toBe(outlineOf(doc))
})

test('a conjunction continues the step above, within its scenario', () => {
  const outline = outlineOf(doc)
  expect(roleAbove(doc, 9, outline)).toBe('action')
  expect(roleAbove(doc, 11, outline)).toBeUndefined()
})
