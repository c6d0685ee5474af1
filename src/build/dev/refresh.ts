import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { allPages } from '@/content/documents'
import { runMain } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { DEVELOPMENT } from '../build-hash'
import { emitExamples } from '../emit/emit-archive'
import { emitCatalogue } from '../emit/emit-catalogue'
import { emitFrame } from '../emit/emit-frame'
import { emitSearchIndex } from '../emit/emit-search-index'
import { PUBLIC } from '../exported/files'
import { renderPages } from '../prepare'

/** The server of the pages comes first. */
const LOW_PRIORITY = 10

/** The files of all pages. A document may outlive its file: the next refresh follows when the documents have changed. */
const pageFiles = () =>
  allPages().flatMap(({ _raw: { sourceFilePath: file } }) => {
    const path = join(contentRoot(), file)
    return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : []
  })

/** Makes the data of menu, tools and search from the content. */
async function refresh(): Promise<void> {
  setPriority(LOW_PRIORITY)
  emitFrame(PUBLIC, DEVELOPMENT)
  emitCatalogue(PUBLIC)
  await renderPages(pageFiles())
  emitExamples(PUBLIC)
  emitSearchIndex(PUBLIC)
}

void runMain(refresh)
