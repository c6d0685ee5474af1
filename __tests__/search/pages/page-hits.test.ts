import type { Pagefind, PagefindPage, PagefindSection } from '@/search/pages/load-pagefind'
import { excerptText, pageHits, searchPages } from '@/search/pages/page-hits'

const section = (url: string, title: string, score = 1, excerpt = ''): PagefindSection => ({
  url,
  title,
  excerpt,
  weighted_locations: [{ balanced_score: score }],
})

const page = (url: string, title: string, sections: PagefindSection[], content = ''): PagefindPage => ({
  url,
  meta: { title },
  content,
  sub_results: sections,
})

const INSTALL = page('/install/', 'Instalación', [
  section('/install/', 'Instalación', 1),
  section('/install/#maven', 'Maven', 9, '<mark>proxy</mark> de Maven'),
  section('/install/#proxy', 'Detrás de un proxy', 2),
])
const JMETER = page('/jmeter/', 'JMeter', [section('/jmeter/#carga', 'Carga', 5), section('/jmeter/#uso', 'Uso', 7)])

test('a heading with all words comes first, then the best of each page, then the second ones', () => {
  expect(pageHits([JMETER, INSTALL], ['detras', 'proxy']).map(({ href }) => href)).toEqual([
    '/install/#proxy',
    '/jmeter/#uso',
    '/jmeter/#carga',
    '/install/#maven',
  ])
})

test('a section names its page, a page does not name itself', () => {
  const [first, second] = pageHits([page('/a/', 'A', [section('/a/', 'A'), section('/a/#b', 'B')])], ['a'])
  expect(first).toEqual({ href: '/a/', title: 'A', excerpt: '' })
  expect(second).toEqual({ href: '/a/#b', title: 'B', page: 'A', excerpt: '' })
})

const pagefindWith = (pages: PagefindPage[]) => {
  const asked: string[] = []
  const pagefind: Pagefind = {
    search: async (words) => {
      asked.push(words)
      return { results: pages.map((found) => ({ data: async () => found })) }
    },
  }
  return { asked, pagefind }
}

test('Pagefind gets the significant words', async () => {
  const { asked, pagefind } = pagefindWith([])
  expect(await searchPages(pagefind, 'detrás de un proxy')).toEqual({ hits: [], total: 0 })
  expect(asked).toEqual(['detras proxy'])
})

test('pages without the words are left out', async () => {
  const there = page('/a/', 'A', [section('/a/', 'A')], 'Detrás de un proxy')
  const near = page('/b/', 'B', [section('/b/', 'B')], 'Un texto sobre otra cosa')
  const { pagefind } = pagefindWith([near, there])
  const { hits, total } = await searchPages(pagefind, 'proxy')
  expect(hits.map(({ href }) => href)).toEqual(['/a/'])
  expect(total).toBe(1)
})

test('the text of five pages is fetched, the others are counted', async () => {
  const fetched: string[] = []
  const results = Array.from({ length: 8 }, (_, at) => ({
    data: async () => {
      fetched.push(`/${at}/`)
      return page(`/${at}/`, 'Proxy', [section(`/${at}/`, 'Proxy')])
    },
  }))
  const { hits, total } = await searchPages({ search: async () => ({ results }) }, 'proxy')
  expect(fetched).toHaveLength(5)
  expect(hits).toHaveLength(5)
  expect(total).toBe(8)
})

test.each([
  ['un <mark>proxy</mark> con <mark>URL</mark>', 'un proxy con URL'],
  ['Proxy. un <mark>proxy</mark>', 'un proxy'],
  ['<mark>Proxy.</mark> un proxy', 'un proxy'],
  ['a &lt;b&gt; &amp;lt; &quot;c&quot; &#39;d&#x27;', `a <b> &lt; "c" 'd'`],
  ['Proxyserver', 'Proxyserver'],
])('"%s" reads "%s"', (excerpt, text) => {
  expect(excerptText(excerpt, 'Proxy')).toBe(text)
})
