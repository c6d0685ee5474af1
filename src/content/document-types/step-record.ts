import { defineNestedType } from 'contentlayer2/source-files'
import { STEP_KINDS } from '@/steps/step'
import { LocalizedText } from './localized-text'

const ArgumentRecord = defineNestedType(() => ({
  name: 'ArgumentRecord',
  fields: {
    name: { type: 'string', required: true },
    type: { type: 'string', required: true },
    description: { type: 'nested', of: LocalizedText, required: true },
  },
}))

const TableRecord = defineNestedType(() => ({
  name: 'TableRecord',
  fields: {
    columns: { type: 'list', of: { type: 'string' }, required: true },
    names: { type: 'enum', options: ['free', 'fixed', 'open'], required: true },
    optional: { type: 'number' },
  },
}))

/** One step of a reference file. */
export const StepRecord = defineNestedType(() => ({
  name: 'StepRecord',
  fields: {
    id: { type: 'string', required: true },
    kind: { type: 'enum', options: STEP_KINDS, required: true },
    expression: { type: 'nested', of: LocalizedText, required: true },
    arguments: { type: 'list', of: ArgumentRecord },
    block: { type: 'enum', options: ['none', 'docstring', 'table'], required: true },
    table: { type: 'nested', of: TableRecord },
    description: { type: 'nested', of: LocalizedText, required: true },
    option: { type: 'string' },
    warning: { type: 'nested', of: LocalizedText },
    fails: { type: 'list', of: { type: 'string' } },
    placeholder: { type: 'boolean' },
  },
}))
