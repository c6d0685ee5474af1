import { cpSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { keptRecord } from '@/content/page-record'
import { readYaml } from '@/content/read-yaml'
import { readSources } from '@/content-lint/files/read-sources'
import { renderPage } from '@/markdown/render-page'
import { contentRoot } from '@/site/content-root'
import { documentsHash } from './build-hash'
import { reportContent } from './check-content'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitExamples } from './emit/emit-examples'
import { emitMenu, emitPageData } from './emit/emit-navigation'
import { emitSearchIndex } from './emit/emit-search-index'
import { emitUpdates } from './emit/emit-updates'
import { emitWriterSchemas } from './emit/emit-writer-schemas'
import { readContentFiles } from './read-content-files'
import { type RunningTool, StepFailed, startTool } from './run-tool'

/** Where Contentlayer puts its documents. */
export const DOCUMENTS = '.contentlayer'

/** Where pages expect the images of the content. */
const PUBLISHED_IMAGES = 'public/assets/images'

/** Whether a page can show a file; hidden ones and links are never published. */
const isPublished = (path: string): boolean => !basename(path).startsWith('.') && !lstatSync(path).isSymbolicLink()

/** Copies the images of the content folder to where pages expect them. */
export function copyImages(): void {
  const images = join(contentRoot(), 'images')
  rmSync(PUBLISHED_IMAGES, { recursive: true, force: true })
  if (existsSync(images)) cpSync(images, PUBLISHED_IMAGES, { recursive: true, filter: isPublished })
}

/** Makes the files that are derived from documents and references. */
export function emitData(): void {
  emitUpdates()
  emitMenu()
  emitPageData()
  copyImages()
  emitCatalogue()
  emitExamples()
  emitSearchIndex()
  emitWriterSchemas()
}

/** Makes the documents from nothing: Contentlayer keeps them by the dates of their files. What takes long, their HTML, is kept by itself. */
export function startDocuments(): RunningTool {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  // In development mode React takes twice as long.
  return startTool('contentlayer2', ['build'], { NODE_ENV: 'production' })
}

/**
 * Checks the content, then renders the pages that are not kept. Nothing is parsed again after the check.
 * @throws when the content has problems, which are printed
 */
export async function renderContent(): Promise<void> {
  const root = contentRoot()
  const folder = readContentFiles(root)
  if (!(await reportContent(root, undefined, 'none', folder))) throw new StepFailed('The content has problems.')
  const { pages, yaml } = readSources(folder.files)
  for (const { file, source } of yaml) readYaml(root, file, () => source.document.toJS() as unknown)
  const code = documentsHash()
  for (const { file, text, tree } of pages) if (!keptRecord(file, text, code)) await renderPage(file, text, code, tree)
}

/** Makes the documents in this process. */
export async function makeDocuments(): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  const { generateDotpkg, runMain } = await import('contentlayer2/core')
  const filePath = 'contentlayer.config.ts'
  const { default: source } = await import('../../contentlayer.config')
  const config = { source: await source(undefined), filePath, esbuildHash: '' }
  await runMain({ tracingServiceName: filePath, verbose: false })(generateDotpkg({ config, verbose: false }))
}
