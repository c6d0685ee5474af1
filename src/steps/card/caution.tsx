import { type Locale, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { InlineCode } from '@/lib/code'
import type { Step } from '../step'

/** A warning in the language of the page; nothing without a text. */
export function Caution({ text, locale }: { text: string | undefined; locale: Locale }) {
  if (!text) return null
  return (
    <div className="callout caution">
      <p className="gutter">{STEP_STRINGS[locale].caution}</p>
      <p>
        <InlineCode text={text} />
      </p>
    </div>
  )
}

interface StepBadgeProps {
  step: Pick<Step, 'fails' | 'deprecated'>
  locale: Locale
  /** The language in which the step is written; by default that of the page. */
  language?: StepLanguage
}

/** Warns before a step is chosen: it never works in this language, or it is going to be removed. */
export function StepBadge({ step, locale, language = stepLanguageOf(locale) }: StepBadgeProps) {
  const { alwaysFails, deprecated } = STEP_STRINGS[locale]
  const text = step.fails?.includes(language) ? alwaysFails : step.deprecated && deprecated
  return text ? <span className="badge">{text}</span> : null
}
