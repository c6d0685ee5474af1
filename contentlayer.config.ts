import { makeSource as makeLocalSource } from 'contentlayer2/source-files'
import { makeSource as makeRemoteSource } from 'contentlayer2/source-remote-files'
import { FETCHED_CONTENT } from './src/content/content-root'
import { CoreReference } from './src/content/document-types/core-reference'
import { DataTypesReference } from './src/content/document-types/data-types-reference'
import { Doc } from './src/content/document-types/doc'
import { Menu } from './src/content/document-types/menu'
import { Plugin } from './src/content/document-types/plugin'
import { PluginReference } from './src/content/document-types/plugin-reference'
import { fetchContent } from './src/content/fetch-content'
import { renderMarkdown } from './src/markdown/render-markdown'

const DOCUMENT_TYPES = [Doc, Plugin, Menu, PluginReference, CoreReference, DataTypesReference]

const OPTIONS = {
  documentTypes: DOCUMENT_TYPES,
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
