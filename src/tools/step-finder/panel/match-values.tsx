import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { unquote } from '@/step-language/correct/correct-value'
import { ArgumentTable } from '@/steps/card/argument-table'
import type { StepMatch } from '@/steps/match-step'
import { familyOf, isQuotedType } from '@/steps/values/type-names'

interface MatchValuesProps {
  match: StepMatch
  locale: Locale
}

/** What a step receives: a text arrives without its quotes. */
const received = (raw: string, type: string): string => (isQuotedType(type) ? unquote(raw) : raw)

/** The arguments of a step that a sentence is, with their types and the values they receive. */
export function MatchValues({ match: { step, args }, locale }: MatchValuesProps) {
  return (
    <ArgumentTable
      of={step.arguments}
      locale={locale}
      title={FINDER_STRINGS[locale].value}
      cell={({ name, type }) => (
        <span className={`value v-${familyOf(type)}`}>{received(args[name]?.raw ?? '', type)}</span>
      )}
    />
  )
}
