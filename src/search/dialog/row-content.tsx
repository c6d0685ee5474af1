import { type Locale, otherLocale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { InlineCode } from '@/lib/inline-code'
import type { SearchRow } from '../rows/search-row'
import { MatchedExpression } from './matched-expression'
import { MatchedParts, MatchedText } from './matched-text'
import styles from './search-results.module.css'

interface ContentProps<Kind extends SearchRow['kind']> {
  row: Extract<SearchRow, { kind: Kind }>
  words: readonly string[]
  locale: Locale
  isActive: boolean
}

/** A step: the wording that was found, and below the active one its twin. */
export function StepContent({ row, words, locale, isActive }: ContentProps<'step'>) {
  const { step, isTwin } = row
  const twin = otherLocale(locale)
  const [found, other] = isTwin ? [step.twin, step.text] : [step.text, step.twin]
  return (
    <>
      <b className={styles.gutter} data-kind={step.role}>
        {SHELL_STRINGS[locale].keyword[step.role]}
      </b>
      <span className={styles.text}>
        <span className={styles.expression} lang={isTwin ? twin : undefined}>
          <MatchedExpression expression={found} words={words} />
        </span>
        {isTwin && <small className={styles.language}>{twin.toUpperCase()}</small>}
        {isActive && (
          <span className={styles.under} lang={isTwin ? undefined : twin}>
            {other.replaceAll('\\', '')}
          </span>
        )}
      </span>
      <span className={styles.origin}>{row.origin}</span>
    </>
  )
}

/** An option: its type, key, default and what it does. */
export function OptionContent({ row, words }: ContentProps<'option'>) {
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

/** A page or a section of one: its title and the text in which it was found. */
export function PageContent({ row, locale }: Omit<ContentProps<'page'>, 'words' | 'isActive'>) {
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

/** Words to look for. */
export function WordsContent({ row }: Pick<ContentProps<'words'>, 'row'>) {
  return (
    <>
      <span className={`${styles.gutter} ${styles.lens}`}>
        <Icon name="search" />
      </span>
      <span className={styles.text}>{row.words}</span>
    </>
  )
}

/** The way to the step finder. */
export function FinderContent({ locale }: Pick<ContentProps<'finder'>, 'locale'>) {
  return (
    <>
      <span className={styles.gutter} />
      <span className={`${styles.text} ${styles.link}`}>{SEARCH_STRINGS[locale].tryFinder}</span>
    </>
  )
}
