import type { Locale, Localized } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { InlineCode } from '@/lib/inline-code'

interface CautionProps {
  /** Nothing is shown without it. */
  text?: Localized
  locale: Locale
}

/** A warning of the references: its label in the gutter, the text next to it. */
export function Caution({ text, locale }: CautionProps) {
  if (!text) return null
  return (
    <div className="callout caution">
      <p className="gutter">{STEP_STRINGS[locale].caution}</p>
      <p>
        <InlineCode text={text[locale]} />
      </p>
    </div>
  )
}
