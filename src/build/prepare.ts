import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPages, recordFor } from '@/content/documents'
import { parseContentPath } from '@/content/slug'
import type { ContentFiles } from '@/content-lint/files/file-names'
import { readSources } from '@/content-lint/files/read-sources'
import type { PageSource } from '@/content-lint/pages/page-source'
import { writerLocale } from '@/i18n/locale'
import { cacheEntry, readCachedYaml } from '@/lib/node/disk-cache'
import { renderPage } from '@/markdown/render-page'
import { contentRoot } from '@/site/content-root'
import { codeHash, documentsHash } from './build-hash'
import {
  type ContentFolder,
  oneOfEachPair,
  readContentFiles,
  recordAddresses,
  reportContent,
  sharedPart,
} from './content-files'
import { sha256 } from './exported/files'

const hashOf = (bytes: Uint8Array | undefined): string => sha256(bytes ?? '')

/** What more than one page depends on: the code, and the content without what concerns only a single page. */
const sharedParts = (files: ContentFiles): string[] => [
  codeHash(),
  ...[...files].flatMap(([file, bytes]) => [file, parseContentPath(file) ? sharedPart(bytes) : hashOf(bytes)]),
]

/** Checks the content, or only those pages of which nothing but prose has changed. @returns them @throws if it has problems */
export async function checkChanged(root: string, folder: ContentFolder): Promise<string[]> {
  const hashes = Object.fromEntries([...folder.files].map(([file, bytes]) => [file, hashOf(bytes)]))
  const { cached, store } = cacheEntry<typeof hashes>('checked', sharedParts(folder.files))
  const last = folder.problems.length === 0 ? cached : undefined
  const changed = Object.keys(hashes).filter((file) => hashes[file] !== last?.[file])
  const locale = writerLocale()
  let problems = 0
  for (const only of last ? oneOfEachPair(changed) : [undefined]) {
    const report = await reportContent(root, folder, locale, only)
    recordAddresses(root, folder, report, locale)
    problems += report.problems.length
  }
  if (problems > 0) throw new Error('The content has problems.')
  store(hashes)
  return changed
}

/** Checks the content. @returns all pages, parsed: the record of any may be lost @throws if it has problems, which are printed */
export async function checkedPages(): Promise<PageSource[]> {
  const root = contentRoot()
  const folder = readContentFiles(root)
  const checked = await checkChanged(root, folder)
  const { pages, yaml } = readSources(folder.files, (file) => checked.includes(file) || file.endsWith('.md'))
  for (const { file, source } of yaml) readCachedYaml(root, file, () => source.document.toJS() as unknown)
  return pages
}

type PageText = Pick<PageSource, 'file' | 'text'> & Partial<PageSource>

/** The texts of all pages. A document may outlive its file: in development, the next refresh follows when the documents have changed. */
const pageTexts = (): PageText[] =>
  allPages().flatMap(({ _raw: { sourceFilePath: file } }) => {
    const path = join(contentRoot(), file)
    return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : []
  })

/** Renders pages that are not cached: those that have changed or lost their record, or all of them if a reference has changed. */
export async function renderPages(pages: readonly PageText[] = pageTexts()): Promise<void> {
  const code = documentsHash()
  for (const { file, text, tree } of pages) await recordFor(file, text, code, () => renderPage(file, text, tree))
}
