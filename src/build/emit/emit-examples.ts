import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { allPages, recordOf } from '@/content/documents'
import { pageName, parseContentPath } from '@/content/slug'
import { archiveOf } from '@/markdown/page-project'

const FOLDER = 'public/assets/examples'

/** Of every file in an archive, so that two builds are equal: the first day that the format knows. */
const MODIFIED = '1980-01-01T00:00:00'

/** A file of an archive. Node.js compresses it better than JavaScript, in two thirds of the time. */
class CompressedFile extends ZipPassThrough {
  override compression = 8
  override mtime = MODIFIED

  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflateRawSync(content, { level: 9 }), isLast)
  }
}

/**
 * An archive with one folder, which has the files.
 * @example zipped('library', [['wakamiti.yaml', '…']]) // has library/wakamiti.yaml
 */
export function zipped(name: string, files: readonly [path: string, content: string | Uint8Array][]): Uint8Array {
  const parts: Uint8Array[] = []
  const archive = new Zip((_, part) => parts.push(part))
  for (const [path, content] of files) {
    const file = new CompressedFile(`${name}/${path}`)
    archive.add(file)
    file.push(typeof content === 'string' ? strToU8(content) : content, true)
  }
  archive.end()
  return Buffer.concat(parts)
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
