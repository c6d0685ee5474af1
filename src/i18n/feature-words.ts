import type { Localized } from './locale'

/** What the tools write into a feature for its author to replace; in the language of the feature, whatever that of the page. */
export const FEATURE_WORDS: Localized<{ untitled: string; value: string; text: string; free: string }> = {
  es: { untitled: 'Sin título', value: 'valor', text: 'texto', free: 'algo' },
  en: { untitled: 'Untitled', value: 'value', text: 'text', free: 'something' },
}
