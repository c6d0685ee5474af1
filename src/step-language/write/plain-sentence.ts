import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import { PLAIN_WORDING } from './wording-hints'
import { wordingParts } from './wording-parts'
import { wordings } from './wordings'
import { writeWording } from './write-wording'

/** What to write for everything that an expression leaves open. */
export interface PlainValues {
  argument: (name: string, type: string) => string
  free: (index: number) => string
}

/**
 * The sentence that an expression would be explained with: of one thing, no word more than needed.
 * @example plainSentence(step, 'es', { argument: () => "'/users'", free: () => '' }) // => "el servicio REST '/users'"
 */
export function plainSentence(step: CatalogueStep, locale: Locale, { argument, free }: PlainValues): string {
  const parts = wordingParts(step.expression[locale])
  const [choices = []] = [...wordings(parts, PLAIN_WORDING, locale)]
  const values = parts.flatMap((part): [string, string][] =>
    part.kind === 'argument' ? [[part.name, argument(part.name, part.type)]] : [],
  )
  const stretches = parts.filter(({ kind }) => kind === 'free').map((_, index) => free(index))
  return writeWording(parts, { choices, free: stretches, arguments: new Map(values) })
}
