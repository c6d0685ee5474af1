import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test('every worker of browsers has a name of its own: webpack would make one from the folder of the project', () => {
  const sources = (readdirSync('src', { recursive: true }) as string[])
    .filter((file) => /^(?!build).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .flatMap((text) => text.match(/new Worker\([^)]*/g) ?? [])
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((start) => !start.includes('webpackEntryOptions: { runtime: "'))).toEqual([])
})
