import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { storedText } from '@/lib/storage'
import { type CheckerAction, type CheckerState, initialState, type Report, reduce } from './checker-state'
import { isEmpty, joinProjects, projectOf } from './project/project'
import { readProject, storeProject } from './project/stored-project'

/** The draft is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

export interface CheckerStore<Given extends Report> {
  state: CheckerState<Given>
  /** The state as it is now, also between two renders: the editor reports changes at once. */
  latest: RefObject<CheckerState<Given>>
  dispatch: (action: CheckerAction<Given>) => CheckerState<Given>
}

/**
 * Stores the draft whenever it has changed. A tab that has changed nothing stores nothing, and none overwrites what another one
 * has stored since: the reader decides.
 * @param earlierKey where the draft is stored when the page is left before that
 */
function useStoredDraft<Given extends Report>(
  key: string,
  earlierKey: string,
  { state: { project }, latest, dispatch }: CheckerStore<Given>,
): void {
  const last = useRef(project)
  const findNewer = useCallback(() => {
    const text = storedText('localStorage', key)
    const found = text === latest.current.storedText ? undefined : readProject(key)
    const newer = found && { project: found, text }
    if (newer || latest.current.newer) dispatch({ type: 'stored', stored: { newer } })
    return newer
  }, [key, latest, dispatch])
  const store = useCallback(() => {
    const mine = latest.current.project
    if (last.current === mine || findNewer()) return
    last.current = mine
    const isStored = storeProject(key, mine)
    dispatch({ type: 'stored', stored: { isStored, storedText: storedText('localStorage', key) } })
  }, [key, latest, dispatch, findNewer])
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
}

/**
 * The state of a checker; its draft, and the one that another text has replaced, are there again on the next visit.
 * @param key where the draft is stored
 */
export function useStoredState<Given extends Report>(key: string): CheckerStore<Given> {
  const earlierKey = `${key}-earlier`
  const [state, setState] = useState(() =>
    initialState<Given>(readProject(key) ?? projectOf([]), readProject(earlierKey), storedText('localStorage', key)),
  )
  const latest = useRef(state)
  const dispatch = useCallback((action: CheckerAction<Given>) => {
    latest.current = reduce(latest.current, action)
    setState(latest.current)
    return latest.current
  }, [])
  useStoredDraft(key, earlierKey, { state, latest, dispatch })
  const { earlier } = state
  const kept = useRef(earlier)
  useEffect(() => {
    if (kept.current === earlier) return
    kept.current = earlier
    dispatch({ type: 'stored', stored: { isEarlierStored: storeProject(earlierKey, earlier) } })
  }, [earlierKey, earlier, dispatch])
  return { state, latest, dispatch }
}
