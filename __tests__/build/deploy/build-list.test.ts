import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { parseBuildList } from '@/build/deploy/publication'

interface Fault {
  name: string
  says: string
  list?: unknown
  build?: object
  file?: object
}

const { refused, paths, fine }: { refused: Fault[]; paths: string[]; fine: string[] } = parse(
  readFileSync(`${__dirname}/build-list.yaml`, 'utf8'),
)

const FILE = { path: '_next/static/a.js', bytes: 1, sha256: '0'.repeat(64) }

const listOf = (build: object, file: object) => ({
  version: 1,
  builds: [{ build: 'b', published: '2026-11-22T12:00:00.000Z', files: [{ ...FILE, ...file }], ...build }],
})

test.each(refused)('$name is refused with what is wrong', ({ list, build = {}, file = {}, says }) => {
  const text = typeof list === 'string' ? list : JSON.stringify(list ?? listOf(build, file))
  expect(() => parseBuildList(text)).toThrow(says)
})

test.each(paths)('the path %j is refused', (path) => {
  expect(() => parseBuildList(JSON.stringify(listOf({}, { path })))).toThrow(/^builds\.0\.files\.0\.path: /)
})

test.each(fine)('the path %s is one of a hashed file', (path) => {
  expect(parseBuildList(JSON.stringify(listOf({}, { path })))[0]?.files[0]?.path).toBe(path)
})
