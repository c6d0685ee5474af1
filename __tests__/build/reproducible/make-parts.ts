import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildHash, documentsHash } from '@/build/build-hash'
import { emitCatalogue } from '@/build/emit/emit-catalogue'
import { emitExamples } from '@/build/emit/emit-examples'
import { emitMenu, emitPageData } from '@/build/emit/emit-navigation'
import { emitSearchIndex } from '@/build/emit/emit-search-index'
import { copyImages, DOCUMENTS } from '@/build/prepare'
import { keptRecord } from '@/content/page-record'
import { renderPage } from '@/markdown/render-page'

/** Pages with every kind of directive, fence and drawing. */
const PAGES = ['plugins/jmeter', 'wakamiti/architecture', 'reference/data-types']

/** Renders a page, unless it is kept. */
async function emitPage(file: string): Promise<void> {
  const text = readFileSync(join('content', file), 'utf8')
  const code = documentsHash()
  const { html, headings, sections, files } = keptRecord(file, text, code) ?? (await renderPage(file, text, code))
  const target = join('public/pages', `${file}.json`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify({ html, headings, sections, files }))
}

/** Makes below `public/` what a build makes without Next.js: the name of the build, data, indexes, archives, articles. */
async function makeParts(): Promise<void> {
  writeFileSync('public/build', buildHash())
  emitCatalogue()
  copyImages()
  for (const file of PAGES.flatMap((path) => [`${path}.es.md`, `${path}.en.md`])) await emitPage(file)
  if (!existsSync(DOCUMENTS)) return
  emitMenu()
  emitPageData()
  emitExamples()
  emitSearchIndex()
}

void makeParts()
