import { readReferences } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { createStepExpression, matchExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'

/** As long as the line of a feature can be. */
const LENGTH = 10_000
const PIECES = ['1', '"', "'", '${', `\${a}`, ' ', '1,1.', 'a-', '\\', '\\"', '(', 'é', '😀', "con a = 'b' en "]

const { plugins, dataTypes } = readReferences()
const steps = plugins.flatMap(({ steps }) => steps)

/** A sentence with a hostile text where the arguments belong, long enough for the arguments to be tried on it. */
const hostileTo = (expression: string, text: string) =>
  expression.replace(/\(!?[^()]*(?<!\\)\)|[*\\]/g, '').replace(/\{[^}]*\}/g, () => text)

test.each(STEP_LANGUAGES)('%s: no text as long as a line can be keeps a step from coming to an end', (locale) => {
  const patterns = createTypePatterns(dataTypes, locale)
  const answers = steps.flatMap(({ expression }) => {
    const compiled = createStepExpression(expression[locale], patterns)
    const texts = PIECES.map((piece) => hostileTo(expression[locale], piece.repeat(LENGTH).slice(0, LENGTH)))
    // With another end it is hardly ever a sentence of the step, so that every way to read it is tried.
    return texts.map((text) => matchExpression(compiled, `${text}\u0001x`))
  })
  expect(answers).toHaveLength(steps.length * PIECES.length)
})
