import { workerData } from 'node:worker_threads'
import { bundleScripts, emitArchive, emitExamples } from './emit/emit-archive'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitChecker } from './emit/emit-checker'
import { emitFeeds, emitTexts } from './emit/emit-for-programs'
import { emitFrame } from './emit/emit-frame'
import { emitPictures } from './emit/emit-pictures'
import { emitSearchIndex } from './emit/emit-search-index'
import { EXPORT, type Pages, STAGED } from './exported/files'
import { makeDocuments } from './make-documents'
import type { Part } from './run-tool'

const PARTS: Record<Part, (pages: Pages) => unknown> = {
  catalogue: () => {
    emitCatalogue(STAGED)
    return emitChecker(STAGED)
  },
  documents: async () => {
    await makeDocuments()
    emitFrame(STAGED)
  },
  previews: async () => {
    await bundleScripts()
    await emitPictures(STAGED)
  },
  texts: () => {
    emitExamples(STAGED)
    emitSearchIndex(STAGED)
    emitTexts(STAGED)
    emitFeeds(STAGED)
  },
  archive: (pages) => emitArchive(EXPORT, pages),
}

// Runs as a thread of the build (run-tool.ts), which gets the error of a part that fails.
const { part, pages } = workerData as { part: Part; pages: Pages }
void PARTS[part](pages)
