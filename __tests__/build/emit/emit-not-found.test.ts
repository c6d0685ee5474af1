/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitNotFound } from '@/build/emit/emit-not-found'
import { workIn } from '../../work-in'

const folder = workIn({
  '404/index.html': 'not found',
  '404.html': 'as Next.js left it',
  '500.html': 'error',
  '500/index.html': 'error',
  'index.html': 'home',
})

beforeAll(() => emitNotFound(folder))

test('every unknown address is answered by the same page as /404/', () => {
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe('not found')
  expect(existsSync(join(folder, '404', 'index.html'))).toBe(true)
})

test('a page for errors of a server is not published: there is no server', () => {
  expect([existsSync(join(folder, '500.html')), existsSync(join(folder, '500'))]).toEqual([false, false])
})

test('the other pages stay', () => {
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('home')
})
