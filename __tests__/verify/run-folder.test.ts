/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { damageOf } from '@/verify/run-folder'
import { workIn } from '../work-in'

const folder = workIn({})
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

test('a folder is named with all that is in it', () => {
  expect(damage(['inbox/new.csv'], "When the directory 'inbox' is deleted")).toBeUndefined()
})

test('a run of which the page warns that it leaves nothing', () => {
  expect(damage(FILES, STEP, true)).toBeUndefined()
  expect(damage(['wakamiti.yaml'], STEP, true)).toBe('leaves 2 of 3 files')
})
