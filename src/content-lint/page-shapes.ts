import type { Shape } from './shape'

const TITLE: Shape = { is: 'text', max: 60 }
/** Shown by search engines, and as the lead of the page. */
const DESCRIPTION: Shape = { is: 'text', min: 50, max: 160 }

export const DOC_SHAPE: Shape = {
  is: 'map',
  fields: { title: TITLE, description: DESCRIPTION, layout: { is: 'text', oneOf: ['wide'] } },
  optional: ['layout'],
}

export const PLUGIN_SHAPE: Shape = {
  is: 'map',
  fields: { title: TITLE, description: DESCRIPTION, plugin: { is: 'text' } },
}

const TOPIC: Shape = {
  is: 'map',
  fields: { title: TITLE, slug: { is: 'text', pattern: /^\/(.*\/)?$/, says: 'write a path with both slashes' } },
}

const SECTION: Shape = { is: 'map', fields: { title: TITLE, topics: { is: 'list', min: 1, of: TOPIC } } }

export const MENU_SHAPE: Shape = { is: 'map', fields: { sections: { is: 'list', min: 2, of: SECTION } } }
