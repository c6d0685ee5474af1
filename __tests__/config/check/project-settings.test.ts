/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readProjectSettings } from '@/config/check/project-settings'
import { CATALOGUE } from '../catalogue-fixture'

interface Case {
  name: string
  text: string
  /** What differs from the defaults. */
  settings: Record<string, unknown> & { properties?: string[] }
  found?: string[]
}

const CASES = parse(readFileSync(join(__dirname, 'project-settings.yaml'), 'utf8')) as Case[]

/** The defaults of the tool. */
const DEFAULTS = {
  otherModules: [],
  stepClasses: [],
  language: 'en',
  idTagPattern: 'ID([\\w-]+)',
  strictTestCaseID: false,
  redefinition: { enabled: true, definitionTag: 'definition', implementationTag: 'implementation' },
  tagFilter: '',
  resourcePath: ['.'],
}

test.each(CASES)('in $name, the settings are those of the file or the defaults', ({ text, settings, found = [] }) => {
  const { report, properties, ...read } = readProjectSettings(text, CATALOGUE)
  const { properties: names = [], ...own } = settings
  expect(read).toEqual({ ...DEFAULTS, ...own })
  expect([...properties].sort()).toEqual([...names].sort())
  expect(report.findings.map(({ code }) => code)).toEqual(found)
})

test('an excerpt needs neither modules nor required keys', () => {
  const text = 'wakamiti:\n  rest:\n    timeout: 5'
  expect(readProjectSettings(text, CATALOGUE, { isExcerpt: true }).report.findings).toEqual([])
})
