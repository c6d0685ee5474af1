import type { Localized } from '@/i18n/locale'

/** Words of comparisons, those of the tool and those that testers write instead; folded. */
export interface ComparisonWords {
  /** What the tool's comparisons begin with. */
  heads: ReadonlySet<string>
  /** Everything that may stand in one. */
  all: ReadonlySet<string>
}

const wordsOf = (heads: string, others: string): ComparisonWords => ({
  heads: new Set(heads.split(' ')),
  all: new Set(`${heads} ${others}`.split(' ')),
})

export const COMPARISON_WORDS: Localized<ComparisonWords> = {
  es: wordsOf(
    'es no empieza acaba contiene esta',
    'igual mayor menor que o a al nulo vacio ni por en sin distinguir mayusculas ignorando espacios debe deberia deben ser ' +
      'estar tiene tener vale devuelve devolver un una sea son comienza termina incluye mas menos de distinto diferente superior inferior supera como minimo maximo',
  ),
  en: wordsOf(
    'is not starts ends contains does',
    'a an with equal equals to greater less than or null empty ignoring case whitespace should must be has have shall will start ' +
      'end contain more fewer over under above below at least most different from includes include bigger smaller lower higher return returns',
  ),
}
