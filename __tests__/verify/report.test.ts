/** @jest-environment node */
import { join } from 'node:path'
import { readReport } from '@/verify/report'
import { workIn } from '../work-in'

const step = (name: string, line: number, result?: string, errorMessage?: string) => ({
  nodeType: 'STEP',
  name,
  source: `cut/./books.feature[${line},5]`,
  result,
  errorMessage,
})

const planOf = (...steps: object[]) => ({
  nodeType: 'AGGREGATOR',
  children: [{ nodeType: 'AGGREGATOR', name: 'Books', source: './books.feature[1,1]', children: steps }],
})

const folder = workIn({
  'passed.json': planOf(step('a book', 3, 'PASSED'), step('it is there', 4, 'PASSED')),
  'failed.json': planOf(
    step('a book', 3, 'PASSED'),
    step('it is red', 4, 'FAILED', 'it is blue\n'),
    step('it is there', 5, 'SKIPPED'),
  ),
  'undefined.json': planOf(step('a bok', 3, 'UNDEFINED', 'no step')),
  'planned.json': planOf(step('a book', 3)),
  'other.json': { tests: 3 },
})

const resultOf = (name: string) => readReport(join(folder, `${name}.json`)).get('books.feature')

test.each([
  ['passed', 'passed', ['a book', 'it is there'], []],
  ['failed', 'failed', ['a book', 'it is red'], ['it is blue']],
  ['undefined', 'undefined', [], ['no step']],
  ['planned', 'skipped', [], []],
])('a feature that ended as %s', (name, outcome, steps, messages) => {
  expect(resultOf(name)).toMatchObject({ outcome, messages })
  expect(resultOf(name)?.steps.map(({ sentence }) => sentence)).toEqual(steps)
})

test('a step is found by its line', () => {
  expect(resultOf('passed')?.steps.map(({ line }) => line)).toEqual([3, 4])
})

test('what is no result is refused', () => {
  expect(() => readReport(join(folder, 'other.json'))).toThrow()
  expect(() => readReport(join(folder, 'missing.json'))).toThrow('ENOENT')
})
