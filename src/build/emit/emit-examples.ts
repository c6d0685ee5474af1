import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type DeflateOptions, strToU8, zipSync } from 'fflate'
import { allPages, recordOf } from '@/content/documents'
import { pageName, parseContentPath } from '@/content/slug'
import { archiveOf } from '@/markdown/page-project'

const FOLDER = 'public/assets/examples'

/** Of every file in an archive, so that two builds are equal: the first day that the format knows. */
const MODIFIED = '1980-01-01T00:00:00'

/**
 * An archive with one folder, which has the files.
 * @example zipped('library', [['wakamiti.yaml', '…']]) // has library/wakamiti.yaml
 */
export function zipped(
  name: string,
  files: readonly [path: string, content: string | Uint8Array][],
  level?: DeflateOptions['level'],
): Uint8Array {
  const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content)
  const entries = files.map(([path, content]) => [`${name}/${path}`, bytesOf(content)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: MODIFIED, level })
}

/** Writes the archive of each page that offers its project: the files that it has in its fences. */
export function emitExamples(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { _raw } of allPages()) {
    const path = parseContentPath(_raw.sourceFilePath)
    const { files } = recordOf(_raw.sourceFilePath)
    if (path && files.length > 0) writeFileSync(`public${archiveOf(path)}`, zipped(pageName(path.path), files))
  }
}
