import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { compileExpression } from '@/steps/expression/expression-parts'

interface Compiled {
  expression: string
  compiled: string
}

const examples: Compiled[] = parse(readFileSync(join(__dirname, 'compiled-expressions.yaml'), 'utf8'))

test.each(examples)('"$expression" compiles to what the tool makes of it', ({ expression, compiled }) => {
  expect(compileExpression(expression)).toBe(compiled)
})

test('a blank before an end sign is dropped', () => {
  expect(compileExpression('the end $')).toBe('the end$')
})
