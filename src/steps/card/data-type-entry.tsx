import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { type AssertionType, type DataType, familyOf } from '../values/data-types'
import { Caution } from './caution'

interface DataTypeEntryProps {
  /** A value type with its examples, or a type of comparison. */
  type: DataType | AssertionType
  locale: Locale
  /** The heading level of the name. */
  level: 3 | 4 | 5
  children?: React.ReactNode
}

/** One data type with its anchor `type-<name>`, the target of the chips in step cards. */
export function DataTypeEntry({ type, locale, level, children }: DataTypeEntryProps) {
  const words = ARTICLE_STRINGS[locale]
  const Name = `h${level}` as const
  return (
    <section className="option" id={`type-${type.name}`}>
      <p className="gutter">{words.typeKinds['kind' in type ? type.kind : 'assertion']}</p>
      <div className="option-head">
        <Name data-copy="">
          <span className={`chip ${familyOf(type.name)}`}>{type.name}</span>
        </Name>
        <CopyButton label={words.copy} />
      </div>
      <p>
        <InlineCode text={type.description[locale]} />
      </p>
      {'kind' in type && <TypeExamples type={type} locale={locale} />}
      {children}
      <Caution text={type.warning} locale={locale} />
    </section>
  )
}

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
  const own = stepLanguageOf(locale)
  return (
    <>
      <dt>{label}</dt>
      {values.any && (
        <dd>
          <Values values={values.any} />
        </dd>
      )}
      {[own, otherLanguage(own)].map((language) => {
        const written = values[language]
        return (
          written && (
            <dd key={language}>
              <b>{language.toUpperCase()}</b> <Values values={written} />
            </dd>
          )
        )
      })}
    </>
  )
}

/** What a data type accepts and what it does not, in each language. */
function TypeExamples({ type, locale }: { type: Pick<DataType, 'examples' | 'rejected'>; locale: Locale }) {
  if (!type.examples && !type.rejected) return null
  const words = ARTICLE_STRINGS[locale]
  return (
    <dl className="examples">
      <ExampleRow label={words.accepted} values={type.examples} locale={locale} />
      <ExampleRow label={words.rejected} values={type.rejected} locale={locale} />
    </dl>
  )
}
