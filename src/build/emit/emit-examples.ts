import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { pageName } from '@/content/slug'
import { readSources } from '@/content-lint/files/read-sources'
import { archiveOf, projectFiles, projectOf } from '@/markdown/page-project'
import { contentRoot } from '@/site/content-root'
import { readContentFiles } from '../read-content-files'

const FOLDER = 'public/assets/examples'

/** Of every file in an archive, so that two builds are equal: the first day that the format knows. */
export const MODIFIED = '1980-01-01T00:00:00'

/**
 * An archive with one folder, which has the files.
 * @example zipped('library', new Map([['wakamiti.yaml', '…']])) // has library/wakamiti.yaml
 */
export function zipped(name: string, files: ReadonlyMap<string, string>): Uint8Array {
  const entries = [...files].map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: MODIFIED })
}

/** Writes the archive of each page that offers its project: the files that it has in its fences. */
export function emitExamples(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const { pages } = readSources(readContentFiles(contentRoot()).files, (file) => file.endsWith('.md'))
  for (const page of pages) {
    const files = projectFiles(projectOf(page))
    if (files.size > 0) writeFileSync(`public${archiveOf(page)}`, zipped(pageName(page.path), files))
  }
}
