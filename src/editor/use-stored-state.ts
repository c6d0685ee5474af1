import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { storedText } from '@/lib/storage'
import { type CheckerAction, type CheckerState, initialState, type Report, reduce } from './checker-state'
import { isEmpty, joinProjects, type Project, projectOf } from './project/project'
import { readProject, storeProject } from './project/stored-project'

/** The draft is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

/** The state of a checker, and how it changes. */
export interface CheckerStore<Given extends Report> {
  state: CheckerState<Given>
  /** The state as it is now, also between two renders: the editor reports changes at once. */
  latest: RefObject<CheckerState<Given>>
  dispatch: (action: CheckerAction<Given>) => void
  /** What another tab has stored is known from now on, and overwritten with the next change. */
  overrule: () => void
}

/**
 * Stores the draft whenever it has changed. A tab that has changed nothing stores nothing, and none overwrites what another one
 * has stored since: the reader decides.
 * @param earlierKey where the draft is stored when the page is left before that
 */
function useStoredDraft<Given extends Report>(
  key: string,
  earlierKey: string,
  { state: { project }, latest, dispatch }: Omit<CheckerStore<Given>, 'overrule'>,
): Pick<CheckerStore<Given>, 'overrule'> {
  const [first] = useState(() => storedText('localStorage', key))
  /** What is stored, as far as this tab knows. */
  const known = useRef(first)
  const last = useRef(project)
  const overrule = useCallback(() => {
    known.current = storedText('localStorage', key)
  }, [key])
  const findNewer = useCallback((): Project | undefined => {
    const newer = storedText('localStorage', key) === known.current ? undefined : readProject(key)
    dispatch({ type: 'stored', stored: { newer } })
    return newer
  }, [key, dispatch])
  const store = useCallback(() => {
    const mine = latest.current.project
    if (last.current === mine || findNewer()) return
    last.current = mine
    dispatch({ type: 'stored', stored: { isStored: storeProject(key, mine) } })
    overrule()
  }, [key, latest, dispatch, findNewer, overrule])
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === key && void findNewer()
    const leave = () => {
      store()
      const mine = latest.current.project
      if (last.current === mine || isEmpty(mine)) return
      last.current = mine
      if (!storeProject(earlierKey, joinProjects(mine, readProject(earlierKey)))) storeProject(earlierKey, mine)
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [key, earlierKey, latest, store, findNewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    const timer = setTimeout(store, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, project])
  return { overrule }
}

/**
 * The state of a checker; its draft, and the one that another text has replaced, are there again on the next visit.
 * @param key where the draft is stored
 */
export function useStoredState<Given extends Report>(key: string): CheckerStore<Given> {
  const earlierKey = `${key}-earlier`
  const [state, setState] = useState(() =>
    initialState<Given>(readProject(key) ?? projectOf([]), readProject(earlierKey)),
  )
  const latest = useRef(state)
  const dispatch = useCallback((action: CheckerAction<Given>) => {
    latest.current = reduce(latest.current, action)
    setState(latest.current)
  }, [])
  const draft = useStoredDraft(key, earlierKey, { state, latest, dispatch })
  const { earlier } = state
  const kept = useRef(earlier)
  useEffect(() => {
    if (kept.current === earlier) return
    kept.current = earlier
    dispatch({ type: 'stored', stored: { isEarlierStored: storeProject(earlierKey, earlier) } })
  }, [earlierKey, earlier, dispatch])
  return { state, latest, dispatch, ...draft }
}
