/** @jest-environment node */
import { readReferences } from '@/content/references'
import { homeExample } from '@/home/home-example'

jest.mock('@/content/references', () => {
  const actual = jest.requireActual<typeof import('@/content/references')>('@/content/references')
  return { ...actual, readReferences: jest.fn(actual.readReferences) }
})

const textOf = ({ keyword, parts }: { keyword: string; parts: { text: string }[] }) =>
  `${keyword} ${parts.map(({ text }) => text).join('')}`

test('the example is five steps of the catalogue, in both languages', () => {
  const { es, en } = homeExample()
  expect([es.lines.length, en.lines.length]).toEqual([5, 5])
  expect(es.lines.map(({ href }) => href.replace(/.*#/, ''))).toEqual(
    en.lines.map(({ href }) => href.replace(/.*#/, '')),
  )
})

test('every line leads to the card of its step in its language', () => {
  const { es, en } = homeExample()
  expect(es.lines[0]?.href).toBe('/wakamiti/plugins/rest/#step-rest.define.baseURL')
  expect(en.lines[0]?.href).toBe('/wakamiti/en/plugins/rest/#step-rest.define.baseURL')
})

test('values have the colour of their type, and the words are kept', () => {
  const [first] = homeExample().en.lines
  expect(first && textOf(first)).toBe('Given the base URL http://localhost:8080')
  expect(first?.parts.find(({ family }) => family)).toEqual({ text: 'http://localhost:8080', family: 'place' })
})

test('the lines are of two plugins, named in the language of the example', () => {
  const { es, en } = homeExample()
  expect([...new Set(es.lines.map(({ plugin }) => plugin))]).toEqual(['REST', 'Base de datos'])
  expect([...new Set(en.lines.map(({ plugin }) => plugin))]).toEqual(['REST', 'Database'])
})

test('an example that no longer works stops the build, with its line', () => {
  const references = readReferences()
  jest.mocked(readReferences).mockReturnValue({ ...references, plugins: [] })
  expect(homeExample).toThrow('The example of the home page must match one step: la URL base http://localhost:8080')
  jest.mocked(readReferences).mockReturnValue(references)
})
