import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/inline-code'
import type { Option } from './option'

/** The default of an option, and whether it has to be given. */
export function OptionDefault({ option, locale }: { option: Option; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const condition = option.requiredWhen && `${words.required} ${option.requiredWhen[locale]}`
  const required = option.required ? words.required : condition
  const value = option.default === '' ? '""' : option.default
  return (
    <p className="default">
      {required && (
        <strong>
          <InlineCode text={required} />
        </strong>
      )}
      {value !== null && (
        <>
          {words.default} <code>{String(value)}</code>
        </>
      )}
      {value === null && option.defaultNote && `${words.default} ${option.defaultNote[locale]}`}
      {value === null && !option.defaultNote && !option.required && words.noDefault}
    </p>
  )
}
