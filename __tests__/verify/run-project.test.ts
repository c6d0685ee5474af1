import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueSteps, readReferences } from '@/content/references'
import type { ProjectPart } from '@/markdown/fence'
import { createMatcher } from '@/steps/expression/step-expression'
import { runProject } from '@/verify/run-project'
import { workIn } from '../work-in'

const references = readReferences()
const match = createMatcher(catalogueSteps(references), references.dataTypes)
const folder = workIn({})

/** Stands in for the tool: prints the feature line by line, as if each had passed. */
const COMMAND =
  '#!/bin/bash\nwhile read -r line; do echo "[ PASSED ]  $line (0.$RANDOM)"; done < a.feature\necho ======\n'

const FEATURE = 'Feature: x\nScenario: y\n  Then the response HTTP code is 200\n'

const FILE: ProjectPart = { kind: 'file', path: 'a.feature', text: FEATURE, line: 1 }

const part = (kind: 'command' | 'output' | 'change' | 'diff' | 'exit', text: string, line: number): ProjectPart => ({
  kind,
  text,
  line,
})

const RUN = part('command', 'wakamiti', 5)

const problems = async (...parts: ProjectPart[]) => {
  mkdirSync(join(folder, 'home'), { recursive: true })
  writeFileSync(join(folder, 'home/wakamiti'), COMMAND)
  const tool = { home: join(folder, 'home'), env: {}, repository: '' }
  return (await runProject([FILE, ...parts], join(folder, 'project'), { tool, locale: 'en', match })).problems
}

test.each([
  ['whole, except for times and rulers', '[ PASSED ] Then the response HTTP code is 200 (0.1)\n==='],
  ['in part', '[ PASSED ]  Scenario: y (9.99)\n…\n====='],
])('a page may show the output of a command %s', async (_, shown) => {
  expect(await problems(RUN, part('output', shown, 9))).toEqual([])
})

test('output that a command does not print is reported with the line of the page', async () => {
  expect(await problems(RUN, part('output', '[ FAILED ] Scenario: y', 9))).toEqual([
    { line: 9, message: '`wakamiti` does not print: [ FAILED ] Scenario: y' },
  ])
})

test('a step that the page changes is changed in the feature for one run', async () => {
  const changed = '[ PASSED ] Then the response HTTP code is 404 (0.1)'
  const again = [part('output', changed, 20), RUN, part('output', changed.replace('404', '200'), 30)]
  expect(await problems(RUN, part('change', 'Then the response HTTP code is 404', 15), ...again)).toEqual([])
})

test('a missing command is reported', async () => {
  expect(await problems(part('command', 'no-such-command', 7))).toMatchObject([{ line: 7 }])
})

test('an exit code on the page is compared with that of the last command', async () => {
  const failing = part('command', 'exit 3', 5)
  expect(await problems(failing, part('exit', '3', 6))).toEqual([])
  expect(await problems(failing, part('exit', '0', 6))).toEqual([
    { line: 6, message: '`exit 3` ends with exit code 3, not 0' },
  ])
})

test('a diff changes files for good', async () => {
  const shown = part('output', '[ PASSED ] Then the response HTTP code is 404 (0.1)', 9)
  const diff = part('diff', '- HTTP code is 200\n+ HTTP code is 404', 8)
  expect(await problems(RUN, diff, shown, RUN, shown)).toEqual([])
})

test('a response that differs from the page is reported', async () => {
  const url = 'http://localhost:9/books'
  expect(await problems({ kind: 'answer', url, text: '[]', line: 4 })).toMatchObject([{ line: 4 }])
})
