import { makeSource as makeLocalSource } from 'contentlayer2/source-files'
import { makeSource as makeRemoteSource } from 'contentlayer2/source-remote-files'
import type { Processor } from 'unified'
import { fetchContent } from './src/content/content-source'
import { DOCUMENT_TYPES, REFERENCE_FILES } from './src/content/document-types'
import { FETCHED_CONTENT } from './src/site/content-root'

/** Articles are rendered apart (src/markdown): documents have none. */
function markdown(builder: Processor): void {
  builder.use(function (this: Processor) {
    this.parser = () => ({ type: 'root', children: [] })
    this.compiler = () => ''
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
