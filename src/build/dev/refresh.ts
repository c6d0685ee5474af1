import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { allPages } from '@/content/documents'
import { runMain } from '@/lib/node/command'
import { contentRoot } from '@/site/content-root'
import { DEVELOPMENT } from '../build-hash'
import { emitFrame } from '../emit/emit-frame'
import { emitArticles, emitReferences, renderPages } from '../prepare'

/** Whoever looks at a page does not wait for this. */
const LOW_PRIORITY = 10

/** The pages as they are now; a document may be of a file that is gone: this is done again when the documents are those of the content. */
const pageFiles = () =>
  allPages().flatMap(({ _raw: { sourceFilePath: file } }) => {
    const path = join(contentRoot(), file)
    return existsSync(path) ? { file, text: readFileSync(path, 'utf8') } : []
  })

/** Makes what is made of the content besides its pages: the data of menu, tools and search. */
async function refresh(): Promise<void> {
  setPriority(LOW_PRIORITY)
  emitFrame(DEVELOPMENT)
  emitReferences()
  await renderPages(pageFiles())
  await emitArticles()
}

void runMain(refresh)
