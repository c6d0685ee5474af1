import { memo, useRef, useState } from 'react'
import type { FinderStrings } from '@/i18n/finder-strings'
import { stepLanguageOf } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { PlainButton, SecondaryButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { useLoaded } from '@/lib/use-loaded'
import type { FinderAnswer, FinderState } from '@/step-language/finder'
import { sampleParts, sampleSentence } from '@/step-language/values/value-tools'
import { StepBadge } from '@/steps/card/caution'
import { ExpressionLine } from '@/steps/card/expression-line'
import type { CatalogueStep } from '@/steps/step'
import { FillIn, type FinderView, GUTTER, NotReady, nameOfPlugin, RemoveFilters, StepLink } from './finder-view'
import { MatchResult } from './match-result'
import { NearResult, nearTitle } from './near-result'

/** Steps shown at once, and added by each click on "more". */
const PAGE = 30

type BrowseItemProps = { step: CatalogueStep; view: FinderView }

/** The card of an open step repeats this text in a larger size. */
const REPEATED_BY_CARD = 'group-open:sr-only!'

const ARROW = classNames(
  'after:mr-0.75 after:ml-2.5 after:inline-block after:size-1.75 after:border-r-[1.5px] after:border-b-[1.5px]',
  'after:-translate-y-px after:-rotate-45 group-open:after:-translate-y-0.75 group-open:after:rotate-45',
)

const StepSummary = ({ step, view, view: { locale, language } }: BrowseItemProps) => (
  <summary
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5 text-body leading-normal',
      'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
      'not-group-open:hover:bg-hover',
    )}
    data-kind={step.kind}
  >
    <span className={classNames(GUTTER, 'text-ui font-bold md:top-3', REPEATED_BY_CARD)} lang={language}>
      {SHELL_STRINGS[language].keyword[step.kind]}
    </span>
    <span className={classNames('col-span-full row-2 wrap-anywhere md:col-auto md:row-auto', REPEATED_BY_CARD)}>
      <span lang={language}>
        <ExpressionLine expression={step.expression[language]} />
      </span>{' '}
      <StepBadge {...{ step, locale, language }} />
    </span>
    <span className={classNames('text-small text-ink-2 group-open:col-span-full group-open:justify-self-end', ARROW)}>
      {nameOfPlugin(view, step.plugin)}
    </span>
  </summary>
)

const loadCard = () => import('@/steps/card/step-card')

/** The card of an open step. It is loaded for the first of them. */
function OpenStep({ step, view }: BrowseItemProps) {
  const { locale, finder, language } = view
  const { dataTypes } = finder.catalogue
  const { value, ...loading } = useLoaded(loadCard)
  if (!value) return <NotReady {...loading} locale={locale} />
  return (
    <>
      <value.StepCard
        step={step}
        sentence={sampleParts(step, stepLanguageOf(locale), finder.match, dataTypes)}
        locale={locale}
        level={3}
        isOpen
        link={<StepLink step={step} view={view} />}
      />
      <FillIn step={step} view={view} sentence={sampleSentence(step, language, dataTypes)} />
    </>
  )
}

/** A line for a step, which opens to show its card. The card is rendered only then. */
const BrowseItem = memo(function BrowseItem(props: BrowseItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="m-0 p-0">
      <details
        className={classNames(
          'group relative border-t border-line',
          '[&>section]:mt-0 [&>section]:border-t-0 [&>section]:pt-0 [&>section]:pb-5',
        )}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <StepSummary {...props} />
        {isOpen && <OpenStep {...props} />}
      </details>
    </li>
  )
})

function BrowseList({ steps, view }: { steps: CatalogueStep[]; view: FinderView }) {
  const { words } = view
  const [shown, setShown] = useState(PAGE)
  const list = useRef<HTMLUListElement>(null)
  const left = steps.length - shown
  const showMore = () => {
    const next = shown
    setShown(shown + PAGE)
    // Once the new rows are rendered, the first of them gets the focus.
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('summary')?.focus())
  }
  if (steps.length === 0)
    return (
      <p className="text-ink-2">
        {words.noSteps} <RemoveFilters view={view} />
      </p>
    )
  return (
    <section>
      <h2 className="mt-0 mb-2 text-body tracking-normal">{words.steps(steps.length)}</h2>
      <ul ref={list} className="mt-0 mb-5 list-none border-b border-line p-0">
        {steps.slice(0, shown).map((step) => (
          <BrowseItem key={step.id} {...{ step, view }} />
        ))}
      </ul>
      {left > 0 && <SecondaryButton onClick={showMore}>{words.more(Math.min(left, PAGE))}</SecondaryButton>}
    </section>
  )
}

/** What screen readers announce. @example announcementOf({ kind: 'browse', steps: [step] }, FINDER_STRINGS.en) // => '1 step' */
export function announcementOf(answer: FinderAnswer, words: FinderStrings): string {
  if (answer.kind === 'browse') return answer.steps.length > 0 ? words.steps(answer.steps.length) : words.noSteps
  if (answer.kind === 'match') {
    if (answer.meant.length > 0) return words.meantLead(answer.meant.length)
    return answer.matches.length === 1 ? words.match : words.severalOf(answer.matches.length)
  }
  if (answer.near.length === 0) return words.nothing
  return nearTitle(answer, words).join('. ')
}

const Examples = ({ view: { words, onChange } }: { view: FinderView }) => (
  <p className="mt-0 mb-4 flex flex-wrap items-baseline gap-x-4 text-ui text-ink-2">
    {words.forExample}:
    {words.examples.map((text) => (
      <PlainButton key={text} onClick={() => onChange({ text })}>
        {text}
      </PlainButton>
    ))}
  </p>
)

type FinderResultProps = { answer: FinderAnswer; state: FinderState; view: FinderView }

/** The step that matches, several, the nearest ones, or the catalogue. Memoized: typing alone does not render it again. */
export const FinderResult = memo(function FinderResult({ answer, state, view }: FinderResultProps) {
  const { plugin, kind, type } = state
  const isFiltered = Boolean(plugin || kind || type)
  if (answer.kind === 'browse')
    return (
      <>
        {!isFiltered && <Examples view={view} />}
        {/* With other filters, the list starts at its first page again. */}
        <BrowseList key={[plugin, kind, type].join(' ')} steps={answer.steps} view={view} />
      </>
    )
  if (answer.kind === 'near') return <NearResult {...{ answer, view, isFiltered }} />
  return <MatchResult {...{ answer, view }} />
})
