import { type Localized, translated } from './locale'

const WORDS = {
  whatToWrite: { es: 'Qué se escribe', en: 'What to write' },
  copyStep: { es: 'Copiar el paso', en: 'Copy the step' },
  linkToStep: { es: 'Enlace a este paso', en: 'Link to this step' },
  details: { es: 'Expresión y detalles', en: 'Expression and details' },
  howToRead: { es: 'Cómo se lee', en: 'How to read this' },
  caution: { es: 'Aviso', en: 'Warning' },
  asOption: { es: 'Como opción', en: 'As an option' },
  alwaysFails: { es: 'siempre falla', en: 'always fails' },
  deprecated: { es: 'obsoleto', en: 'deprecated' },
  openInFinder: { es: 'Abrir en el buscador', en: 'Open in the finder' },
  runWith: { es: (version: string) => `Ejecutado con ${version}`, en: (version: string) => `Run with ${version}` },
  since: { es: (version: string) => `Desde ${version}`, en: (version: string) => `Since ${version}` },
}

/** Texts of the step card, in articles and in the finder, which loads none of the other texts of articles. */
export const STEP_STRINGS = /* @__PURE__ */ translated({ es: {}, en: {} }, WORDS)

/** Placeholders that tools write into a feature, in its language rather than that of the page. */
export const FEATURE_WORDS = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo', item: 'el elemento', items: 'elementos' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something', item: 'the item', items: 'items' },
}

/** Stands for a plugin where a step comes from the reader's project. */
export const OWN_PROJECT = /* @__PURE__ */ translated({ es: 'Tu proyecto', en: 'Your project' })

export const ownStepText = (key: string): Localized =>
  translated({ es: `Paso de tu proyecto: ${key}`, en: `A step of your project: ${key}` })
