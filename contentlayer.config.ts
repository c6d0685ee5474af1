import { makeSource as makeLocalSource } from 'contentlayer2/source-files'
import { makeSource as makeRemoteSource } from 'contentlayer2/source-remote-files'
import { fetchContent } from './src/content/content-source'
import { DOCUMENT_TYPES, REFERENCE_FILES } from './src/content/document-types'
import { renderMarkdown } from './src/markdown/render-markdown'
import { FETCHED_CONTENT } from './src/site/content-root'

const OPTIONS = {
  documentTypes: DOCUMENT_TYPES,
  contentDirExclude: REFERENCE_FILES,
  disableImportAliasWarning: true,
  fieldOptions: { bodyFieldName: 'body', typeFieldName: '_type' },
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  markdown: renderMarkdown,
} as const

export default process.env.CONTENT_REPOSITORY
  ? makeRemoteSource({ ...OPTIONS, contentDirPath: FETCHED_CONTENT, syncFiles: fetchContent })
  : makeLocalSource({ ...OPTIONS, contentDirPath: 'content' })
