/** @jest-environment node */
import { parseDocument } from 'yaml'
import { configEntries } from '@/config/check/config-entries'
import { fileOptions } from '@/config/options/option'
import { plainValue } from '@/config/text/config-source'
import { catalogueOptions, readReferences } from '@/content/references'

const OPTIONS = fileOptions(catalogueOptions(readReferences()))

const entriesOf = (yaml: string) => configEntries(parseDocument(yaml), OPTIONS)

/** Every key with its kind. */
const kindsOf = (yaml: string) => entriesOf(yaml).map(({ key, match }) => `${key} ${match?.is ?? 'unknown'}`)

test('sections are walked into, options and unknown keys are not', () => {
  expect(
    kindsOf('wakamiti:\n  rest:\n    timeout: 1\n    nope: { a: 1 }\n    oauth2: { parameters: { a: 1 } }'),
  ).toEqual([
    'wakamiti section',
    'wakamiti.rest section',
    'wakamiti.rest.timeout option',
    'wakamiti.rest.nope unknown',
    'wakamiti.rest.oauth2 section',
    'wakamiti.rest.oauth2.parameters option',
  ])
})

test('free keys are entries, at any depth', () => {
  expect(kindsOf('wakamiti: { htmlReport: { extra_info: { team: { name: QA } } } }').slice(2)).toEqual([
    'wakamiti.htmlReport.extra_info section',
    'wakamiti.htmlReport.extra_info.team entry',
    'wakamiti.htmlReport.extra_info.team.name entry',
  ])
})

test('a literal option takes precedence over free keys', () => {
  expect(kindsOf('wakamiti: { appium: { capabilities: { app: a.apk, deviceName: b } } }').slice(3)).toEqual([
    'wakamiti.appium.capabilities.app option',
    'wakamiti.appium.capabilities.deviceName entry',
  ])
})

test('keys may be written with dots', () => {
  expect(kindsOf('wakamiti.rest.timeout: 1')).toEqual(['wakamiti.rest.timeout option'])
})

test('an empty section repeats its sibling options', () => {
  const [, , , host, nope, again] = kindsOf(
    'wakamiti: { fileUploader: { reportOutputs: { host: a, nope: 1, reportOutputs: {} } } }',
  )
  expect([host, nope, again]).toEqual([
    'wakamiti.fileUploader.reportOutputs.host option',
    'wakamiti.fileUploader.reportOutputs.nope unknown',
    'wakamiti.fileUploader.reportOutputs.reportOutputs unknown',
  ])
})

test('merged keys are entries of the map that merges them', () => {
  expect(kindsOf('base: &b { timeout: 1 }\nwakamiti: { rest: { <<: *b } }')).toEqual([
    'base unknown',
    'wakamiti section',
    'wakamiti.rest section',
    'wakamiti.rest.timeout option',
  ])
})

test('a walk ends, however often a file repeats a part of itself', () => {
  const merges = `base: &b { timeout: 1 }\nwakamiti: { rest: { ${'<<: *b, '.repeat(500)} } }`
  const walked = configEntries(parseDocument(merges, { uniqueKeys: false }), OPTIONS)
  expect(walked).toHaveLength(3 + 100)
  const endless = 'wakamiti: { appium: &x { capabilities: *x } }'
  expect(entriesOf(endless).length).toBeLessThan(100)
})

test('an entry has its name and the path of its parent', () => {
  const entry = entriesOf('wakamiti: { log: { loggers: { es.iti: DEBUG } } }').at(-1)
  expect(entry).toMatchObject({ path: 'wakamiti.log.loggers', name: 'es.iti' })
})

test('a list or an empty file has no keys', () => {
  expect(kindsOf('- a')).toEqual([])
  expect(kindsOf('')).toEqual([])
})

const VALUES: [string, string, unknown][] = [
  ['a text', 'a: b', 'b'],
  ['a list', 'a: [1, true]', [1, true]],
  ['a map', 'a: { b: null }', { b: null }],
  ['nothing', 'a:', null],
  ['an alias of a text', 'x: &x b\na: *x', 'b'],
  ['an alias inside a list', 'x: &x b\na: [*x]', undefined],
  ['an unresolved alias', 'a: *x', undefined],
]

test.each(VALUES)('the value of %s is plain, or unknown', (_, yaml, value) => {
  const document = parseDocument(yaml)
  const node = configEntries(document, OPTIONS).find(({ key }) => key === 'a')?.valueNode ?? null
  expect(plainValue(node, document)).toEqual(value)
})
