import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fetchContent } from '@/content/content-source'
import { contentRoot } from '@/site/content-root'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitFonts } from './emit/emit-fonts'
import { emitMenu, emitPageData } from './emit/emit-navigation'
import { emitSearchIndex } from './emit/emit-search-index'
import { emitUpdates } from './emit/emit-updates'
import { runTool } from './run-tool'

/** Where pages expect the images of the content. */
const PUBLISHED_IMAGES = 'public/assets/images'

/** Copies the images of the content folder to where pages expect them. */
export function copyImages(): void {
  const images = join(contentRoot(), 'images')
  rmSync(PUBLISHED_IMAGES, { recursive: true, force: true })
  if (existsSync(images)) cpSync(images, PUBLISHED_IMAGES, { recursive: true })
}

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
  await emitFonts()
  emitUpdates()
  emitMenu()
  emitPageData()
  copyImages()
  emitCatalogue()
  emitSearchIndex()
}
