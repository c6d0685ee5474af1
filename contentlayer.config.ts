import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { makeSource as makeLocalSource } from 'contentlayer2/source-files'
import { makeSource as makeRemoteSource } from 'contentlayer2/source-remote-files'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { documentsHash } from './src/build/build-hash'
import { fetchContent } from './src/content/content-source'
import { DOCUMENT_TYPES, REFERENCE_FILES } from './src/content/document-types'
import { recordFor } from './src/content/documents'
import type { PageRecord } from './src/content/site-page'
import { FETCHED_CONTENT } from './src/site/content-root'

const code = documentsHash()

/** Renders a page. The renderer, which takes a second to load, is needed only for pages that are not cached. */
function render(file: string, text: string): Promise<PageRecord> {
  const config = resolve('contentlayer.config.ts')
  const { require: requireTypeScript } = createRequire(config)('tsx/cjs/api')
  const { renderPage } = requireTypeScript('./src/markdown/render-page.ts', config)
  return renderPage(file, text)
}

/** In development pages are rendered on request (src/shell/render-page.tsx): the documents are ready in seconds. */
const hasArticles = process.env.NODE_ENV !== 'development'

/** Replaces Contentlayer's Markdown pipeline by that of the site, and its cache. */
function markdown(builder: Processor): void {
  builder.use(function (this: Processor) {
    this.parser = () => ({ type: 'root', children: [] })
    this.compiler = (_, { data }) => String(data.html)
    return async (_, file: VFile) => {
      const { sourceFilePath } = file.data.rawDocumentData as { sourceFilePath: string }
      const text = String(file)
      const rendered = () => render(sourceFilePath, text)
      const record = hasArticles && (await recordFor(sourceFilePath, text, code, rendered))
      file.data.html = record ? record.html : ''
    }
  })
}

const OPTIONS = {
  documentTypes: DOCUMENT_TYPES,
  contentDirExclude: REFERENCE_FILES,
  disableImportAliasWarning: true,
  fieldOptions: { bodyFieldName: 'body', typeFieldName: '_type' },
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  markdown,
} as const

export default process.env.CONTENT_REPOSITORY
  ? makeRemoteSource({ ...OPTIONS, contentDirPath: FETCHED_CONTENT, syncFiles: fetchContent })
  : makeLocalSource({ ...OPTIONS, contentDirPath: 'content' })
