import type { Shape } from './shape'

const TEXT: Shape = { is: 'text' }
const LOCALIZED: Shape = { is: 'map', fields: { es: TEXT, en: TEXT } }
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
