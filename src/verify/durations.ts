import type { PageExample } from '@/content-lint/page-examples'
import type { Locale } from '@/i18n/locale'
import type { ValueTranslator } from '@/step-language/values/value-tools'
import { featureLines } from '@/steps/feature-line'
import type { StepMatcher } from '@/steps/match-step'

/**
 * The durations that the steps of an example name, in English. A step that waits five minutes passes like one that waits five
 * seconds, so that they are compared with those of the fixture.
 * @example durationsIn(example, 'es', match, translate) // => ['5 seconds']
 */
export function durationsIn(
  { text }: Pick<PageExample, 'text'>,
  locale: Locale,
  match: StepMatcher,
  translate: ValueTranslator,
): string[] {
  const durations = featureLines(text, locale).flatMap((line) => {
    const [found] = line.kind === 'step' ? match(line.sentence, locale) : []
    return (found?.step.arguments ?? []).flatMap(({ name, type }) => {
      const raw = found?.args[name]?.raw
      return raw && type === 'duration' ? [translate(raw, type, locale, 'en') ?? raw] : []
    })
  })
  return [...new Set(durations)]
}
