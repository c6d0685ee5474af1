import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { endAll, listen } from '@/lib/listen'
import { readStored, storedText, writeStored } from '@/lib/storage'
import { type CheckerAction, type CheckerState, initialState, reduce } from './checker-state'
import type { NamedText, Project } from './project/project'
import { charactersOf, hasWork, isEmpty, joinProjects, projectOf } from './project/project'

/** Characters. Browsers store about five million for a whole site, other tools and an earlier draft included. */
const MOST_STORED = 2_000_000
/** Characters with quotes and escapes: as much as browsers store. */
const MOST_WRITTEN = 5_000_000
const MOST_FILES = 300

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value)

function toTexts(value: unknown): NamedText[] {
  const { text, path, lineEnd, hasByteOrderMark, isSaved, isLinked } = fieldsOf(value)
  if (typeof text !== 'string' || typeof path !== 'string') return []
  const encoding = {
    lineEnd: lineEnd === '\r\n' ? lineEnd : '\n',
    hasByteOrderMark: hasByteOrderMark === true,
  } as const
  const origin = { ...(isSaved === true && { saved: text }), ...(isLinked === true && { linked: text }) }
  return [{ text, path, ...encoding, ...origin }]
}

function toProject(stored: unknown): Project | null {
  const { files, chosen } = fieldsOf(stored)
  if (!Array.isArray(files) || files.length > MOST_FILES) return null
  const texts = files.flatMap(toTexts)
  const isFit = texts.length > 0 && charactersOf(texts) <= MOST_STORED
  return isFit ? projectOf(texts, typeof chosen === 'number' ? chosen : 0) : null
}

/** The project that was stored last, in whichever tab; undefined without one. */
export const readProject = (key: string) => readStored('localStorage', key, toProject, MOST_WRITTEN) ?? undefined

/** Stores a project for the next visit, an empty one as nothing. @returns false when it is too large: nothing has changed */
export function storeProject(key: string, project: Project | undefined): boolean {
  if (!project || isEmpty(project)) return writeStored('localStorage', key, undefined)
  const files = project.files.map(({ id, saved, linked, place, disk, ...file }) => ({
    ...file,
    isSaved: file.text === saved,
    isLinked: file.text === linked,
  }))
  const chosen = project.files.findIndex(({ id }) => id === project.chosen)
  const isRead = files.length <= MOST_FILES && charactersOf(files) <= MOST_STORED
  return isRead && writeStored('localStorage', key, { files, chosen })
}

/** What a tab puts aside, with what others have put aside since: it neither replaces nor discards what it has not shown. */
function withOthers(earlier: Project | undefined, before: Project | undefined, stored?: Project): Project | undefined {
  const isKnown = ({ text, path }: NamedText) => before?.files.some((file) => file.text === text && file.path === path)
  const others = stored?.files.filter((file) => !isKnown(file)) ?? []
  return others.length > 0 ? projectOf([...(earlier?.files ?? []), ...others]) : earlier
}

/** The draft is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

export interface CheckerStore {
  state: CheckerState
  /** The state as it is now, also between two renders: the editor reports changes at once. */
  latest: RefObject<CheckerState>
  dispatch: (action: CheckerAction) => CheckerState
}

/**
 * Stores the draft whenever it has changed. A tab that has changed nothing stores nothing, and none overwrites what another one
 * has stored since: the reader decides.
 * @param earlierKey where the draft is stored when the page is left before that
 */
function useStoredDraft(key: string, earlierKey: string, { state: { project }, latest, dispatch }: CheckerStore): void {
  const last = useRef(project)
  const findNewer = useCallback(() => {
    const text = storedText('localStorage', key)
    const found = text === latest.current.storedText ? undefined : readProject(key)
    const newer = found && { project: found, text }
    if (newer || latest.current.newer) dispatch({ type: 'stored', stored: { newer } })
    return newer
  }, [key, latest, dispatch])
  const store = useCallback(() => {
    const { project: mine, isEarlierStored } = latest.current
    // The draft is stored nowhere else than where the text of a link would replace it.
    const isOnlyCopy = !isEarlierStored && !isEmpty(mine) && !hasWork(mine)
    if (last.current === mine || isOnlyCopy || findNewer()) return
    last.current = mine
    const isStored = storeProject(key, mine)
    // Rather nothing than an old state of it.
    if (!isStored) storeProject(key, undefined)
    dispatch({ type: 'stored', stored: { isStored, storedText: storedText('localStorage', key) } })
  }, [key, latest, dispatch, findNewer])
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === key && void findNewer()
    const leave = () => {
      store()
      const mine = latest.current.project
      if (last.current === mine || !hasWork(mine)) return
      last.current = mine
      storeProject(earlierKey, joinProjects(mine, readProject(earlierKey)))
    }
    return endAll([listen(window, { storage: onStorage, pagehide: leave }), leave])
  }, [key, earlierKey, latest, store, findNewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    const timer = setTimeout(store, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, project])
}

/** The state of a checker; its draft, and the one that another text has replaced, are there again on the next visit. */
export function useStoredState(key: string, initial?: Project): CheckerStore {
  const earlierKey = `${key}-earlier`
  const [state, setState] = useState(() =>
    initialState(
      readProject(key) ?? initial ?? projectOf([]),
      storedText('localStorage', key),
      readProject(earlierKey),
    ),
  )
  const latest = useRef(state)
  const dispatch = useCallback(
    (action: CheckerAction) => {
      const before = latest.current.earlier
      const next = reduce(latest.current, action)
      const isKept = next.earlier === before
      const earlier = isKept ? before : withOthers(next.earlier, before, readProject(earlierKey))
      latest.current = isKept ? next : { ...next, earlier, isEarlierStored: storeProject(earlierKey, earlier) }
      setState(latest.current)
      return latest.current
    },
    [earlierKey],
  )
  useStoredDraft(key, earlierKey, { state, latest, dispatch })
  return { state, latest, dispatch }
}
