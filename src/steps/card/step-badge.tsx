import type { Locale } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { Step } from '../step'

/** What a reader should know before choosing a step: that it never works in a language, or is to be removed. */
export function StepBadge({ step, language }: { step: Pick<Step, 'fails' | 'deprecated'>; language: Locale }) {
  const { alwaysFails, deprecated } = STEP_STRINGS[language]
  const text = step.fails?.includes(language) ? alwaysFails : step.deprecated && deprecated
  return text ? <span className="badge">{text}</span> : null
}
