import { memo, type RefObject, useState } from 'react'
import { FINDER_STRINGS, type FinderStrings } from '@/i18n/finder-strings'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button, InlineButton } from '@/lib/buttons'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { Select, TextInput } from '@/lib/fields'
import { Icon } from '@/lib/icon'
import { LONGEST_QUERY, useQueryLimit } from '@/lib/use-address-query'
import { type Loading, useLoaded } from '@/lib/use-loaded'
import { stepRoute, withBase } from '@/site/site'
import type { ArgumentProblem } from '@/step-language/correct/correct-sentence'
import type { FinderState } from '@/step-language/finder'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { namedPlugins, pluginName, type StepCatalogue } from '@/steps/catalogue'
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
  const missing = words.missingValue(name === UNNAMED_ARGUMENT ? undefined : name)
  const rule = fault === 'missing' ? missing : words.rules[fault]
  return { raw, rule, lead: corrected ? words.write : words.forExample, example: corrected ?? sample }
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

type FinderFieldProps = {
  text: string
  locale: Locale
  field: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
}

const FIELD = classNames(
  'h-15 w-full rounded-control border border-control bg-bg pr-14 pl-4.5',
  'text-[1.25rem] font-medium text-ellipsis text-ink placeholder:font-normal placeholder:text-ink-3',
  'focus-visible:border-focus focus-visible:-outline-offset-2',
)

/** The field for the sentence; Escape clears it. */
export function FinderField({ text, locale, field, onText }: FinderFieldProps) {
  const words = FINDER_STRINGS[locale]
  const [isRefused, change] = useQueryLimit(onText)
  const clear = () => {
    change('')
    field.current?.focus()
  }
  return (
    <div className="relative">
      <TextInput
        ref={field}
        className={FIELD}
        type="text"
        aria-label={words.field}
        placeholder={words.examples[0]}
        enterKeyHint="search"
        value={text}
        onText={change}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {text && (
        <Button look={classNames(ICON_BUTTON, 'absolute top-2.5 right-2.5')} aria-label={words.clear} onClick={clear}>
          <Icon name="close" />
        </Button>
      )}
      {isRefused && (
        <p className="mt-2 mb-0 text-ui text-ink-2" role="alert">
          {QUERY_STRINGS[locale].tooLong(LONGEST_QUERY)}
        </p>
      )}
    </div>
  )
}

interface FinderFiltersProps extends Pick<FinderState, 'lang' | 'plugin' | 'kind' | 'type'> {
  locale: Locale
  catalogue: StepCatalogue
  onChange: (change: Partial<FinderState>) => void
}

/** Selects for the language of the sentence and the filters. Memoized: typing does not render them again. */
export const FinderFilters = memo(function FinderFilters(props: FinderFiltersProps) {
  const { locale, catalogue, onChange } = props
  const words = FINDER_STRINGS[locale]
  const names = namedPlugins(catalogue, locale).map(({ plugin, name }) => [plugin, name[locale]] as const)
  const choices = [
    ['lang', words.language, words.anyLanguage, Object.entries(words.languages)],
    ['plugin', words.plugin, words.allPlugins, names],
    ['kind', words.kind, words.allKinds, Object.entries(words.kinds)],
    ['type', words.type, words.allTypes, Object.entries(words.families)],
  ] as const
  return (
    <fieldset className="mt-1 flex min-w-0 flex-wrap gap-x-4.5">
      <legend className="visually-hidden">{words.filters}</legend>
      {choices.map(([name, label, all, options]) => (
        <label key={name} className="text-small text-ink-2">
          {label}:{' '}
          <Select
            className="field-sizing-content h-10 max-w-full rounded-chip bg-bg px-0.5 font-[650] text-ink hover:bg-hover"
            value={props[name] ?? ''}
            options={[['', all], ...options]}
            onValue={(value) => onChange({ [name]: value || undefined })}
          />
        </label>
      ))}
    </fieldset>
  )
})
