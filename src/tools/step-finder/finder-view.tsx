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
import { isTextType, isWordType } from '@/steps/values/data-types'

/** What all parts of a result share. */
export interface FinderView {
  locale: Locale
  words: FinderStrings
  finder: StepKnowledge
  /** The language that the sentence is in, and the steps of a list. */
  language: StepLanguage
  /** Asks for something else; the button that did so may go. */
  onChange: (change: Partial<FinderState>) => void
}

type Subject = keyof FinderStrings['subjects']

const BY_TYPE: [(type: string) => boolean, Subject][] = [
  [(type) => type === 'file', 'file'],
  [isWordType, 'word'],
  [(type) => type === 'url', 'url'],
  [(type) => type === 'duration', 'duration'],
  [(type) => isTextType(type) || type === 'text-assertion', 'text'],
]

/** What a value is called in a message; the values of other types are numbers. */
const subjectOf = (type: string): Subject => BY_TYPE.find(([isOf]) => isOf(type))?.[1] ?? 'number'

/**
 * Puts a problem with a value into words: what is wrong, or how the value is written, and an example after what leads to it.
 * @example problemText(quotes missing around /users, "'blue box'", 'en')
 *   // => { raw: '/users', rule: 'A text goes in quotes', lead: 'Write', example: "'/users'" }
 */
export function problemText(problem: ArgumentProblem, sample: string, locale: Locale) {
  const words = FINDER_STRINGS[locale]
  const { raw, fault, corrected, name, type } = problem
  if (fault === 'missing') {
    const rule = words.missingValue(name === UNNAMED_ARGUMENT ? undefined : name)
    return { raw, rule, lead: words.forExample, example: sample }
  }
  const rule = words.rules[fault](words.subjects[subjectOf(type)])
  return { raw, rule, lead: corrected ? words.write : words.forExample, example: corrected ?? sample }
}

/** The look of a keyword: beside the text, as in the cards of the references, and above it where there is no room. */
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
  const match = finder.match(sentence, from).find((found) => found.step.id === step.id)
  return match && <value.StepForm known={{ sentence, match, from, scope: {} }} view={view} />
}

/** A step to fill in, once it is opened; the form begins with the values of a sentence, anew with another one. */
export function FillIn(props: FillInProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="more col-span-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.view.words.fillIn}</summary>
      {isOpen && <LoadedForm key={props.sentence} {...props} />}
    </details>
  )
}
