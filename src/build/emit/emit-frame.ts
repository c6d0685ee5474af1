import { cpSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentRoot } from '@/site/content-root'
import { buildHash } from '../build-hash'
import { emitMenu, emitPageData } from './emit-navigation'
import { emitUpdates } from './emit-updates'

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

/**
 * Makes what the frame around the articles is made of.
 * @param build the name of the build
 */
export function emitFrame(build = buildHash()): void {
  emitMenu()
  emitPageData(build)
  copyImages()
  // The last: development waits for it (src/build/next/watch-documents.cjs).
  emitUpdates()
}
