import { useState } from 'react'
import { FINDER_STRINGS, type FinderStrings } from '@/i18n/finder-strings'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { InlineButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { type Loading, useLoaded } from '@/lib/use-loaded'
import { stepRoute, withBase } from '@/site/site'
import type { ArgumentProblem } from '@/step-language/correct/correct-sentence'
import type { FinderState } from '@/step-language/finder'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { pluginName } from '@/steps/catalogue'
import { type CatalogueStep, UNNAMED_ARGUMENT } from '@/steps/step'

/** Shared by all parts of a result. */
export interface FinderView {
  locale: Locale
  words: FinderStrings
  finder: StepKnowledge
  /** Of the sentence, or of the listed steps. */
  language: StepLanguage
  /** Changes the query. It moves the focus to the field, as the pressed button may go. */
  onChange: (change: Partial<FinderState>) => void
}

/** Explains a problem with a value, by the rule and either the corrected value or a sample. */
export function problemText(problem: ArgumentProblem, sample: string, locale: Locale) {
  const words = FINDER_STRINGS[locale]
  const { raw, fault, corrected, name } = problem
  if (fault === 'missing') {
    const rule = words.missingValue(name === UNNAMED_ARGUMENT ? undefined : name)
    return { raw, rule, lead: words.forExample, example: sample }
  }
  return {
    raw,
    rule: words.rules[fault],
    lead: corrected ? words.write : words.forExample,
    example: corrected ?? sample,
  }
}

/** Places a keyword beside the text, as on the cards of the reference, or above it on narrow screens. */
export const GUTTER = classNames(
  'gutter md:absolute md:right-[calc(100%+12px)] md:w-21 md:text-right',
  'lg:right-[calc(100%+24px)] 2xl:w-26',
)

export const KEYWORD = classNames(GUTTER, 'm-0 text-note font-bold')
export const TITLE = 'mt-0 mb-1 flex items-center gap-2.5 text-h3 tracking-[-0.008em]'
export const LEAD = 'mt-0 mb-3.5 max-w-[34em] text-note leading-[1.55] text-ink-2'
export const LIST = 'm-0 list-none p-0'

export const nameOfPlugin = ({ finder, locale }: FinderView, plugin: string): string =>
  pluginName(finder.catalogue.plugins, plugin, locale)

export const StepLink = ({ step, view }: { step: CatalogueStep; view: FinderView }) => (
  <a href={withBase(stepRoute(step, view.locale))}>{view.words.seeStep(nameOfPlugin(view, step.plugin))}</a>
)

export const RemoveFilters = ({ view: { words, onChange } }: { view: FinderView }) => (
  <InlineButton onClick={() => onChange({ plugin: undefined, kind: undefined, type: undefined })}>
    {words.removeFilters}
  </InlineButton>
)

const WAITING = 'mt-4 mb-0 text-ui text-ink-2'

export function NotReady({ hasFailed, retry, locale }: Loading & { locale: Locale }) {
  const words = FINDER_STRINGS[locale]
  if (!hasFailed) return <p className={WAITING}>{words.loading}</p>
  return (
    <p className={WAITING} role="alert">
      {words.failed} <InlineButton onClick={retry}>{SHELL_STRINGS[locale].tryAgain}</InlineButton>
    </p>
  )
}

type FillInProps = { step: CatalogueStep; sentence: string; view: FinderView }

const loadForm = () => import('./step-form')

function LoadedForm({ step, sentence, view }: FillInProps) {
  const { value, ...loading } = useLoaded(loadForm)
  const { locale, finder, language: from } = view
  if (!value) return <NotReady {...loading} locale={locale} />
  const match = finder.match(sentence, from).find((candidate) => candidate.step.id === step.id)
  return match && <value.StepForm known={{ sentence, match, from, scope: {} }} view={view} />
}

/** A form for a step, loaded when opened. It starts with the values of the sentence, and over again with another one. */
export function FillIn(props: FillInProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="more col-span-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.view.words.fillIn}</summary>
      {isOpen && <LoadedForm key={props.sentence} {...props} />}
    </details>
  )
}
