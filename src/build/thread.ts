import { rmSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { DOCUMENTS } from '@/content/documents'
import { bundleScripts, emitArchive, emitExamples } from './emit/emit-archive'
import { emitCatalogue } from './emit/emit-catalogue'
import { emitChecker } from './emit/emit-checker'
import { emitFeeds, emitTexts } from './emit/emit-for-programs'
import { emitFrame } from './emit/emit-frame'
import { emitPictures } from './emit/emit-pictures'
import { emitSearchIndex } from './emit/emit-search-index'
import { EXPORT, type Pages, STAGED } from './exported/files'
import type { Part } from './run-tool'

/** Makes the documents from scratch: Contentlayer would cache them by the dates of their files. */
async function makeDocuments(): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  const { generateDotpkg, runMain } = await import('contentlayer2/core')
  const filePath = 'contentlayer.config.ts'
  const { default: source } = await import('../../contentlayer.config')
  const config = { source: await source(undefined), filePath, esbuildHash: '' }
  await runMain({ tracingServiceName: filePath, verbose: false })(generateDotpkg({ config, verbose: false }))
}

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
