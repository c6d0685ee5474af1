import { useDeferredValue, useMemo } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { countFilters } from './filter-steps'
import { type Finder, findSteps } from './finder'
import type { FinderState } from './finder-state'
import { announcementOf } from './panel/announcement-of'
import { FinderField } from './panel/finder-field'
import { FinderFilters } from './panel/finder-filters'
import { FinderResult } from './panel/finder-result'
import { pluginName } from './panel/finder-view'
import styles from './panel/step-finder.module.css'
import { useAnnouncement } from './panel/use-announcement'
import { type FinderLoad, useFinder } from './use-finder'
import { useFinderState } from './use-finder-state'

interface FinderProps {
  finder: Finder
  state: FinderState
  locale: Locale
  onChange: (change: Partial<FinderState>) => void
}

/** Filters and answer. The answer lags behind the typing when it has to: it never blocks it. */
function Answering({ finder, state, locale, onChange }: FinderProps) {
  const asked = useDeferredValue(state)
  const view = useMemo(() => ({ finder, locale }), [finder, locale])
  const answer = useMemo(() => findSteps(asked, finder, locale), [asked, finder, locale])
  const { steps, plugins } = finder.catalogue
  const { plugin, kind, type } = asked
  const counts = useMemo(() => countFilters(steps, { plugin, kind, type } as FinderState), [steps, plugin, kind, type])
  const named = useMemo(
    () =>
      plugins
        .filter((known) => steps.some((step) => step.plugin === known.plugin))
        .map((known) => ({ plugin: known.plugin, name: known.name[locale] }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [plugins, steps, locale],
  )
  const said = useAnnouncement(announcementOf(answer, locale, (name) => pluginName(name, view)))
  return (
    <>
      <FinderFilters
        state={state}
        locale={locale}
        detected={answer.kind === 'browse' ? undefined : answer.locale}
        counts={counts}
        plugins={named}
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
