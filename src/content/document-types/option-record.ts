import { defineNestedType } from 'contentlayer2/source-files'
import { LocalizedText } from './localized-text'

/** One configuration key of a reference file. */
export const OptionRecord = defineNestedType(() => ({
  name: 'OptionRecord',
  fields: {
    key: { type: 'string', required: true },
    type: { type: 'string', required: true },
    default: { type: 'json' },
    defaultNote: { type: 'nested', of: LocalizedText },
    required: { type: 'boolean', required: true },
    requiredWhen: { type: 'nested', of: LocalizedText },
    requiredIf: { type: 'json' },
    ignoredIf: { type: 'json' },
    example: { type: 'json' },
    values: { type: 'json' },
    exactCase: { type: 'boolean' },
    scope: { type: 'enum', options: ['engine', 'feature', 'launcher', 'junit', 'server'] },
    status: { type: 'enum', options: ['limited', 'no-effect'] },
    description: { type: 'nested', of: LocalizedText, required: true },
    warning: { type: 'nested', of: LocalizedText },
  },
}))
