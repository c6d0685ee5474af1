import { defineDocumentType } from 'contentlayer2/source-files'
import { LocalizedText } from './localized-text'
import { OptionRecord } from './option-record'
import { StepRecord } from './step-record'

/** The facts of one plugin, both languages inside. */
export const PluginReference = defineDocumentType(() => ({
  name: 'PluginReference',
  filePathPattern: 'reference/plugins/*.yaml',
  contentType: 'data',
  fields: {
    plugin: { type: 'string', required: true },
    name: { type: 'nested', of: LocalizedText, required: true },
    category: { type: 'enum', options: ['steps', 'reports', 'integrations'], required: true },
    summary: { type: 'nested', of: LocalizedText, required: true },
    artifact: { type: 'string', required: true },
    version: { type: 'string', required: true },
    needs: { type: 'nested', of: LocalizedText, required: true },
    modules: { type: 'list', of: { type: 'string' }, required: true },
    options: { type: 'list', of: OptionRecord, required: true },
    steps: { type: 'list', of: StepRecord, required: true },
  },
}))
