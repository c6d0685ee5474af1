/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { emitImages } from '@/build/emit/emit-images'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({ 'content/menu.es.yaml': '' })

beforeEach(() => {
  for (const name of ['content/images', 'public']) rmSync(name, { recursive: true, force: true })
})

test('the images of the content are published below their own folder', () => {
  writeFiles(folder, { 'content/images/plans/a.svg': '<svg/>' })
  emitImages()
  expect(readFileSync('public/assets/images/plans/a.svg', 'utf8')).toBe('<svg/>')
})

test('an image that is gone is published no longer', () => {
  writeFiles(folder, { 'content/images/a.svg': '<svg/>', 'public/assets/images/old.svg': 'old' })
  emitImages()
  expect([existsSync('public/assets/images/a.svg'), existsSync('public/assets/images/old.svg')]).toEqual([true, false])
})

test('content without images is fine', () => {
  emitImages()
  expect(existsSync('public/assets/images')).toBe(false)
})
