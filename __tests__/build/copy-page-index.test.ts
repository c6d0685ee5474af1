/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { copyPageIndex } from '@/build/copy-page-index'
import { workIn } from '../work-in'

workIn({ 'out/pagefind/pagefind.js': 'new', 'public/pagefind/old.js': 'old' })

test('the index of the last build is what the development server serves', () => {
  expect(copyPageIndex()).toBe('Search: the text of the pages is that of the last build')
  expect(readFileSync('public/pagefind/pagefind.js', 'utf8')).toBe('new')
  expect(existsSync('public/pagefind/old.js')).toBe(false)
})

test('without a build it says how to make one, and serves no older index', () => {
  expect(copyPageIndex('nowhere')).toContain('npm run build')
  expect(existsSync('public/pagefind')).toBe(false)
})
