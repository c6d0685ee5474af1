/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { emitExamples, zipped } from '@/build/emit/emit-examples'
import { workIn } from '../../work-in'

const page = (link: string) =>
  `---\ntitle: Page\ndescription: A page with a project that its readers build up as they read.\n---\n\n${link}\n\n\`\`\`yaml title="wakamiti.yaml"\nwakamiti: {}\n\`\`\`\n`

workIn({
  'content/guides/tutorial.en.md': page('[All of it](/assets/examples/tutorial.en.zip)'),
  'content/guides/other.en.md': page('No link.'),
})

test('a page that links to its archive has one, with the files of its fences in a folder', () => {
  emitExamples()
  const files = unzipSync(readFileSync('public/assets/examples/tutorial.en.zip'))
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['tutorial/wakamiti.yaml', 'wakamiti: {}\n'],
  ])
  expect(existsSync('public/assets/examples/other.en.zip')).toBe(false)
})

test('the same files make the same archive', () => {
  const files = new Map([['a.txt', 'á']])
  expect(zipped('x', files)).toEqual(zipped('x', files))
})
