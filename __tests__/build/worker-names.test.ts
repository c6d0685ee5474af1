import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

test("every web worker is named: webpack would derive a name from the project's folder", () => {
  const sources = (readdirSync('src', { recursive: true }) as string[])
    .filter((file) => /^(?!build).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .flatMap((text) => text.match(/new Worker\([^)]*/g) ?? [])
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((start) => !start.includes('webpackEntryOptions: { runtime: "'))).toEqual([])
})
