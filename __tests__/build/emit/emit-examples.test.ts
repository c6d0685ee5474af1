import { readdirSync, readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { emitExamples } from '@/build/emit/emit-archive'
import { zipped } from '@/build/exported/files'
import { recordFile } from '../../document-fixture'
import { workIn } from '../../work-in'

const page = (name: string) => ({
  _raw: { sourceFilePath: `guides/${name}.en.md` },
  slug: `/en/guides/${name}/`,
})

workIn({
  '.contentlayer/generated/Doc/_index.json': [page('tutorial'), page('other')],
  '.contentlayer/generated/Plugin/_index.json': [],
  ...recordFile('guides/tutorial.en.md', { files: [['wakamiti.yaml', 'wakamiti: {}\n']] }),
  ...recordFile('guides/other.en.md'),
})

test('a page with a project has an archive of its files in a folder', () => {
  emitExamples('public')
  expect(readdirSync('public/assets/examples')).toEqual(['tutorial.en.zip'])
  const files = unzipSync(readFileSync('public/assets/examples/tutorial.en.zip'))
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['tutorial/wakamiti.yaml', 'wakamiti: {}\n'],
  ])
})

test('the same files make the same archive', () => {
  expect(zipped('x', [['a.txt', 'á']])).toEqual(zipped('x', [['a.txt', 'á']]))
})
