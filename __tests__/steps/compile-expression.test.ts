import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { compileExpression } from '@/steps/expression/expression-parts'

interface Compiled {
  expression: string
  compiled: string
}

const examples: Compiled[] = parse(readFileSync(join(__dirname, 'compiled-expressions.yaml'), 'utf8'))

test.each(examples)('"$expression" compiles to the same pattern as in the tool', ({ expression, compiled }) => {
  expect(compileExpression(expression)).toBe(compiled)
})

test('a space before `$` is dropped', () => {
  expect(compileExpression('the end $')).toBe('the end$')
})
