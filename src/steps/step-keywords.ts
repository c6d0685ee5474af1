import type { Locale } from '@/i18n/locale'

/** The keywords that begin a step, in the order that the tool tries them: the longer one comes first. */
export const STEP_KEYWORDS: Record<Locale, readonly string[]> = {
  es: ['*', 'Dado que', 'Dado', 'Dada', 'Dados', 'Dadas', 'Cuando', 'Entonces', 'Y que', 'Y', 'E', 'Pero'],
  en: ['*', 'Given that', 'Given', 'When', 'Then', 'And', 'But'],
}
