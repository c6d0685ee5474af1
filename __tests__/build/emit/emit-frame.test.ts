import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { copyImages } from '@/build/emit/emit-frame'
import { workIn, writeFiles } from '../../work-in'

const folder = workIn({ 'content/menu.es.yaml': '' })

beforeEach(() => {
  for (const name of ['content/images', 'public']) rmSync(name, { recursive: true, force: true })
})

test('the images of the content are published below their own folder', () => {
  writeFiles(folder, { 'content/images/plans/a.svg': '<svg/>' })
  copyImages('public')
  expect(readFileSync('public/assets/images/plans/a.svg', 'utf8')).toBe('<svg/>')
})

test('a removed image is no longer published', () => {
  writeFiles(folder, { 'content/images/a.svg': '<svg/>', 'public/assets/images/old.svg': 'old' })
  copyImages('public')
  expect([existsSync('public/assets/images/a.svg'), existsSync('public/assets/images/old.svg')]).toEqual([true, false])
})

test('hidden files and symbolic links are not published', () => {
  writeFiles(folder, { 'content/images/a.svg': '<svg/>', 'content/images/.env': 'SECRET=1' })
  symlinkSync('/etc/hostname', 'content/images/host.svg')
  copyImages('public')
  expect(readdirSync('public/assets/images')).toEqual(['a.svg'])
})

test('a content folder without images is allowed', () => {
  copyImages('public')
  expect(existsSync('public/assets/images')).toBe(false)
})
