/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { copyPageIndex, indexPages } from '@/build/exported/page-index'
import { workIn } from '../../work-in'

describe('making the index', () => {
  /** Pagefind's description of its indexes. */
  interface Entry {
    languages: Record<string, { page_count: number }>
  }

  const folder = mkdtempSync(join(tmpdir(), 'index-'))

  const page = (lang: string, main: string) =>
    `<!doctype html><html lang="${lang}"><body><nav>Menú</nav>${main}</body></html>`

  const put = (path: string, html: string) => {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), html)
  }

  const ARTICLE = `<main data-pagefind-body><h1>Prueba</h1><p>Texto propio</p>
<pre data-lang="yaml">clave: ajena</pre><pre data-lang="shell">orden propia</pre>
<div class="twin">ajeno</div><p class="gutter">ajeno</p></main>`

  /** The text of every indexed page. */
  const fragments = () =>
    readdirSync(join(folder, 'pagefind', 'fragment')).map((file) =>
      gunzipSync(readFileSync(join(folder, 'pagefind', 'fragment', file))).toString(),
    )

  beforeAll(() => {
    put('.', page('es', '<main><p>Sin artículo</p></main>'))
    put('a', page('es', ARTICLE))
    put('en/a', page('en', '<main data-pagefind-body><h1>Test</h1><p>Own text</p></main>'))
    mkdirSync(join(folder, 'pagefind'))
    writeFileSync(join(folder, 'pagefind', 'old.pf_index'), 'old')
    indexPages(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('there is one index a language, of the pages with an article', () => {
    const { languages } = JSON.parse(readFileSync(join(folder, 'pagefind', 'pagefind-entry.json'), 'utf8')) as Entry
    expect(languages).toMatchObject({ es: { page_count: 1 }, en: { page_count: 1 } })
    expect(Object.keys(languages)).toHaveLength(2)
  })

  test('titles, prose and commands are indexed; frames, other code and translations are not', () => {
    const [spanish = ''] = fragments().filter((text) => text.includes('Prueba'))
    expect(spanish).toContain('Texto propio')
    expect(spanish).toContain('orden propia')
    expect(spanish).not.toMatch(/ajen|Menú/)
  })

  test('only what the dialog needs is kept', () => {
    const files = readdirSync(join(folder, 'pagefind'))
    expect(files.filter((file) => /ui|highlight|unknown|old/.test(file))).toEqual([])
    expect(existsSync(join(folder, 'pagefind', 'pagefind.js'))).toBe(true)
  })
})

describe('the index of the last build', () => {
  workIn({ 'out/pagefind/pagefind.js': 'new', 'public/pagefind/old.js': 'old' })

  test('the index of the last build is what the development server serves', () => {
    expect(copyPageIndex()).toBe('Search: the text of the pages is that of the last build')
    expect(readFileSync('public/pagefind/pagefind.js', 'utf8')).toBe('new')
    expect(existsSync('public/pagefind/old.js')).toBe(false)
  })

  test('without a build it explains how to create one, and serves no older index', () => {
    expect(copyPageIndex('nowhere')).toContain('npm run build')
    expect(existsSync('public/pagefind')).toBe(false)
  })
})
