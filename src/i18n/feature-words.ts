import type { Localized } from './locale'

/** Placeholders that the tools write into a feature, in the language of the feature rather than the page. */
export const FEATURE_WORDS: Localized<{ untitled: string; value: string; text: string; free: string }> = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something' },
}
