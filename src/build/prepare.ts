import { cpSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentRoot } from '@/site/content-root'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitExamples } from './emit/emit-examples'
import { emitMenu, emitPageData } from './emit/emit-navigation'
import { emitSearchIndex } from './emit/emit-search-index'
import { emitUpdates } from './emit/emit-updates'
import { emitWriterSchemas } from './emit/emit-writer-schemas'
import { timed } from './phases'
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

/** Checks the content; what is wrong is printed. */
export function startCheck(): RunningTool {
  const { stop, ended } = startTool('tsx', ['src/build/check-content.ts', '--build'])
  const told = ended.catch(() => {
    throw new StepFailed('The content has problems.')
  })
  told.catch(() => {})
  return { stop, ended: told }
}

/**
 * Makes everything that pages are made of: documents, then the data derived from them.
 * @param documents of {@link startDocuments}
 */
export async function prepare(documents: RunningTool): Promise<void> {
  await timed('documents', () => documents.ended)
  await timed('search index and other data', emitData)
}
