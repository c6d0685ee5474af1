import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISHED } from '@/build/exported/files'
import { buildOf, htmlFiles } from '../../src/build/exported/files'

/** A page as it was built. */
export interface ExportedPage {
  /** Its path inside the export. */
  file: string
  html: string
}

let read: ExportedPage[] | undefined

/** Every page of the export; what only leads to one is none. */
export function pages(): ExportedPage[] {
  const files = htmlFiles(PUBLISHED).map((file) => ({ file, html: readFileSync(join(PUBLISHED, file), 'utf8') }))
  read ??= files.filter(({ html }) => buildOf(html))
  return read
}

/** A text file of the export. */
export const exported = (file: string): string => readFileSync(join(PUBLISHED, file), 'utf8')
