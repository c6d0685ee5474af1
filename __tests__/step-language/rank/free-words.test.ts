/** @jest-environment node */
import { hasWordsBeyond } from '@/step-language/finder'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { testFinder } from '../test-finder'

const { indexOf, catalogue } = testFinder()
const nearest = (sentence: string) => rankSteps(sentence, indexOf('es'), { types: catalogue.dataTypes })[0]

test.each([
  ['la tabla LIBROS vacía', ['se consulta(n) *'], true],
  ['la tabla LIBROS vacía', ['la tabla *', '* (está|queda) vacía'], false],
  // Its words may be written in another number, and without accents.
  ['las tablas LIBROS vacia', ['* vacía'], true],
])('whether «%s» has words of its step that %j do not have: %s', (sentence, others, has) => {
  const candidate = nearest(sentence)
  expect(candidate && hasWordsBeyond(candidate, others)).toBe(has)
})
