import { type Locale, otherLocale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { InlineCode } from '@/lib/inline-code'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/type-names'
import { matchParts } from '../rows/match-parts'
import type { SearchRow, TextPart } from '../rows/search-row'
import styles from './search-results.module.css'

/** Pieces of a text, matches bold and underlined. Spans, because forced colours hide the text of a `mark`. */
function MatchedParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} className={isMatch ? styles.match : undefined}>
      {text}
    </span>
  ))
}

/** A text with the matched words highlighted. */
function MatchedText({ text, words }: { text: string; words: readonly string[] }) {
  return <MatchedParts parts={matchParts(text, words)} />
}

function ExpressionPiece({ part, words }: { part: ExpressionPart; words: readonly string[] }) {
  if (part.kind === 'free' && !part.except) return <span className="wildcard">*</span>
  if (part.kind === 'argument') return <span className={`chip ${familyOf(part.type)}`}>{part.text}</span>
  const text = <MatchedText text={part.text} words={words} />
  return part.kind === 'text' ? text : <span className="optional">{text}</span>
}

/** A step expression as in its card, with the matched words highlighted. */
function MatchedExpression({ expression, words }: { expression: string; words: readonly string[] }) {
  return expressionParts(expression).map((part, index) => (
    // The parts of an expression never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <ExpressionPiece key={index} part={part} words={words} />
  ))
}

interface RowContentProps {
  row: SearchRow
  words: readonly string[]
  locale: Locale
  isActive: boolean
}

type ContentProps<Kind extends SearchRow['kind']> = RowContentProps & { row: Extract<SearchRow, { kind: Kind }> }

/** A step: the matched wording, and when active the other language below it. */
function StepContent({ row, words, locale, isActive }: ContentProps<'step'>) {
  const { step, isTranslation } = row
  const language = otherLocale(locale)
  const [found, other] = isTranslation ? [step.translation, step.text] : [step.text, step.translation]
  return (
    <>
      <b className={styles.gutter} data-kind={step.role}>
        {SHELL_STRINGS[locale].keyword[step.role]}
      </b>
      <span className={styles.text}>
        <span className={styles.expression} lang={isTranslation ? language : undefined}>
          <MatchedExpression expression={found} words={words} />
        </span>
        {isTranslation && <small className={styles.language}>{language.toUpperCase()}</small>}
        {isActive && (
          <span className={styles.under} lang={isTranslation ? undefined : language}>
            {other.replaceAll('\\', '')}
          </span>
        )}
      </span>
      <span className={styles.origin}>{row.origin}</span>
    </>
  )
}

/** An option: its type, key, default and description. */
function OptionContent({ row, words }: ContentProps<'option'>) {
  const { option } = row
  return (
    <>
      <span className={`${styles.gutter} ${styles.code}`}>{option.type}</span>
      <span className={styles.text}>
        <span className={styles.code}>
          <MatchedText text={option.key} words={words} />
        </span>
        <span className={styles.under}>
          <InlineCode text={option.about} />
        </span>
      </span>
      <span className={`${styles.origin} ${styles.code}`}>{option.default}</span>
    </>
  )
}

/** A page or a section of one: its title and an excerpt. */
function PageContent({ row, locale }: Omit<ContentProps<'page'>, 'words' | 'isActive'>) {
  return (
    <>
      <span className={styles.gutter}>{SEARCH_STRINGS[locale].kinds[row.type]}</span>
      <span className={styles.text}>
        <strong>
          <MatchedParts parts={row.title} />
        </strong>
        <span className={styles.under}>
          <MatchedParts parts={row.text} />
        </span>
      </span>
      <span className={styles.origin}>{row.origin}</span>
    </>
  )
}

/** A recent or suggested query. */
function WordsContent({ row }: Pick<ContentProps<'words'>, 'row'>) {
  return (
    <>
      <span className={`${styles.gutter} ${styles.lens}`}>
        <Icon name="search" />
      </span>
      <span className={styles.text}>{row.words}</span>
    </>
  )
}

/** A link to the step finder. */
function FinderContent({ locale }: Pick<ContentProps<'finder'>, 'locale'>) {
  return (
    <>
      <span className={styles.gutter} />
      <span className={`${styles.text} ${styles.link}`}>{SEARCH_STRINGS[locale].tryFinder}</span>
    </>
  )
}

/** The row that shows the rest of its group. */
function MoreContent({ row, locale }: Pick<ContentProps<'more'>, 'row' | 'locale'>) {
  return (
    <>
      <span className={styles.gutter} />
      <span className={`${styles.text} ${styles.link}`}>{SEARCH_STRINGS[locale].showAll(row.count)}</span>
    </>
  )
}

/** The content of one result row. */
export function RowContent(props: RowContentProps) {
  const { row } = props
  if (row.kind === 'step') return <StepContent {...props} row={row} />
  if (row.kind === 'option') return <OptionContent {...props} row={row} />
  if (row.kind === 'page') return <PageContent {...props} row={row} />
  if (row.kind === 'more') return <MoreContent row={row} locale={props.locale} />
  return row.kind === 'words' ? <WordsContent row={row} /> : <FinderContent locale={props.locale} />
}
