import type { Localized } from '@/i18n/locale'
import { ENGLISH_SYNONYMS } from './synonyms-en'
import { SPANISH_SYNONYMS } from './synonyms-es'

/** Words that testers write for one another. Folded, because sentences are compared without accents. */
export const SYNONYMS: Localized<readonly string[]> = { es: SPANISH_SYNONYMS, en: ENGLISH_SYNONYMS }
