import { Check, ChevronRight, CircleX, Info, Split, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { CHECKER_STRINGS, type CheckerStrings } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { Button } from '@/lib/buttons'
import { classNames, SMALL_BUTTON } from '@/lib/class-names'
import type { Fix } from '@/lib/finding'
import type { FindingEntry } from './checker-state'
import { IconButton } from './editor-pane'
import type { PlacedFinding, ShownFinding } from './placed-findings'

export const FINDING_ICONS = { error: CircleX, ambiguous: Split, warning: TriangleAlert, notice: Info } as const

/** Each sets `--look`, the colour of the icon and of the bar beside the chosen finding. */
export const LOOK_COLOURS = {
  error: '[--look:var(--wk-danger)]',
  ambiguous: '[--look:var(--wk-warn)]',
  warning: '[--look:var(--wk-warn)]',
  notice: '[--look:var(--wk-given)]',
} as const

/** Marks the chosen row where forced colours replace its background. */
export const CHOSEN_OUTLINE = classNames(
  'forced-colors:data-chosen:outline-2 forced-colors:data-chosen:-outline-offset-2',
  'forced-colors:data-chosen:outline-[Highlight]',
)

export const HINT = 'text-ui text-ink-2'

interface FindingRowProps
  extends Pick<PlacedFinding, 'finding' | 'line' | 'column'>,
    Omit<FindingEntry, 'id' | 'shown'> {
  strings: CheckerStrings
  id: string
  adviceOf: (finding: ShownFinding) => ReactNode
  isChosen: boolean
  onChoose: (key: string) => void
}

const TITLE = classNames(
  'inline-flex min-h-7 items-center gap-2 rounded-control text-left text-note font-bold',
  'hover:underline hover:decoration-mark hover:decoration-2 hover:underline-offset-4',
)

const ADVICE = classNames(
  'min-w-0',
  'paragraphs:mt-0.5 paragraphs:mb-0 paragraphs:text-note paragraphs:leading-normal paragraphs:wrap-anywhere',
)

/** An item of the list of findings. Memoized, because a long list is updated while somebody types. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { strings: words, id, finding, line, column, adviceOf, isChosen, onChoose, count, position, next } = props
  const { look, title, severity } = finding
  const Icon = FINDING_ICONS[look]
  return (
    <li
      className={classNames(
        'm-0 grid grid-cols-[44px_1fr] gap-x-3 border-b border-line px-4 py-3.5',
        LOOK_COLOURS[look],
        'data-chosen:bg-hover data-chosen:shadow-[inset_3px_0_var(--look)]',
        CHOSEN_OUTLINE,
      )}
      data-chosen={isChosen || undefined}
    >
      <p className="m-0 text-right text-small leading-7 text-ink-2" aria-hidden="true">
        {words.line} <b className="block text-note leading-8.5 text-ink">{line}</b>
      </p>
      <div className={ADVICE}>
        <button type="button" className={TITLE} aria-current={isChosen} data-line={line} onClick={() => onChoose(id)}>
          <Icon className="flex-none text-(--look)" size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{words.weights[severity]}: </span>
          {title}
          <span className="visually-hidden">
            , {words.line.toLowerCase()} {line}, {words.column} {column}
          </span>
        </button>
        {adviceOf(finding)}
        {count > 1 && (
          <div className="mt-1 flex flex-wrap items-center gap-x-1 text-ui text-ink-2">
            <span aria-live="polite">{words.rowOf(position, count)}</span>
            <IconButton label={words.nextRow} icon={ChevronRight} onClick={() => onChoose(next)} />
          </div>
        )}
      </div>
    </li>
  )
})

function fixedText({ diff, edits }: Fix, locale: Locale): string {
  const kept = diff?.filter(({ change }) => change !== 'del').map(({ text }) => text)
  return kept?.join('') ?? (edits[0]?.insert.trim() || CHECKER_STRINGS[locale].spaces)
}

interface FindingActionsProps {
  locale: Locale
  fix: Fix | undefined
  onApply: (fix: Fix) => void
  /** Replaces the usual text of the button. */
  applyText?: string | undefined
  /** Leads to more about the finding; screen readers say `about` after the text. */
  link: { href: string; text: string; about: string } | undefined
}

export function FindingActions({ locale, fix, onApply, applyText, link }: FindingActionsProps) {
  const isReady = fix !== undefined && fix.edits.length > 0
  if (!isReady && !link) return null
  const text = applyText ?? CHECKER_STRINGS[locale].apply
  return (
    <p className="mt-2 mb-0 flex flex-wrap gap-1.5">
      {isReady && (
        <Button aria-label={`${text}: ${fixedText(fix, locale)}`} onClick={() => onApply(fix)}>
          <Check size={15} strokeWidth={2} aria-hidden="true" /> {text}
        </Button>
      )}
      {link && (
        <a className={SMALL_BUTTON} href={link.href} aria-label={`${link.text}: ${link.about}`}>
          {link.text}
        </a>
      )}
    </p>
  )
}
