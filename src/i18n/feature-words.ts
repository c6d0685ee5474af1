import type { Localized } from './locale'

/** Placeholders that the tools write into a feature, in the language of the feature rather than the page. */
export const FEATURE_WORDS: Localized<Record<'untitled' | 'value' | 'text' | 'free' | 'item' | 'items', string>> = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo', item: 'el elemento', items: 'elementos' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something', item: 'the item', items: 'items' },
}

/** What a step of the reader's own project is from, in the language of the page. */
export const OWN_STEP_WORDS: Localized<{ project: string; step: (key: string) => string }> = {
  es: { project: 'Tu proyecto', step: (key) => `Paso de tu proyecto: ${key}` },
  en: { project: 'Your project', step: (key) => `A step of your project: ${key}` },
}
