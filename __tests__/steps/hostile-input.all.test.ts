import { readReferences } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { createStepExpression, matchExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'

/** The longest line that a feature can have. */
const LENGTH = 10_000
const PIECES = ['1', '"', "'", '${', `\${a}`, ' ', '1,1.', 'a-', '\\', '\\"', '(', 'é', '😀', "con a = 'b' en "]

const { plugins, dataTypes } = readReferences()
const steps = plugins.flatMap(({ steps }) => steps)

/** A sentence with a hostile text for each argument, long enough to be tried. */
const hostileTo = (expression: string, text: string) =>
  expression.replace(/\(!?[^()]*(?<!\\)\)|[*\\]/g, '').replace(/\{[^}]*\}/g, () => text)

test.each(STEP_LANGUAGES)('%s: matching always ends, even on the longest possible line', (locale) => {
  const patterns = createTypePatterns(dataTypes, locale)
  const answers = steps.flatMap(({ expression }) => {
    const compiled = createStepExpression(expression[locale], patterns)
    const texts = PIECES.map((piece) => hostileTo(expression[locale], piece.repeat(LENGTH).slice(0, LENGTH)))
    // A different end rarely matches, so that every way to match is tried.
    return texts.map((text) => matchExpression(compiled, `${text}\u0001x`))
  })
  expect(answers).toHaveLength(steps.length * PIECES.length)
})
