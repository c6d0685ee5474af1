import { PLUGIN_CATEGORIES } from '@/content/reference'
import { LOCALES } from '@/i18n/locale'
import { OPTION_BASE_TYPES } from '@/options/option'
import { STEP_KINDS } from '@/steps/step'
import type { Shape } from './shape'

const TEXT: Shape = { is: 'text' }
const TITLE: Shape = { is: 'text', max: 60 }
/** Shown by search engines, and as the lead of the page. */
const DESCRIPTION: Shape = { is: 'text', min: 50, max: 160 }
const LOCALIZED: Shape = { is: 'map', fields: { es: TEXT, en: TEXT } }
const bases = OPTION_BASE_TYPES.join('|')

export const DOC_SHAPE: Shape = {
  is: 'map',
  fields: { title: TITLE, description: DESCRIPTION, layout: { is: 'text', oneOf: ['wide'] } },
  optional: ['layout'],
}

export const PLUGIN_SHAPE: Shape = { is: 'map', fields: { title: TITLE, description: DESCRIPTION, plugin: TEXT } }

export const MENU_SHAPE: Shape = {
  is: 'map',
  fields: {
    sections: {
      is: 'list',
      min: 2,
      of: {
        is: 'map',
        fields: {
          title: TITLE,
          topics: {
            is: 'list',
            min: 1,
            of: {
              is: 'map',
              fields: { title: TITLE, slug: { is: 'text', pattern: /^\/.*\/$/, says: 'a path with both slashes' } },
            },
          },
        },
      },
    },
  },
}

const OPTION: Shape = {
  is: 'map',
  fields: {
    key: { is: 'text', pattern: /^\S+$/, says: 'a key without blanks' },
    type: {
      is: 'text',
      pattern: new RegExp(`^(${bases}|(list|map)<(${bases})>)$`),
      says: `one of ${bases}, list<…>, map<…>`,
    },
    default: { is: 'any' },
    defaultNote: LOCALIZED,
    required: { is: 'boolean' },
    requiredWhen: LOCALIZED,
    values: { is: 'list', min: 1, of: { is: 'scalar' } },
    scope: { is: 'text', oneOf: ['engine', 'feature', 'launcher', 'junit', 'server'] },
    status: { is: 'text', oneOf: ['limited', 'no-effect'] },
    description: LOCALIZED,
    warning: LOCALIZED,
  },
  optional: ['defaultNote', 'requiredWhen', 'values', 'scope', 'status', 'warning'],
}

const STEP: Shape = {
  is: 'map',
  fields: {
    id: { is: 'text', pattern: /^[\w.-]+$/, says: 'letters, digits, dots and hyphens' },
    kind: { is: 'text', oneOf: STEP_KINDS },
    expression: LOCALIZED,
    arguments: { is: 'list', of: { is: 'map', fields: { name: TEXT, type: TEXT, description: LOCALIZED } } },
    block: { is: 'text', oneOf: ['none', 'docstring', 'table'] },
    table: {
      is: 'map',
      fields: {
        columns: { is: 'list', min: 1, of: TEXT },
        names: { is: 'text', oneOf: ['free', 'fixed', 'open'] },
        optional: { is: 'integer' },
      },
      optional: ['optional'],
    },
    description: LOCALIZED,
    option: TEXT,
    warning: LOCALIZED,
    fails: { is: 'list', min: 1, of: { is: 'text', oneOf: LOCALES } },
  },
  optional: ['arguments', 'table', 'option', 'warning', 'fails'],
}

/** A step of the tool that no code is bound to: it has no texts. */
const PLACEHOLDER: Shape = {
  is: 'map',
  fields: {
    id: TEXT,
    kind: TEXT,
    expression: LOCALIZED,
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
    artifact: { is: 'text', pattern: /^[\w.-]+:[\w.-]+$/, says: 'group:artifact' },
    version: { is: 'text', pattern: /^\d+\.\d+\.\d+$/, says: 'three numbers' },
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

const EXAMPLES: Shape = { is: 'record', of: { is: 'list', of: TEXT } }

export const DATA_TYPES_SHAPE: Shape = {
  is: 'map',
  fields: {
    types: {
      is: 'list',
      of: {
        is: 'map',
        fields: {
          name: TEXT,
          kind: TEXT,
          family: TEXT,
          plugin: TEXT,
          description: LOCALIZED,
          examples: EXAMPLES,
          rejected: EXAMPLES,
          warning: LOCALIZED,
        },
        optional: ['plugin', 'examples', 'rejected', 'warning'],
      },
    },
    assertions: {
      is: 'list',
      of: {
        is: 'map',
        fields: {
          name: TEXT,
          operand: TEXT,
          family: TEXT,
          unary: { is: 'list', of: TEXT },
          description: LOCALIZED,
          warning: LOCALIZED,
        },
        optional: ['warning'],
      },
    },
    matchers: {
      is: 'list',
      of: {
        is: 'map',
        fields: {
          key: TEXT,
          family: { is: 'list', of: TEXT },
          expression: LOCALIZED,
          meaning: LOCALIZED,
          warning: LOCALIZED,
        },
        optional: ['warning'],
      },
    },
    durationUnits: { is: 'list', of: { is: 'map', fields: { key: TEXT, expression: LOCALIZED } } },
    metrics: { is: 'list', of: { is: 'map', fields: { key: TEXT, type: TEXT, expression: LOCALIZED } } },
  },
}
