import { rmSync } from 'node:fs'
import { fetchContent } from '@/content/content-source'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitImages } from './emit/emit-images'
import { emitMenu } from './emit/emit-menu'
import { emitPageData } from './emit/emit-page-data'
import { emitSchema } from './emit/emit-schema'
import { emitSearchIndex } from './emit/emit-search-index'
import { emitSnippets } from './emit/emit-snippets'
import { emitUpdates } from './emit/emit-updates'
import { runTool } from './run-tool'

/**
 * Makes everything that Next.js reads: the content fetched, checked and turned into documents, then the data derived from them.
 * @throws {ContentFetchError} when CONTENT_REPOSITORY cannot be fetched
 * @throws {StepFailed} when the content has problems; they are printed
 */
export async function prepare(): Promise<void> {
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  runTool('tsx', ['src/build/check-content.ts'])
  // Contentlayer keeps documents by the date of their file; references and components change pages, too.
  rmSync('.contentlayer', { recursive: true, force: true })
  runTool('contentlayer2', ['build'])
  emitUpdates()
  emitMenu()
  emitPageData()
  emitImages()
  emitCatalogue()
  emitSchema()
  emitSnippets()
  emitSearchIndex()
}
