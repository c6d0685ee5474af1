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
import { type FinderState, findSteps, warmUp } from '@/step-language/finder'
import { prepareKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { sampleSentence } from '@/step-language/values/value-tools'
import { loadAsked, loadCatalogue, type StepCatalogue } from '@/steps/catalogue'
import { ARGUMENT_FAMILIES, STEP_KINDS } from '@/steps/step'
import { storedProjectSteps } from '../feature-checker/stored-steps'
import { announcementOf, FinderResult } from './finder-result'
import { FinderField, FinderFilters, NotReady } from './finder-view'

/** All steps, including those that the feature checker has found in the reader's project. */
async function loadSteps(): Promise<StepCatalogue> {
  const { steps } = storedProjectSteps()
  const catalogue = await loadCatalogue()
  if (steps.length === 0) return catalogue
  const { quickSteps, withOwnSteps } = await import('@/gherkin/custom-steps')
  const all = withOwnSteps(catalogue, steps)
  return { ...all, steps: quickSteps(all.steps) }
}

/** Loads the steps and prepares them in short tasks, so that typing is never blocked. */
async function loadFinder(language: StepLanguage): Promise<StepKnowledge> {
  const [catalogue, asked] = await Promise.all([loadSteps(), loadAsked('steps', language)])
  const finder = await runInPieces(prepareKnowledge(catalogue, { [language]: asked }))
  warmUp(finder, language)
  return finder
}

const oneOf = <T extends string>(value: string, all: readonly T[]) => all.find((candidate) => candidate === value)

/** Reads a query, without unknown kinds, types and languages. @example readFinderState('?lang=y') // => { text: '' } */
export function readFinderState(search: string): FinderState {
  const { q, plugin, kind, type, lang, step } = readQuery(search, ['q', 'plugin', 'kind', 'type', 'lang', 'step'])
  return {
    text: q.slice(0, LONGEST_QUERY),
    plugin: plugin || undefined,
    kind: oneOf(kind, STEP_KINDS),
    type: oneOf(type, ARGUMENT_FAMILIES),
    lang: oneOf(lang, STEP_LANGUAGES),
    step: step || undefined,
  }
}

/** @example writeFinderState({ text: 'la tabla', kind: 'action' }) // => '?q=la+tabla&kind=action' */
export const writeFinderState = ({ text, plugin, kind, type, lang }: FinderState): string =>
  writeQuery({ q: text.trim() && text, plugin: plugin ?? '', kind: kind ?? '', type: type ?? '', lang: lang ?? '' })

interface FinderProps {
  finder: StepKnowledge
  state: FinderState
  locale: Locale
  pageLanguage: StepLanguage
  setFinder: (finder: StepKnowledge) => void
  onChange: (change: Partial<FinderState>) => void
  onAnswer: (change: Partial<FinderState>) => void
}

/** Replaces the step in the address by a sample sentence of it. */
function useNamedStep({ finder, state, pageLanguage, onChange }: FinderProps): void {
  const { steps, dataTypes } = finder.catalogue
  const { step: id } = state
  useLayoutEffect(() => {
    if (!id) return
    const step = steps.find((candidate) => candidate.id === id)
    onChange({ step: undefined, ...(step && { text: sampleSentence(step, pageLanguage, dataTypes) }) })
  }, [id, steps, dataTypes, pageLanguage, onChange])
}

/** Loads how people ask in the other language once somebody does, and searches again. */
function useOtherLanguage({ finder, pageLanguage, setFinder }: FinderProps, language: StepLanguage | undefined) {
  useEffect(() => {
    if (!language || language === pageLanguage) return
    const learn = async () => {
      const asked = await loadAsked('steps', language)
      if (asked && (await runInPieces(finder.learn(language, asked)))) setFinder({ ...finder })
    }
    learn().catch(console.error)
  }, [finder, pageLanguage, language, setFinder])
}

/** Filters and result. The result may lag behind, so that it never blocks typing. */
function ReadyFinder(props: FinderProps) {
  const { finder, state, locale, pageLanguage, onChange, onAnswer } = props
  useNamedStep(props)
  const deferred = useDeferredValue(state)
  const answer = useMemo(() => findSteps(deferred, finder, pageLanguage), [deferred, finder, pageLanguage])
  const detected = answer.kind === 'browse' ? undefined : answer.locale
  useOtherLanguage(props, detected)
  const language = detected ?? deferred.lang ?? pageLanguage
  const view = useMemo(
    () => ({ locale, words: FINDER_STRINGS[locale], finder, language, onChange: onAnswer }),
    [locale, finder, language, onAnswer],
  )
  const { catalogue } = finder
  const { lang, plugin, kind, type } = state
  const announcement = useDebounced(announcementOf(answer, FINDER_STRINGS[locale]), ANNOUNCEMENT_PAUSE_MS, '')
  return (
    <>
      <FinderFilters {...{ lang, plugin, kind, type, locale, catalogue, onChange }} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="mt-6">
        <FinderResult {...{ answer, view }} state={deferred} />
      </div>
    </>
  )
}

/** Shows the step that matches a sentence, or the nearest ones. Nothing leaves the browser. */
export function StepFinder({ locale }: { locale: Locale }) {
  const pageLanguage = stepLanguageOf(locale)
  const { events } = useRouter()
  const [state, change, onAddress] = useAddressState(readFinderState, writeFinderState)
  // For a link that only drops the query, the router reports a change of the hash.
  useEffect(
    () => followRouter(events, { routeChangeComplete: onAddress, hashChangeComplete: onAddress }),
    [events, onAddress],
  )
  const [finder, setFinder] = useState<StepKnowledge>()
  const loaded = useLoaded(useCallback(() => loadFinder(pageLanguage).then(setFinder), [pageLanguage]))
  const field = useRef<HTMLInputElement>(null)
  const onAnswer = useCallback(
    (next: Partial<FinderState>) => {
      // The pressed button may go, and the focus with it.
      field.current?.focus()
      field.current?.select()
      // Inserted like typed text, so that the browser can undo it.
      if (next.text !== undefined) document.execCommand?.('insertText', false, next.text)
      change(next)
    },
    [change],
  )
  return (
    <div className="mt-3 min-h-160 wrap-anywhere">
      <FinderField {...{ locale, field }} text={state.text} onText={(text) => change({ text })} />
      {finder ? (
        <ReadyFinder {...{ finder, setFinder, state, locale, pageLanguage, onAnswer }} onChange={change} />
      ) : (
        <NotReady {...loaded} locale={locale} />
      )}
    </div>
  )
}
