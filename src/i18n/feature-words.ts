import { type Localized, translated } from './locale'

/** Placeholders that the tools write into a feature, in the language of the feature rather than the page. */
export const FEATURE_WORDS = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo', item: 'el elemento', items: 'elementos' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something', item: 'the item', items: 'items' },
}

/** The project of the reader, as the plugin of its steps. */
export const OWN_PROJECT = /* @__PURE__ */ translated({ es: 'Tu proyecto', en: 'Your project' })

export const ownStepText = (key: string): Localized =>
  translated({ es: `Paso de tu proyecto: ${key}`, en: `A step of your project: ${key}` })
