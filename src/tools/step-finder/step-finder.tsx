import { useDeferredValue, useLayoutEffect, useMemo } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { useAnnouncement } from '@/lib/use-announcement'
import { type Finder, findSteps } from '@/step-language/finder'
import type { FinderState } from '@/step-language/finder-state'
import { countFilters } from '@/step-language/finder-state'
import { sampleSentence } from '@/step-language/values/sample-value'
import { namedPlugins, pluginName } from '@/steps/catalogue'
import { announcementOf } from './panel/announcement-of'
import { FinderField } from './panel/finder-field'
import { FinderFilters } from './panel/finder-filters'
import { FinderResult } from './panel/finder-result'
import styles from './panel/step-finder.module.css'
import { type FinderLoad, useFinder } from './use-finder'
import { useFinderState } from './use-finder-state'

interface FinderProps {
  finder: Finder
  state: FinderState
  locale: Locale
  onChange: (change: Partial<FinderState>) => void
}

/** Puts a sentence of the step that the address names in the place of its name. */
function useNamedStep({ finder, state, locale, onChange }: FinderProps): void {
  const { steps, dataTypes } = finder.catalogue
  const { step: id } = state
  useLayoutEffect(() => {
    if (!id) return
    const step = steps.find((known) => known.id === id)
    onChange({ step: undefined, ...(step && { text: sampleSentence(step, locale, dataTypes) }) })
  }, [id, steps, dataTypes, locale, onChange])
}

/** Filters and answer. The answer lags behind the typing when it has to: it never blocks it. */
function Answering(props: FinderProps) {
  const { finder, state, locale, onChange } = props
  useNamedStep(props)
  const asked = useDeferredValue(state)
  const view = useMemo(() => ({ finder, locale }), [finder, locale])
  const answer = useMemo(() => findSteps(asked, finder, locale), [asked, finder, locale])
  const { catalogue } = finder
  const { lang, plugin, kind, type } = state
  const chosen = useMemo(() => ({ lang, plugin, kind, type }), [lang, plugin, kind, type])
  const counts = useMemo(() => countFilters(catalogue.steps, chosen), [catalogue, chosen])
  const plugins = useMemo(() => namedPlugins(catalogue, locale), [catalogue, locale])
  const said = useAnnouncement(
    announcementOf(answer, locale, (plugin) => pluginName(catalogue.plugins, plugin, locale)),
  )
  return (
    <>
      <FinderFilters
        chosen={chosen}
        locale={locale}
        detected={answer.kind === 'browse' ? undefined : answer.locale}
        counts={counts}
        plugins={plugins}
        onChange={onChange}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={styles.answer}>
        <FinderResult answer={answer} state={asked} view={view} onChange={onChange} />
      </div>
    </>
  )
}

function NotReady({ load, locale }: { load: Exclude<FinderLoad, { status: 'ready' }>; locale: Locale }) {
  const words = FINDER_STRINGS[locale]
  if (load.status === 'loading') return <p className={styles.waiting}>{words.loading}</p>
  return (
    <p className={styles.waiting} role="alert">
      {words.failed}{' '}
      <button type="button" onClick={load.retry}>
        {words.retry}
      </button>
    </p>
  )
}

/** The step finder: a sentence in, the step that it is, or the ones that it comes near to. Nothing leaves the browser. */
export function StepFinder({ locale }: { locale: Locale }) {
  const [state, change] = useFinderState()
  const load = useFinder()
  return (
    <div className={styles.finder}>
      <FinderField text={state.text} locale={locale} onText={(text) => change({ text })} />
      {load.status === 'ready' ? (
        <Answering finder={load.finder} state={state} locale={locale} onChange={change} />
      ) : (
        <NotReady load={load} locale={locale} />
      )}
    </div>
  )
}
