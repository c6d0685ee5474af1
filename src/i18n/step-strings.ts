import { type Localized, sideBySide, translated } from './locale'

/** Warnings about steps, in articles, in the finder and in the checker. */
export const STEP_STRINGS = /* @__PURE__ */ sideBySide({
  caution: { es: 'Aviso', en: 'Warning' },
  alwaysFails: { es: 'siempre falla', en: 'always fails' },
  deprecated: { es: 'obsoleto', en: 'deprecated' },
})

/** Placeholders that tools write into a feature, in its language rather than that of the page. */
export const FEATURE_WORDS = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo', item: 'el elemento', items: 'elementos' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something', item: 'the item', items: 'items' },
}

/** Stands for a plugin where a step comes from the reader's project. */
export const OWN_PROJECT = /* @__PURE__ */ translated({ es: 'Tu proyecto', en: 'Your project' })

export const ownStepText = (key: string): Localized =>
  translated({ es: `Paso de tu proyecto: ${key}`, en: `A step of your project: ${key}` })
