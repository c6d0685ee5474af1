import type { Locale } from '@/i18n/locale'
import { sampleValue } from '@/step-language/values/sample-value'
import { plainSentence } from '@/step-language/write/write-sentence'
import type { StepCatalogue } from '@/steps/catalogue'
import { STEP_KEYWORDS, TITLE_KEYWORDS } from '@/steps/keywords'

/** A sentence that is no step: the nearest ones are looked for once. */
const NO_STEP = 'x'

/**
 * A feature with every step of a language: checking it prepares all that the checker works out when it is first needed.
 * @example warmText(catalogue, 'en') // => '# language: en\nFeature: x\nScenario: x\n* the base URL http://…\n…'
 */
export function warmText({ steps, dataTypes }: StepCatalogue, locale: Locale): string {
  const [bullet = '*'] = STEP_KEYWORDS[locale]
  const { feature, scenario } = TITLE_KEYWORDS[locale]
  const values = {
    argument: (name: string, type: string) => sampleValue(type, name, locale, dataTypes),
    free: () => NO_STEP,
  }
  const lines = steps.map((step) => `${bullet} ${plainSentence(step, locale, values)}`)
  const titles = [feature[0], scenario[0]].map((word) => `${word}: ${NO_STEP}`)
  return [`# language: ${locale}`, ...titles, ...lines, `${bullet} ${NO_STEP}`].join('\n')
}
