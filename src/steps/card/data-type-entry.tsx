import { Fragment } from 'react'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { CopyButton, InlineCode } from '@/lib/code'
import { type AssertionType, type DataType, familyOf, type Matcher, OPERAND } from '../step'
import { Caution } from './caution'
import { ExpressionLine } from './expression-line'

/** The expression of a comparison, with its operand as `x`. */
const Phrase = ({ expression }: { expression: string }) =>
  expression.split(OPERAND).map((words, at) => (
    <Fragment key={words}>
      {at > 0 && <code>x</code>}
      <ExpressionLine expression={words} />
    </Fragment>
  ))

/** A table of comparisons in both languages, with their meanings. */
export function AssertionTable({ matchers, locale }: { matchers: Matcher[]; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const own = stepLanguageOf(locale)
  const languages = [own, otherLanguage(own)]
  return (
    <table>
      <thead>
        <tr>
          {languages.map((language) => (
            <th key={language}>
              {words.phrase} ({language.toUpperCase()})
            </th>
          ))}
          <th>{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {matchers.map(({ key, expression, meaning, warning }) => (
          <tr key={key}>
            {languages.map((language) => (
              <td key={language} lang={language === own ? undefined : language}>
                <Phrase expression={expression[language]} />
              </td>
            ))}
            <td>
              <InlineCode text={meaning[locale]} />
              {warning && (
                <>
                  {' '}
                  <strong>{STEP_STRINGS[locale].caution}:</strong> <InlineCode text={warning[locale]} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DataTypeEntryProps {
  type: DataType | AssertionType
  locale: Locale
  level: 3 | 4 | 5
  children?: React.ReactNode
}

/** A data type with the anchor `type-<name>`, to which the chips in step cards link. */
export function DataTypeEntry({ type, locale, level, children }: DataTypeEntryProps) {
  const words = ARTICLE_STRINGS[locale]
  const Name = `h${level}` as const
  return (
    <section className="option" id={`type-${type.name}`}>
      <div className="option-head">
        <Name data-copy="">
          <span className={`chip ${familyOf(type.name)}`}>{type.name}</span>
        </Name>
        <CopyButton label={words.copy} />
        <p className="gutter">{words.typeKinds['kind' in type ? type.kind : 'assertion']}</p>
      </div>
      <p>
        <InlineCode text={type.description[locale]} />
      </p>
      {'kind' in type && <TypeExamples type={type} locale={locale} />}
      {children}
      <Caution text={type.warning?.[locale]} locale={locale} />
    </section>
  )
}

/** Accepted and rejected values: first those of any language, then those of the page's language, then those of the other one. */
function TypeExamples({ type, locale }: { type: Pick<DataType, 'examples' | 'rejected'>; locale: Locale }) {
  if (!type.examples && !type.rejected) return null
  const { accepted, rejected } = ARTICLE_STRINGS[locale]
  const own = stepLanguageOf(locale)
  const groups = [
    [accepted, type.examples],
    [rejected, type.rejected],
  ] as const
  return (
    <dl className="examples">
      {groups.map(
        ([label, values]) =>
          values && (
            <Fragment key={label}>
              <dt>{label}</dt>
              {(['any', own, otherLanguage(own)] as const).map(
                (language) => values[language] && <Values key={language} language={language} of={values[language]} />,
              )}
            </Fragment>
          ),
      )}
    </dl>
  )
}

const Values = ({ language, of }: { language: string; of: string[] }) => (
  <dd>
    {language !== 'any' && <b>{language.toUpperCase()}</b>}{' '}
    {of.map((value) => (
      <span key={value}>
        <code>{value}</code>{' '}
      </span>
    ))}
  </dd>
)
