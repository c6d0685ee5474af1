import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { allPages, keepRecord, keptRecord } from '@/content/documents'
import { renderPage } from '@/markdown/render-page'
import { contentRoot } from '@/site/content-root'
import { DEVELOPMENT, documentsHash } from '../build-hash'
import { emitFrame } from '../emit/emit-frame'
import { emitArticles, emitReferences } from '../prepare'

/** Whoever looks at a page does not wait for this. */
const LOW_PRIORITY = 10

/** Renders the pages that have changed: all of them when a reference has. */
async function renderPages(): Promise<void> {
  const code = documentsHash()
  for (const { _raw } of allPages()) {
    const file = _raw.sourceFilePath
    const path = join(contentRoot(), file)
    // The documents are not yet those of the content: this is done again when they are.
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    if (!keptRecord(file, text, code)) keepRecord(file, text, code, await renderPage(file, text))
  }
}

/** Makes what is made of the content besides its pages: the data of menu, tools and search. */
async function refresh(): Promise<void> {
  setPriority(LOW_PRIORITY)
  emitFrame(DEVELOPMENT)
  emitReferences()
  await renderPages()
  emitArticles()
}

refresh().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
