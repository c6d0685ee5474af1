import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { endAll, listen } from '@/lib/listen'
import { readStored, storedText, writeStored } from '@/lib/storage'
import { type CheckerAction, type CheckerState, initialState, reduce } from './checker-state'
import type { NamedText, Project } from './project/project'
import { hasWork, isEmpty, isTooLarge, PROJECT_LIMITS, projectOf } from './project/project'

/** Characters, with the quotes and escapes of JSON. */
const MAX_JSON = 5_000_000

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
  const texts = Array.isArray(files) ? files.flatMap(toTexts) : []
  if (texts.length === 0 || isTooLarge(texts, PROJECT_LIMITS)) return null
  return projectOf(texts, typeof chosen === 'number' ? chosen : 0)
}

/** The project that any tab has stored last, if there is one. */
export const readProject = (key: string) => readStored('localStorage', key, toProject, MAX_JSON) ?? undefined

/** Stores a project, or clears the key for an empty one. @returns false when it is too large: nothing has changed */
export function storeProject(key: string, project: Project | undefined): boolean {
  if (!project || isEmpty(project)) return writeStored('localStorage', key, undefined)
  const files = project.files.map(({ id, saved, linked, place, disk, ...file }) => ({
    ...file,
    isSaved: file.text === saved,
    isLinked: file.text === linked,
  }))
  const chosen = project.files.findIndex(({ id }) => id === project.chosen)
  return !isTooLarge(files, PROJECT_LIMITS) && writeStored('localStorage', key, { files, chosen })
}

/** Adds to an earlier draft what other tabs have stored there since `before`: a tab drops only what it has shown. */
function withOthers(earlier: Project | undefined, before: Project | undefined, stored?: Project): Project | undefined {
  const isKnown = ({ text, path }: NamedText) => before?.files.some((file) => file.text === text && file.path === path)
  const others = stored?.files.filter((file) => !isKnown(file)) ?? []
  return others.length > 0 ? projectOf([...(earlier?.files ?? []), ...others]) : earlier
}

const TYPING_PAUSE_MS = 500

export interface CheckerStore {
  state: CheckerState
  /** The current state, even between two renders: the editor reports edits at once. */
  latest: RefObject<CheckerState>
  dispatch: (action: CheckerAction) => CheckerState
}

/** Stores the draft after a pause in typing and on leaving. What another tab has stored since goes to the earlier draft. */
function useStoredDraft(key: string, { state: { project }, latest, dispatch }: CheckerStore): void {
  const last = useRef(project)
  const store = useCallback(() => {
    const { project: mine } = latest.current
    if (last.current === mine) return
    const isOwn = storedText('localStorage', key) === latest.current.storedText
    const other = isOwn ? undefined : readProject(key)
    if (other) dispatch({ type: 'set-aside', other })
    // The earlier draft had no room: what is stored may be its only copy.
    if (!latest.current.isEarlierStored && (other || !hasWork(mine))) return
    last.current = mine
    const isStored = storeProject(key, mine)
    // No draft is better than an outdated one.
    if (!isStored) storeProject(key, undefined)
    dispatch({ type: 'stored', stored: { isStored, storedText: storedText('localStorage', key) } })
  }, [key, latest, dispatch])
  useEffect(() => endAll([listen(window, { pagehide: store }), store]), [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    const timer = setTimeout(store, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, project])
}

/** The state of a checker. Its draft, and the earlier one, outlive the visit. */
export function useStoredState(key: string, initial?: Project): CheckerStore {
  const earlierKey = `${key}-earlier`
  const [state, setState] = useState(() => {
    const project = readProject(key) ?? initial ?? projectOf([])
    return initialState(project, storedText('localStorage', key), readProject(earlierKey))
  })
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
  useStoredDraft(key, { state, latest, dispatch })
  return { state, latest, dispatch }
}
