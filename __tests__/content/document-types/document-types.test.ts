/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CoreReference } from '@/content/document-types/core-reference'
import { DataTypesReference } from '@/content/document-types/data-types-reference'
import { Doc } from '@/content/document-types/doc'
import { Menu } from '@/content/document-types/menu'
import { Plugin } from '@/content/document-types/plugin'
import { PluginReference } from '@/content/document-types/plugin-reference'

/** A type as it was given to Contentlayer. */
interface Definition {
  name: string
  filePathPattern: string
  contentType: string
  isSingleton?: boolean
  fields: Record<string, Field>
  computedFields?: Record<string, { type: string; resolve: (document: unknown) => unknown }>
}

interface Field {
  type: string
  required?: boolean
  of?: Definition
  options?: string[]
}

jest.mock('contentlayer2/source-files', () => ({
  defineDocumentType: (define: () => unknown) => define(),
  defineNestedType: (define: () => unknown) => define(),
}))

const TYPES = [Doc, Plugin, Menu, PluginReference, CoreReference, DataTypesReference] as unknown as Definition[]

const [DOC, PLUGIN, MENU, PLUGIN_REFERENCE, CORE, DATA_TYPES] = TYPES as [
  Definition,
  Definition,
  Definition,
  Definition,
  Definition,
  Definition,
]

/** What Contentlayer itself matches paths with. */
const { isMatch } = jest.requireActual<{ isMatch: (path: string, pattern: string) => boolean }>('micromatch')

const typesOf = (file: string) =>
  TYPES.filter(({ filePathPattern }) => isMatch(file, filePathPattern)).map(({ name }) => name)

const contentFiles = () =>
  (readdirSync(join(__dirname, '../../../content'), { recursive: true }) as string[]).filter((file) =>
    /\.(md|yaml)$/.test(file),
  )

const requiredOf = ({ fields }: Definition) => Object.keys(fields).filter((name) => fields[name]?.required)

test.each([
  ['introduction/getting-started.es.md', 'Doc'],
  ['setup/usage.en.md', 'Doc'],
  ['wakamiti/license.es.md', 'Doc'],
  ['reference/options.es.md', 'Doc'],
  ['tools/step-finder.en.md', 'Doc'],
  ['plugins/index.es.md', 'Doc'],
  ['plugins/development.en.md', 'Doc'],
  ['plugins/rest.es.md', 'Plugin'],
  ['plugins/html-reporter.en.md', 'Plugin'],
  ['menu.es.yaml', 'Menu'],
  ['reference/plugins/rest.yaml', 'PluginReference'],
  ['reference/core.yaml', 'CoreReference'],
  ['reference/data-types.yaml', 'DataTypesReference'],
])('%s is a %s and nothing else', (file, type) => {
  expect(typesOf(file)).toEqual([type])
})

test('a file elsewhere is of no type, so that the build refuses it', () => {
  expect(typesOf('notes/idea.es.md')).toEqual([])
  expect(typesOf('reference/other.yaml')).toEqual([])
})

test('every file of the content is of one type', () => {
  for (const file of contentFiles()) expect(`${file} ${typesOf(file).length}`).toBe(`${file} 1`)
})

test('pages are Markdown, everything else is data; there is one core and one file of data types', () => {
  expect(TYPES.map(({ name, contentType, isSingleton = false }) => [name, contentType, isSingleton])).toEqual([
    ['Doc', 'markdown', false],
    ['Plugin', 'markdown', false],
    ['Menu', 'data', false],
    ['PluginReference', 'data', false],
    ['CoreReference', 'data', true],
    ['DataTypesReference', 'data', true],
  ])
})

test('core and data types state everything', () => {
  expect(requiredOf(CORE)).toEqual(Object.keys(CORE.fields))
  expect(requiredOf(DATA_TYPES)).toEqual(Object.keys(DATA_TYPES.fields))
})

test('a menu has sections with topics, and all of them have a title', () => {
  const section = MENU.fields.sections?.of
  const topic = section?.fields.topics?.of
  expect([requiredOf(MENU), section && requiredOf(section), topic && requiredOf(topic)]).toEqual([
    ['sections'],
    ['title', 'topics'],
    ['title', 'slug'],
  ])
})

test('a page may take the whole width, and there is no other layout', () => {
  expect(DOC.fields.layout).toEqual({ type: 'enum', options: ['wide'] })
})

test('the types that code works with are closed lists', () => {
  const types = Object.entries(DOC.computedFields ?? {}).map(([name, { type }]) => [name, type])
  expect(types).toEqual([
    ['slug', 'string'],
    ['locale', "'es' | 'en'"],
    ['headings', "import('@/content/heading').Heading[]"],
  ])
})

test('pages must have a title and a description, plugins name their reference', () => {
  expect(requiredOf(DOC)).toEqual(['title', 'description'])
  expect(requiredOf(PLUGIN)).toEqual(['title', 'description', 'plugin'])
})

test('a reference states everything but what a plugin may lack', () => {
  expect(requiredOf(PLUGIN_REFERENCE)).toEqual(Object.keys(PLUGIN_REFERENCE.fields))
  const { options, steps } = PLUGIN_REFERENCE.fields
  expect(options?.of && requiredOf(options.of)).toEqual(['key', 'type', 'required', 'description'])
  expect(steps?.of && requiredOf(steps.of)).toEqual(['id', 'kind', 'expression', 'block', 'description'])
})

test('steps are of the three kinds, plugins of the three categories', () => {
  expect(PLUGIN_REFERENCE.fields.category?.options).toEqual(['steps', 'reports', 'integrations'])
  expect(PLUGIN_REFERENCE.fields.steps?.of?.fields.kind?.options).toEqual(['definition', 'action', 'assertion'])
})

test('every text of a reference is in both languages', () => {
  const { summary } = PLUGIN_REFERENCE.fields
  expect(summary?.of && requiredOf(summary.of)).toEqual(['es', 'en'])
})

const compute = (type: Definition, field: string, sourceFilePath: string, html = '') =>
  type.computedFields?.[field]?.resolve({ _raw: { sourceFilePath }, body: { html } })

test.each([DOC, PLUGIN])('$name: path and language come from the name of the file', (type) => {
  expect(compute(type, 'slug', 'plugins/rest.en.md')).toBe('/en/plugins/rest/')
  expect(compute(type, 'locale', 'plugins/rest.en.md')).toBe('en')
  expect(compute(type, 'slug', 'plugins/index.es.md')).toBe('/plugins/')
  expect(compute(type, 'locale', 'plugins/index.es.md')).toBe('es')
})

test('a file that is not named like a page is refused by its name', () => {
  expect(() => compute(DOC, 'slug', 'setup/usage.md')).toThrow(
    'setup/usage.md: a page is named path.es.md or path.en.md',
  )
})

test('headings are read off the HTML that readers get', () => {
  expect(compute(DOC, 'headings', 'setup/usage.es.md', '<h2 id="a">A</h2>')).toEqual([
    { depth: 1, value: 'A', anchor: 'a' },
  ])
})

test('the language of a menu comes from the name of its file', () => {
  expect(compute(MENU, 'locale', 'menu.en.yaml')).toBe('en')
  expect(compute(MENU, 'locale', 'menu.es.yaml')).toBe('es')
})
