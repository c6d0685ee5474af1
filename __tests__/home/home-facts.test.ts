import { pageAt } from '@/content/documents'
import { readReferences } from '@/content/references'
import { homeFacts } from '@/home/home-facts'
import { LOCALES } from '@/i18n/locale'
import { isStep } from '@/steps/step'

jest.mock('@/content/references', () => {
  const actual = jest.requireActual<typeof import('@/content/references')>('@/content/references')
  return { ...actual, readReferences: jest.fn(actual.readReferences) }
})

const textOf = ({ keyword, parts }: { keyword: string; parts: { text: string }[] }) =>
  `${keyword} ${parts.map(({ text }) => text).join('')}`

test('the example is five steps of the catalogue, in both languages', () => {
  const { es, en } = homeFacts('es').example
  expect([es.lines.length, en.lines.length]).toEqual([5, 5])
  expect(es.lines.map(({ href }) => href.replace(/.*#/, ''))).toEqual(
    en.lines.map(({ href }) => href.replace(/.*#/, '')),
  )
})

test('every line leads to the card of its step in its language', () => {
  const { es, en } = homeFacts('es').example
  expect(es.lines[0]?.href).toBe('/wakamiti/plugins/rest/#step-rest.define.baseURL')
  expect(en.lines[0]?.href).toBe('/wakamiti/en/plugins/rest/#step-rest.define.baseURL')
})

test('values have the colour of their type, and the words are kept', () => {
  const [first] = homeFacts('es').example.en.lines
  expect(first && textOf(first)).toBe('Given the base URL http://localhost:8080')
  expect(first?.parts.find(({ family }) => family)).toEqual({ text: 'http://localhost:8080', family: 'place' })
})

test('the lines are of two plugins, named in the language of the example', () => {
  const { es, en } = homeFacts('es').example
  expect([...new Set(es.lines.map(({ plugin }) => plugin))]).toEqual(['REST', 'Base de datos'])
  expect([...new Set(en.lines.map(({ plugin }) => plugin))]).toEqual(['REST', 'Database'])
})

test('an example that no longer works stops the build, with its line', () => {
  const references = readReferences()
  jest.mocked(readReferences).mockReturnValue({ ...references, plugins: [] })
  expect(() => homeFacts('es')).toThrow(
    'The example of the home page must match one step: la URL base http://localhost:8080',
  )
  jest.mocked(readReferences).mockReturnValue(references)
})

test('steps and plugins are those of the references', () => {
  const { plugins } = readReferences()
  const { steps, plugins: count } = homeFacts('es')
  expect(count).toBe(plugins.length)
  expect(steps).toBe(plugins.flatMap((plugin) => plugin.steps.filter(isStep)).length)
})

test.each(LOCALES)('%s: every reader begins with pages that exist, in the language of the page', (locale) => {
  for (const { pages } of homeFacts(locale).paths) {
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map(({ slug }) => pageAt(slug)?.locale)).toEqual(pages.map(() => locale))
  }
})

test.each([
  ['es', '/wakamiti/plugins/rest/'],
  ['en', '/wakamiti/en/plugins/rest/'],
] as const)('%s: the scenario that fails ends at a step that exists', (locale, page) => {
  const { line, reason } = homeFacts(locale).failed
  expect([line.kind, line.href.split('#')[0]]).toEqual(['assertion', page])
  expect(reason).toContain('409')
})
