import { OPTION_BASE_TYPES } from '@/config/options/option'
import { PLUGIN_CATEGORIES } from '@/content/reference'
import { LOCALES } from '@/i18n/locale'
import { STEP_KINDS } from '@/steps/step'
import type { Shape } from './shape'

const TEXT: Shape = { is: 'text' }
const LOCALIZED: Shape = { is: 'map', fields: { es: TEXT, en: TEXT } }
/** The longest of the tool has 160 characters. */
const SENTENCE: Shape = { is: 'text', max: 500 }
const EXPRESSION: Shape = { is: 'map', fields: { es: SENTENCE, en: SENTENCE } }
const bases = OPTION_BASE_TYPES.join('|')

const CONDITIONS: Shape = { is: 'list', min: 1, of: TEXT }
const CONDITION: Shape = { is: 'map', fields: { any: CONDITIONS, none: CONDITIONS }, optional: ['none'] }

const OPTION: Shape = {
  is: 'map',
  fields: {
    key: { is: 'text', pattern: /^\S+$/, says: 'write a key without blanks' },
    type: {
      is: 'text',
      pattern: new RegExp(`^(${bases}|(list|map)<(${bases})>)$`),
      says: `write one of ${bases}, list<…>, map<…>`,
    },
    default: { is: 'any' },
    defaultNote: LOCALIZED,
    required: { is: 'boolean' },
    requiredWhen: LOCALIZED,
    requiredIf: CONDITION,
    ignoredIf: CONDITION,
    values: { is: 'list', min: 1, of: { is: 'scalar' } },
    exactCase: { is: 'boolean' },
    example: { is: 'any' },
    scope: { is: 'text', oneOf: ['engine', 'feature', 'launcher', 'junit', 'server'] },
    status: { is: 'text', oneOf: ['limited', 'no-effect'] },
    description: LOCALIZED,
    warning: LOCALIZED,
  },
  optional: [
    'defaultNote',
    'requiredWhen',
    'requiredIf',
    'ignoredIf',
    'values',
    'exactCase',
    'example',
    'scope',
    'status',
    'warning',
  ],
}

const STEP: Shape = {
  is: 'map',
  fields: {
    id: { is: 'text', pattern: /^[\w.-]+$/, says: 'write letters, digits, dots and hyphens' },
    kind: { is: 'text', oneOf: STEP_KINDS },
    expression: EXPRESSION,
    arguments: { is: 'list', of: { is: 'map', fields: { name: TEXT, type: TEXT, description: LOCALIZED } } },
    block: { is: 'text', oneOf: ['none', 'docstring', 'table'] },
    table: {
      is: 'map',
      fields: {
        columns: { is: 'list', min: 1, of: TEXT },
        names: { is: 'text', oneOf: ['free', 'fixed', 'open'] },
        optional: { is: 'integer', min: 1 },
      },
      optional: ['optional'],
    },
    description: LOCALIZED,
    option: TEXT,
    alsoOptions: { is: 'list', min: 1, of: TEXT },
    warning: LOCALIZED,
    fails: { is: 'list', min: 1, of: { is: 'text', oneOf: LOCALES } },
  },
  optional: ['arguments', 'table', 'option', 'alsoOptions', 'warning', 'fails'],
}

/** A step of the tool that no code is bound to: it has no texts. */
const PLACEHOLDER: Shape = {
  is: 'map',
  fields: {
    id: TEXT,
    kind: TEXT,
    expression: EXPRESSION,
    block: TEXT,
    description: { is: 'any' },
    placeholder: { is: 'boolean' },
  },
}

export const STEP_SHAPES = { step: STEP, placeholder: PLACEHOLDER }

export const PLUGIN_REFERENCE_SHAPE: Shape = {
  is: 'map',
  fields: {
    plugin: TEXT,
    name: LOCALIZED,
    category: { is: 'text', oneOf: PLUGIN_CATEGORIES },
    summary: { is: 'map', fields: { es: { is: 'text', max: 110 }, en: { is: 'text', max: 110 } } },
    artifact: { is: 'text', pattern: /^[\w.-]+:[\w.-]+$/, says: 'write group:artifact' },
    version: { is: 'text', pattern: /^\d+\.\d+\.\d+$/, says: 'write three numbers: 1.2.3' },
    needs: LOCALIZED,
    modules: { is: 'list', of: TEXT },
    options: { is: 'list', of: OPTION },
    steps: { is: 'list', of: { is: 'any' } },
  },
}

export const CORE_SHAPE: Shape = {
  is: 'map',
  fields: { engine: TEXT, api: TEXT, commit: TEXT, options: { is: 'list', min: 1, of: OPTION } },
}
