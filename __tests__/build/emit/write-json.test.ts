/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { writeJson } from '@/build/emit/write-json'
import { workIn } from '../../work-in'

workIn({ 'a.json': '{"old":true}' })

test('folders are made on the way', () => {
  writeJson('deep/er/b.json', [1])
  expect(readFileSync('deep/er/b.json', 'utf8')).toBe('[1]')
})

test('a file is replaced', () => {
  writeJson('a.json', { new: true })
  expect(readFileSync('a.json', 'utf8')).toBe('{"new":true}')
})
