import { exampleHash, formatRuns, type Outcome, RUNS_FILE, type Runs } from '@/content/runs'
import { checkContent } from '@/content-lint/check-content'
import { readSources } from '@/content-lint/files/read-sources'
import { pageExamples } from '@/content-lint/page-examples'
import { type Locale, translated } from '@/i18n/locale'
import { goodContent, spoiledContent } from './content-fixture'

const PAGE = 'plugins/demo'

const examples = (language: Locale = 'en') => {
  const page = readSources(goodContent()).pages.find(({ path, locale }) => path === PAGE && locale === language)
  return page ? pageExamples(page) : []
}

/** The good content with recorded runs of the examples on one page. */
function contentWith(change: (runs: Runs[string]['en']) => void, files = goodContent()) {
  const en = Object.fromEntries(
    examples().map(({ key, text }) => [key, { outcome: 'passed' as Outcome, hash: exampleHash(text) }]),
  )
  change(en)
  const runs = { [PAGE]: { engine: '2.12.0', modules: [], ...translated({ es: {}, en }) } }
  return new Map(files).set(RUNS_FILE, Buffer.from(formatRuns(runs)))
}

test('examples have the same keys in both languages', () => {
  const keys = examples('en').map(({ key }) => key)
  expect(keys).toEqual(examples('es').map(({ key }) => key))
  expect(keys).toEqual(['demo.define.service', 'demo.define.headers', 'demo.assert.rows', 'demo.assert.body'])
})

test('examples that have run are not listed until they change; those that never ran are', () => {
  const { changed, problems } = checkContent(contentWith(() => {}))
  expect(problems).toEqual([])
  expect(changed).toHaveLength(examples('es').length)
  expect(changed.every(({ file }) => file === `${PAGE}.es.md`)).toBe(true)
  const unclosed = spoiledContent({ [`${PAGE}.es.md`]: { replace: { "libros'\n```": "libros'" } } })
  expect(checkContent(contentWith(() => {}, unclosed)).changed).toEqual([])
})

test('an example that has changed since it ran is listed with its line', () => {
  const [first] = examples()
  const { changed } = checkContent(
    contentWith((en) => {
      en[first?.key ?? ''] = { outcome: 'passed', hash: exampleHash('another text') }
    }),
  )
  expect(changed).toHaveLength(examples('es').length + 1)
  expect(changed).toContainEqual({ file: `${PAGE}.en.md`, line: first?.line, page: 'demo' })
})

test('a damaged file of runs is a problem, and the pages are still checked', () => {
  const files = new Map(goodContent()).set(RUNS_FILE, Buffer.from('plugins/rest: 1'))
  expect(checkContent(files).problems).toMatchObject([{ file: RUNS_FILE }])
})
