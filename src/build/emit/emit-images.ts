import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from '@/content/content-source'

const PUBLISHED = 'public/assets/images'

/** Copies the images of the content folder to where pages expect them. */
export function emitImages(): void {
  const images = join(contentRoot(), 'images')
  rmSync(PUBLISHED, { recursive: true, force: true })
  if (existsSync(images)) cpSync(images, PUBLISHED, { recursive: true })
}
