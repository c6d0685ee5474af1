import { rmSync } from 'node:fs'
import { DOCUMENTS } from '@/content/documents'

/** Makes the documents in this thread, from scratch: Contentlayer would cache them by the dates of their files. */
export async function makeDocuments(): Promise<void> {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  const { generateDotpkg, runMain } = await import('contentlayer2/core')
  const filePath = 'contentlayer.config.ts'
  const { default: source } = await import('../../contentlayer.config')
  const config = { source: await source(undefined), filePath, esbuildHash: '' }
  await runMain({ tracingServiceName: filePath, verbose: false })(generateDotpkg({ config, verbose: false }))
}
