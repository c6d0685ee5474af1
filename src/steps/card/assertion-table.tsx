import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { InlineCode } from '@/lib/inline-code'
import { type Matcher, OPERAND } from '../values/data-types'
import { ExpressionLine } from './expression-line'

/** A phrase of comparison: optional words quieter, the operand as `x`. */
function Phrase({ expression }: { expression: string }) {
  const [before = '', after] = expression.split(OPERAND)
  return (
    <>
      <ExpressionLine expression={before} />
      {after !== undefined && (
        <>
          <code>x</code>
          <ExpressionLine expression={after} />
        </>
      )}
    </>
  )
}

interface AssertionTableProps {
  /** The phrases of one family. */
  matchers: Matcher[]
  locale: Locale
}

/** Phrases of comparison in both languages, with what each of them checks. */
export function AssertionTable({ matchers, locale }: AssertionTableProps) {
  const words = ARTICLE_STRINGS[locale]
  const own = stepLanguageOf(locale)
  const other = otherLanguage(own)
  return (
    <table>
      <thead>
        <tr>
          <th>
            {words.phrase} ({own.toUpperCase()})
          </th>
          <th>
            {words.phrase} ({other.toUpperCase()})
          </th>
          <th>{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {matchers.map(({ key, expression, meaning, warning }) => (
          <tr key={key}>
            <td>
              <Phrase expression={expression[own]} />
            </td>
            <td lang={other}>
              <Phrase expression={expression[other]} />
            </td>
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
