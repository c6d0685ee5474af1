import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { buildHash } from '@/build/build-hash'
import { emitCatalogue } from '@/build/emit/emit-catalogue'
import { emitExamples } from '@/build/emit/emit-examples'
import { emitMenu, emitPageData } from '@/build/emit/emit-navigation'
import { emitSearchIndex } from '@/build/emit/emit-search-index'
import { copyImages, DOCUMENTS } from '@/build/prepare'
import { renderMarkdown } from '@/markdown/render-markdown'

/** Pages with every kind of directive, fence and drawing. */
const PAGES = ['plugins/jmeter', 'wakamiti/architecture', 'reference/data-types']

/** Renders a page as Contentlayer does. */
async function emitPage(file: string): Promise<void> {
  const processor = unified()
  renderMarkdown(processor as unknown as Parameters<typeof renderMarkdown>[0])
  const value = readFileSync(join('content', file), 'utf8')
  const html = await processor.process(new VFile({ value, data: { rawDocumentData: { sourceFilePath: file } } }))
  const target = join('public/pages', `${file}.html`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, String(html))
}

/** Makes below `public/` what a build makes without Next.js: the name of the build, data, indexes, archives, articles. */
async function makeParts(): Promise<void> {
  writeFileSync('public/build', buildHash())
  emitCatalogue()
  emitExamples()
  copyImages()
  for (const file of PAGES.flatMap((path) => [`${path}.es.md`, `${path}.en.md`])) await emitPage(file)
  if (!existsSync(DOCUMENTS)) return
  emitMenu()
  emitPageData()
  emitSearchIndex()
}

void makeParts()
