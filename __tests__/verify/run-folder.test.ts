import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { damageOf, readReport } from '@/verify/run-folder'
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
const FILES = ['wakamiti.yaml', 'data/books.csv', 'inbox/new.csv']
const STEP = "When the file 'data/books.csv' is moved to file 'inbox/books.csv'"

function damage(gone: string[], text: string, empties = false) {
  for (const path of FILES) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  for (const path of gone) rmSync(join(folder, path))
  return damageOf(FILES, folder, text, empties)
}

test.each([
  ['nothing', [], undefined],
  ['a file that a step names', ['data/books.csv'], undefined],
  ['a file that no step names', ['wakamiti.yaml'], 'removes wakamiti.yaml, which no step names'],
])('a run that removes %s', (_, gone, message) => {
  expect(damage(gone, STEP)).toBe(message)
})

test('a step that names a folder names the files in it', () => {
  expect(damage(['inbox/new.csv'], "When the directory 'inbox' is deleted")).toBeUndefined()
})

test('a run that should remove all files is reported if it leaves some', () => {
  expect(damage(FILES, STEP, true)).toBeUndefined()
  expect(damage(['wakamiti.yaml'], STEP, true)).toBe('leaves 2 of 3 files')
})

const resultOf = (name: string) => readReport(join(folder, `${name}.json`)).get('books.feature')

test.each([
  ['passed', 'passed', []],
  ['failed', 'failed', ['it is blue']],
  ['undefined', 'undefined', ['no step']],
  ['planned', 'skipped', []],
])('a feature that ended as %s', (name, outcome, messages) => {
  expect(resultOf(name)).toEqual({ outcome, messages })
})

test('a file that is not a result is refused', () => {
  expect(() => readReport(join(folder, 'other.json'))).toThrow()
  expect(() => readReport(join(folder, 'missing.json'))).toThrow('ENOENT')
})
