import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import type { DataType } from './data-types'

interface ExampleRowProps {
  /** What the values are: accepted, not accepted. */
  label: string
  values: DataType['examples']
  locale: Locale
}

const Values = ({ values }: { values: string[] }) =>
  values.map((value) => (
    <span key={value}>
      <code>{value}</code>{' '}
    </span>
  ))

/** Values of both languages first, then of the language of the page, then of the other one, marked. */
function ExampleRow({ label, values, locale }: ExampleRowProps) {
  if (!values) return null
  return (
    <>
      <dt>{label}</dt>
      {values.any && (
        <dd>
          <Values values={values.any} />
        </dd>
      )}
      {[locale, otherLocale(locale)].map((language) => {
        const own = values[language]
        return (
          own && (
            <dd key={language}>
              <b>{language.toUpperCase()}</b> <Values values={own} />
            </dd>
          )
        )
      })}
    </>
  )
}

/** What a data type accepts and what it does not, in each language. */
export function TypeExamples({ type, locale }: { type: Pick<DataType, 'examples' | 'rejected'>; locale: Locale }) {
  if (!type.examples && !type.rejected) return null
  const words = ARTICLE_STRINGS[locale]
  return (
    <dl className="examples">
      <ExampleRow label={words.accepted} values={type.examples} locale={locale} />
      <ExampleRow label={words.rejected} values={type.rejected} locale={locale} />
    </dl>
  )
}
