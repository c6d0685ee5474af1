import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import type { Step } from '../step'

interface StepBadgeProps {
  step: Pick<Step, 'fails' | 'deprecated'>
  /** The language of the page. */
  locale: Locale
  /** The language that the step is written in. */
  language?: Locale
}

/** What a reader should know before choosing a step: that it never works in a language, or is to be removed. */
export function StepBadge({ step, locale, language = locale }: StepBadgeProps) {
  const { alwaysFails, deprecated } = ARTICLE_STRINGS[locale]
  const text = step.fails?.includes(language) ? alwaysFails : step.deprecated && deprecated
  return text ? <span className="badge">{text}</span> : null
}
