/** @jest-environment node */
import { readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { createStepExpression } from '@/steps/expression/step-expression'
import { runProgram } from '@/steps/pattern/run-program'
import { createTypePatterns } from '@/steps/values/type-patterns'

const SHORT = 200
const LONG = 400
const PIECES = ['1', '"', "'", '${', `\${a}`, ' ', '1,1.', 'a-', '\\', '\\"', '(', 'é', '😀', "con a = 'b' en "]

const { plugins, dataTypes } = readReferences()
const steps = plugins.flatMap(({ steps }) => steps)
const fill = (piece: string, length: number) => piece.repeat(length).slice(0, length)

/** A sentence with a hostile text where the arguments belong, long enough for the arguments to be tried on it. */
const hostileTo = (expression: string, text: string) =>
  expression.replace(/\(!?[^()]*(?<!\\)\)|[*\\]/g, '').replace(/\{[^}]*\}/g, () => text)

test.each(LOCALES)('%s: no text makes the work for a step grow faster than the text', (locale) => {
  const patterns = createTypePatterns(dataTypes, locale)
  const grown = steps.flatMap(({ id, expression }) => {
    const { program } = createStepExpression(expression[locale], patterns)
    return PIECES.filter((piece) => {
      const [short, long] = [SHORT, LONG].map((length) => hostileTo(expression[locale], fill(piece, length)))
      if (!short || !long) return false
      const growth = (long.length + 100) / (short.length + 100)
      return runProgram(program, long).visits > (runProgram(program, short).visits + 1_000) * growth * 1.2
    }).map((piece) => `${id} ${piece}`)
  })
  expect(grown).toEqual([])
})
