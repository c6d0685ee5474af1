import { type Locale, otherLocale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { InlineCode } from '@/lib/inline-code'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/type-names'
import { type Matching, matchParts } from '../rows/match-parts'
import type { SearchRow, TextPart } from '../rows/search-row'

/** What a row begins with: a column of its own where there is room, a line above elsewhere. */
const GUTTER = 'col-span-full wrap-anywhere md:col-auto md:text-right'
const QUIET_GUTTER = classNames(GUTTER, 'text-code text-ink-2')
const TEXT = 'min-w-0 wrap-anywhere'
const LINK = classNames(TEXT, 'text-accent underline underline-offset-3')
/** What stands below the text. */
const UNDER = 'mt-1 overflow-hidden pb-0.5 text-small font-normal text-ink-2'
const CLAMPED_UNDER = classNames(UNDER, 'line-clamp-2')
/** What a row ends with. */
const END = 'max-w-[min(180px,28vw)] overflow-hidden text-right text-ellipsis text-ink-2'
const MATCH = 'font-bold underline decoration-mark decoration-2 underline-offset-4 [text-decoration-skip-ink:none]'

/** Pieces of a text, matches bold and underlined. Spans, because forced colours hide the text of a `mark`. */
function MatchedParts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (
    // The pieces never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} className={isMatch ? MATCH : undefined}>
      {text}
    </span>
  ))
}

/** A text with the matched words highlighted. */
function MatchedText({ text, ...matching }: Matching & { text: string }) {
  return <MatchedParts parts={matchParts(text, { ...matching, isForgiving: true })} />
}

function ExpressionPiece({ part, ...matching }: Matching & { part: ExpressionPart }) {
  if (part.kind === 'free' && !part.except) return <span className="wildcard">*</span>
  if (part.kind === 'argument') return <span className={`chip ${familyOf(part.type)}`}>{part.text}</span>
  const text = <MatchedText text={part.text} {...matching} />
  return part.kind === 'text' ? text : <span className="optional">{text}</span>
}

/** A step expression as in its card, with the matched words highlighted. */
function MatchedExpression({ expression, ...matching }: Matching & { expression: string }) {
  return expressionParts(expression).map((part, index) => (
    // The parts of an expression never change places, so their position is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <ExpressionPiece key={index} part={part} {...matching} />
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
      <b className={classNames(GUTTER, 'text-ui font-bold')} data-kind={step.role}>
        {SHELL_STRINGS[locale].keyword[step.role]}
      </b>
      <span className={TEXT}>
        <span className="font-medium" lang={isTranslation ? language : undefined}>
          <MatchedExpression expression={found} words={words} locale={isTranslation ? language : locale} />
        </span>
        {isTranslation && (
          <small className="ml-2 font-mono text-tag leading-[normal] font-medium text-ink-2">
            {language.toUpperCase()}
          </small>
        )}
        {isActive && (
          <span className={classNames(UNDER, 'block')} lang={isTranslation ? undefined : language}>
            {other.replaceAll('\\', '')}
          </span>
        )}
      </span>
      <span className={classNames(END, 'text-code')}>{row.origin}</span>
    </>
  )
}

/** An option: its type, key, default and description. */
function OptionContent({ row, words, locale }: ContentProps<'option'>) {
  const { option } = row
  return (
    <>
      <span className={classNames(QUIET_GUTTER, 'mono')}>{option.type}</span>
      <span className={TEXT}>
        <span className="mono text-[14.5px]">
          <MatchedText text={option.key} words={words} locale={locale} />
        </span>
        <span className={CLAMPED_UNDER}>
          <InlineCode text={option.about} />
        </span>
      </span>
      <span className={classNames(END, 'mono text-label whitespace-nowrap')}>{option.default}</span>
    </>
  )
}

/** A page or a section of one: its title and an excerpt. */
function PageContent({ row, locale }: Omit<ContentProps<'page'>, 'words' | 'isActive'>) {
  return (
    <>
      <span className={QUIET_GUTTER}>{SEARCH_STRINGS[locale].kinds[row.type]}</span>
      <span className={TEXT}>
        <strong>
          <MatchedParts parts={row.title} />
        </strong>
        <span className={CLAMPED_UNDER}>
          <MatchedParts parts={row.text} />
        </span>
      </span>
      <span className={classNames(END, 'text-code')}>{row.origin}</span>
    </>
  )
}

/** A recent or suggested query. */
function WordsContent({ row }: Pick<ContentProps<'words'>, 'row'>) {
  return (
    <>
      <span className={classNames(QUIET_GUTTER, 'row-1')}>
        <Icon name="search" />
      </span>
      <span className={classNames(TEXT, 'col-span-full row-1 pl-8 md:col-2 md:pl-0')}>{row.words}</span>
    </>
  )
}

/** A link to the step finder. */
function FinderContent({ locale }: Pick<ContentProps<'finder'>, 'locale'>) {
  return (
    <>
      <span className="hidden md:block" />
      <span className={LINK}>{SEARCH_STRINGS[locale].tryFinder}</span>
    </>
  )
}

/** The row that shows the rest of its group. */
function MoreContent({ row, locale }: Pick<ContentProps<'more'>, 'row' | 'locale'>) {
  return (
    <>
      <span className="hidden md:block" />
      <span className={LINK}>{SEARCH_STRINGS[locale].showAll(row.count)}</span>
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
