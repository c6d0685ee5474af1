import { workerData } from 'node:worker_threads'
import { emitArchive, emitExamples } from './emit/emit-archive'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitChecker } from './emit/emit-checker'
import { emitPictures } from './emit/emit-pictures'
import { emitSearchIndex } from './emit/emit-search-index'
import { EXPORT, type Pages, STAGED } from './exported/files'
import type { Part } from './run-tool'

const PARTS: Record<Part, (pages: Pages) => unknown> = {
  steps: emitCatalogue,
  articles: () => {
    emitExamples()
    emitSearchIndex()
  },
  checker: () => emitChecker(STAGED),
  pictures: () => emitPictures(STAGED),
  archive: (pages) => emitArchive(EXPORT, pages),
}

// Runs as a thread of the build (run-tool.ts), which gets the error of a part that fails.
const { part, pages } = workerData as { part: Part; pages: Pages }
void PARTS[part](pages)
