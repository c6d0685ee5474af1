import { useRouter } from 'next/router'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { type Locale, STEP_LANGUAGES, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { readQuery, writeQuery } from '@/lib/address-query'
import { followRouter } from '@/lib/listen'
import { runInPieces } from '@/lib/run-in-pieces'
import { LONGEST_QUERY, useAddressState } from '@/lib/use-address-query'
import { ANNOUNCEMENT_PAUSE_MS, useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { loadAsked } from '@/step-language/asked-terms'
import { type FinderState, findSteps, warmUp } from '@/step-language/finder'
import { prepareKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { sampleSentence } from '@/step-language/values/value-tools'
import { loadCatalogue, pluginName, type StepCatalogue } from '@/steps/catalogue'
import { STEP_KINDS } from '@/steps/step'
import { ARGUMENT_FAMILIES } from '@/steps/values/data-types'
import { storedProjectSteps } from '../feature-checker/stored-steps'
import { FinderField, FinderFilters } from './finder-inputs'
import { announcementOf, FinderResult } from './finder-result'
import { NotReady } from './finder-view'

/** All steps, with those that the feature checker has read of the reader's project. */
async function loadSteps(): Promise<StepCatalogue> {
  const { steps } = storedProjectSteps()
  const catalogue = await loadCatalogue()
  if (steps.length === 0) return catalogue
  const { quickSteps, withOwnSteps } = await import('@/gherkin/custom-steps')
  const all = withOwnSteps(catalogue, steps)
  return { ...all, steps: quickSteps(all.steps) }
}

/** Loads the steps and prepares them in short pieces, so that the reader can type all along. */
async function loadFinder(language: StepLanguage): Promise<StepKnowledge> {
  const [catalogue, asked] = await Promise.all([loadSteps(), loadAsked('steps', language)])
  const finder = await runInPieces(prepareKnowledge(catalogue, { [language]: asked }))
  warmUp(finder, language)
  return finder
}

const NAME = /^[a-z][\w.-]*$/i

const known = <T extends string>(value: string, all: readonly T[]) => all.find((candidate) => candidate === value)

/**
 * Reads the state of the finder from an address; what is not known there counts for nothing.
 * @example readFinderState('?q=la+tabla&plugin=database') // => { text: 'la tabla', plugin: 'database' }
 */
export function readFinderState(search: string): FinderState {
  const { q, plugin, kind, type, lang, step } = readQuery(search, ['q', 'plugin', 'kind', 'type', 'lang', 'step'])
  return {
    text: q.slice(0, LONGEST_QUERY),
    plugin: NAME.exec(plugin)?.[0],
    kind: known(kind, STEP_KINDS),
    type: known(type, ARGUMENT_FAMILIES),
    lang: known(lang, STEP_LANGUAGES),
    step: NAME.exec(step)?.[0],
  }
}

/** @example writeFinderState({ text: 'la tabla', kind: 'action' }) // => '?q=la+tabla&kind=action' */
export const writeFinderState = ({ text, plugin, kind, type, lang }: FinderState): string =>
  writeQuery({ q: text.trim() && text, plugin: plugin ?? '', kind: kind ?? '', type: type ?? '', lang: lang ?? '' })

/** The state of the finder: read from the address at load and after a link to the finder; the address follows changes. */
function useFinderState(): [FinderState, (change: Partial<FinderState>) => void] {
  const { events } = useRouter()
  const [state, change, onAddress] = useAddressState(readFinderState, writeFinderState)
  // Of a link to the finder without a query, from the finder with one, the router says only that the hash has changed.
  useEffect(
    () => followRouter(events, { routeChangeComplete: onAddress, hashChangeComplete: onAddress }),
    [events, onAddress],
  )
  return [state, change]
}

interface FinderProps {
  finder: StepKnowledge
  state: FinderState
  locale: Locale
  /** The language of the steps on a page in this one. */
  own: StepLanguage
  setFinder: (finder: StepKnowledge) => void
  onChange: (change: Partial<FinderState>) => void
  onAnswer: (change: Partial<FinderState>) => void
}

function useNamedStep({ finder, state, own, onChange }: FinderProps): void {
  const { steps, dataTypes } = finder.catalogue
  const { step: id } = state
  useLayoutEffect(() => {
    if (!id) return
    const step = steps.find((each) => each.id === id)
    onChange({ step: undefined, ...(step && { text: sampleSentence(step, own, dataTypes) }) })
  }, [id, steps, dataTypes, own, onChange])
}

/** How people ask in the other language is loaded when somebody does: then the finder answers anew. */
function useOtherLanguage({ finder, own, setFinder }: FinderProps, language: StepLanguage | undefined): void {
  useEffect(() => {
    if (!language || language === own) return
    const learn = async () => {
      const asked = await loadAsked('steps', language)
      if (asked && (await runInPieces(finder.learn(language, asked)))) setFinder({ ...finder })
    }
    learn().catch(console.error)
  }, [finder, own, language, setFinder])
}

/** Filters and result. The result may lag behind the typing, so that it never blocks it. */
function ReadyFinder(props: FinderProps) {
  const { finder, state, locale, own, onChange, onAnswer } = props
  useNamedStep(props)
  const deferred = useDeferredValue(state)
  const answer = useMemo(() => findSteps(deferred, finder, own), [deferred, finder, own])
  const found = answer.kind === 'browse' ? undefined : answer.locale
  useOtherLanguage(props, found)
  const language = found ?? deferred.lang ?? own
  const view = useMemo(
    () => ({ locale, words: FINDER_STRINGS[locale], finder, language, onChange: onAnswer }),
    [locale, finder, language, onAnswer],
  )
  const { catalogue } = finder
  const { lang, plugin, kind, type } = state
  const said = announcementOf(answer, locale, (plugin) => pluginName(catalogue.plugins, plugin, locale))
  const announcement = useDebounced(said, ANNOUNCEMENT_PAUSE_MS, '')
  return (
    <>
      <FinderFilters {...{ lang, plugin, kind, type, locale, catalogue, onChange }} detected={found} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="mt-6">
        <FinderResult {...{ answer, view }} state={deferred} />
      </div>
    </>
  )
}

/** The step finder: it shows the step that matches a sentence, or the nearest ones. Nothing leaves the browser. */
export function StepFinder({ locale }: { locale: Locale }) {
  const own = stepLanguageOf(locale)
  const [state, change] = useFinderState()
  const [finder, setFinder] = useState<StepKnowledge>()
  const loaded = useLoaded(useCallback(() => loadFinder(own).then(setFinder), [own]))
  const field = useRef<HTMLInputElement>(null)
  // The button that was pressed goes, and the focus with it.
  const onAnswer = useCallback(
    (next: Partial<FinderState>) => {
      field.current?.focus()
      field.current?.select()
      // As if it was typed: the browser can undo it.
      if (next.text !== undefined) document.execCommand?.('insertText', false, next.text)
      change(next)
    },
    [change],
  )
  return (
    <div className="mt-3 min-h-160 wrap-anywhere">
      <FinderField {...{ locale, field }} text={state.text} onText={(text) => change({ text })} />
      {finder ? (
        <ReadyFinder {...{ finder, setFinder, state, locale, own, onAnswer }} onChange={change} />
      ) : (
        <NotReady {...loaded} locale={locale} />
      )}
    </div>
  )
}
