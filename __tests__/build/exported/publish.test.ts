import { existsSync, readFileSync, rmSync } from 'node:fs'
import { EXPORT, PUBLISHED, publish, restorePublished } from '@/build/exported/files'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({})

beforeEach(() => {
  for (const name of [PUBLISHED, EXPORT]) rmSync(name, { recursive: true, force: true })
})

test('a finished build replaces the last one completely', () => {
  writeFiles(folder, { 'out/index.html': 'old', 'out/gone.html': 'old', '.export/index.html': 'new' })
  publish()
  expect(readFileSync('out/index.html', 'utf8')).toBe('new')
  expect([existsSync('out/gone.html'), existsSync(EXPORT), existsSync('out.wakamiti-old')]).toEqual([
    false,
    false,
    false,
  ])
})

test('the first build is published, too', () => {
  writeFiles(folder, { '.export/index.html': 'new' })
  publish()
  expect(readFileSync('out/index.html', 'utf8')).toBe('new')
})

test('a build that cannot be moved leaves the last one in its place', () => {
  writeFiles(folder, { 'out/index.html': 'old' })
  expect(publish).toThrow('ENOENT')
  expect([readFileSync('out/index.html', 'utf8'), existsSync('out.wakamiti-old')]).toEqual(['old', false])
})

test('a run that is interrupted while it moves the last build aside does not lose it', () => {
  writeFiles(folder, { 'out.wakamiti-old/index.html': 'old' })
  expect(publish).toThrow('ENOENT')
  expect(readFileSync('out/index.html', 'utf8')).toBe('old')
})

test('the leftovers of an interrupted run are no obstacle', () => {
  writeFiles(folder, { 'out.wakamiti-old/x.html': 'x', 'out/index.html': 'old', '.export/index.html': 'new' })
  publish()
  expect([readFileSync('out/index.html', 'utf8'), existsSync('out.wakamiti-old')]).toEqual(['new', false])
})

test('a build that was left aside by a run killed between the two moves is restored', () => {
  writeFiles(folder, { 'out.wakamiti-old/index.html': 'old', '.export/index.html': 'new' })
  restorePublished()
  expect([readFileSync('out/index.html', 'utf8'), existsSync('out.wakamiti-old')]).toEqual(['old', false])
})

test('a build that is in place stays', () => {
  writeFiles(folder, { 'out.wakamiti-old/index.html': 'old', 'out/index.html': 'new' })
  restorePublished()
  expect(readFileSync('out/index.html', 'utf8')).toBe('new')
})
