import { setPriority } from 'node:os'
import { runMain } from '@/lib/node/command'
import { DEVELOPMENT } from '../build-hash'
import { emitExamples } from '../emit/emit-archive'
import { emitCatalogue } from '../emit/emit-catalogue'
import { emitFrame } from '../emit/emit-frame'
import { emitSearchIndex } from '../emit/emit-search-index'
import { PUBLIC } from '../exported/files'
import { renderPages } from '../prepare'

/** The server of the pages comes first. */
const LOW_PRIORITY = 10

/** Makes the data of menu, tools and search from the content. */
async function refresh(): Promise<void> {
  setPriority(LOW_PRIORITY)
  emitFrame(PUBLIC, DEVELOPMENT)
  emitCatalogue(PUBLIC)
  await renderPages()
  emitExamples(PUBLIC)
  emitSearchIndex(PUBLIC)
}

void runMain(refresh)
