import { rmSync } from 'node:fs'
import { DOCUMENTS, keepRecord, keptRecord } from '@/content/documents'
import { readYaml } from '@/content/references'
import { readSources } from '@/content-lint/files/read-sources'
import type { PageSource } from '@/content-lint/pages/page-source'
import { renderPage } from '@/markdown/render-page'
import { contentRoot } from '@/site/content-root'
import { documentsHash } from './build-hash'
import { checkChanged } from './check-changed'
import { emitCatalogue, emitWriterSchemas } from './emit/emit-catalogue'
import { emitExamples } from './emit/emit-examples'
import { emitAnchors } from './emit/emit-frame'
import { emitSearchIndex } from './emit/emit-search-index'
import { readContentFiles } from './read-content-files'

/** Makes what is derived from references alone. */
export function emitReferences(): void {
  emitAnchors()
  emitCatalogue()
  emitWriterSchemas()
}

/** Makes what is derived from the articles, which have to be rendered. */
export function emitArticles(): void {
  emitExamples()
  emitSearchIndex()
}

/**
 * Checks the content. Nothing is parsed again after it.
 * @returns the pages that were checked, parsed
 * @throws when the content has problems, which are printed
 */
export async function checkedPages(): Promise<PageSource[]> {
  const root = contentRoot()
  const folder = readContentFiles(root)
  const checked = await checkChanged(root, folder)
  const { pages, yaml } = readSources(folder.files, (file) => checked.includes(file))
  for (const { file, source } of yaml) readYaml(root, file, () => source.document.toJS() as unknown)
  return pages
}

/** Renders the pages that are not kept. */
export async function renderPages(pages: readonly PageSource[]): Promise<void> {
  const code = documentsHash()
  for (const { file, text, tree } of pages)
    if (!keptRecord(file, text, code)) keepRecord(file, text, code, await renderPage(file, text, tree))
}

/** Makes the documents in this process, from nothing: Contentlayer keeps them by the dates of their files. */
export async function makeDocuments(): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  const { generateDotpkg, runMain } = await import('contentlayer2/core')
  const filePath = 'contentlayer.config.ts'
  const { default: source } = await import('../../contentlayer.config')
  const config = { source: await source(undefined), filePath, esbuildHash: '' }
  await runMain({ tracingServiceName: filePath, verbose: false })(generateDotpkg({ config, verbose: false }))
}
