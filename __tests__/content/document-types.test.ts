import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_TYPES, REFERENCE_FILES } from '@/content/document-types'

/** A type as Contentlayer gets it. */
interface Definition {
  name: string
  filePathPattern: string
  contentType: string
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

const TYPES = DOCUMENT_TYPES as unknown as Definition[]

const [DOC, PLUGIN, MENU] = TYPES as [Definition, Definition, Definition]

/** Contentlayer's own way to match paths. */
const { isMatch } = jest.requireActual<{ isMatch: (path: string, pattern: string) => boolean }>('micromatch')

const typesOf = (file: string) =>
  TYPES.filter(({ filePathPattern }) => isMatch(file, filePathPattern)).map(({ name }) => name)

/** Whether the site reads a file without Contentlayer. */
const isReference = (file: string) => REFERENCE_FILES.some((path) => isMatch(file, path) || file.startsWith(`${path}/`))

const contentFiles = () =>
  (readdirSync(join(__dirname, '../../content'), { recursive: true }) as string[]).filter((file) =>
    /\.(md|yaml)$/.test(file),
  )

const requiredOf = ({ fields }: Definition) => Object.keys(fields).filter((name) => fields[name]?.required)

test.each([
  ['introduction/getting-started.es.md', 'Doc'],
  ['reference/options.es.md', 'Doc'],
  ['plugins/index.es.md', 'Doc'],
  ['plugins/development.en.md', 'Doc'],
  ['plugins/rest.es.md', 'Plugin'],
  ['plugins/html-reporter.en.md', 'Plugin'],
  ['menu.es.yaml', 'Menu'],
])('%s is a %s and nothing else', (file, type) => {
  expect(typesOf(file)).toEqual([type])
})

test('the build refuses a file that has no type and is no reference', () => {
  expect(['notes/idea.es.md', 'reference/options.es.md'].filter(isReference)).toEqual([])
  expect(typesOf('notes/idea.es.md')).toEqual([])
})

test('every file of the content is of one type, or a reference that Contentlayer skips', () => {
  for (const file of contentFiles().filter((file) => !isReference(file)))
    expect(`${file} ${typesOf(file).length}`).toBe(`${file} 1`)
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

test('the computed fields have precise types', () => {
  const types = Object.entries(DOC.computedFields ?? {}).map(([name, { type }]) => [name, type])
  expect(types).toEqual([
    ['slug', 'string'],
    ['locale', "'es' | 'en'"],
  ])
})

test('pages must have a title and a description, plugins name their reference', () => {
  expect(requiredOf(DOC)).toEqual(['title', 'description'])
  expect(requiredOf(PLUGIN)).toEqual(['title', 'description', 'plugin'])
})

const compute = (type: Definition, field: string, sourceFilePath: string) =>
  type.computedFields?.[field]?.resolve({ _raw: { sourceFilePath } })

test.each([DOC, PLUGIN])('$name: path and language are parsed from the file name', (type) => {
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

test('the language of a menu is parsed from its file name', () => {
  expect(compute(MENU, 'locale', 'menu.en.yaml')).toBe('en')
  expect(compute(MENU, 'locale', 'menu.es.yaml')).toBe('es')
})
