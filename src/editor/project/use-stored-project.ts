import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { storedText } from '@/lib/storage'
import { chosenFile, isEmpty, type NamedText, type Project, projectOf, withTexts } from './project'
import { readProject, storeProject } from './stored-project'

/** A draft with the one that was kept before it. */
const joined = (project: Project, earlier: Project | undefined): Project =>
  earlier ? projectOf([...project.files, ...earlier.files]) : project

/** The project is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

export interface StoredProject {
  project: Project
  /** The project as it is now, also between two renders. */
  latest: RefObject<Project>
  setProject: Dispatch<SetStateAction<Project>>
  /** Whether the project is there again on the next visit. */
  isStored: boolean
  /** What another tab has stored since this one read or stored the draft: nothing of this one is stored until it is decided. */
  newer: Project | undefined
  /** Stores the project of this tab in its place. */
  overrule: () => void
}

/**
 * The project of this browser, stored whenever it has changed. A tab that has changed nothing stores nothing, and none
 * overwrites what another one has stored since: the reader decides.
 * @param earlierKey where the project is stored when the page is left before that
 */
export function useStoredProject(key: string, earlierKey: string): StoredProject {
  const [project, setState] = useState(() => readProject(key) ?? projectOf([]))
  const [isStored, setStored] = useState(true)
  const [newer, setNewer] = useState<Project>()
  const latest = useRef(project)
  const last = useRef(project)
  const [first] = useState(() => storedText('localStorage', key))
  const known = useRef(first)
  const setProject = useCallback((change: SetStateAction<Project>) => {
    latest.current = typeof change === 'function' ? change(latest.current) : change
    setState(latest.current)
  }, [])
  const findNewer = useCallback((): Project | undefined => {
    const found = storedText('localStorage', key) === known.current ? undefined : readProject(key)
    setNewer(found)
    return found
  }, [key])
  const store = useCallback(() => {
    if (last.current === latest.current || findNewer()) return
    last.current = latest.current
    setStored(storeProject(key, latest.current))
    known.current = storedText('localStorage', key)
  }, [key, findNewer])
  const overrule = useCallback(() => {
    known.current = storedText('localStorage', key)
    setNewer(undefined)
    setProject((mine) => ({ ...mine }))
  }, [key, setProject])
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === key && void findNewer()
    const leave = () => {
      store()
      if (last.current === latest.current || isEmpty(latest.current)) return
      last.current = latest.current
      const both = joined(latest.current, readProject(earlierKey))
      if (!storeProject(earlierKey, both)) storeProject(earlierKey, latest.current)
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [key, earlierKey, store, findNewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    const timer = setTimeout(store, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, project])
  return { project, latest, setProject, isStored, newer, overrule }
}

/** The draft that another text has replaced. */
export interface EarlierDraft {
  /** Undefined when there is none. */
  earlier: Project | undefined
  /** Whether it is there again on the next visit. */
  isKept: boolean
  /** Shows texts instead of the project, which joins the earlier draft, unless it is empty, the same, or shown so itself. */
  showInstead: (texts: readonly NamedText[]) => void
  /** Decides between the project and what another tab has stored; the other one joins the earlier draft. */
  decide: (isNewer: boolean) => void
  /** Shows the earlier draft; what it replaces becomes the earlier one. */
  restore: () => void
  discard: () => void
}

const isSameText = (project: Project, texts: readonly NamedText[]): boolean =>
  project.files.length === texts.length && chosenFile(project).text === texts[0]?.text

/** Keeps the draft that is replaced by a text from elsewhere, also for the next visit. */
export function useEarlierDraft(key: string, { latest, setProject, newer, overrule }: StoredProject): EarlierDraft {
  const [earlier, setEarlier] = useState(() => readProject(key))
  const [isKept, setKept] = useState(true)
  const shown = useRef<Project>(null)
  const change = useCallback(
    (next: Project | undefined) => {
      setEarlier(next)
      setKept(storeProject(key, next))
    },
    [key],
  )
  const keep = useCallback((project: Project) => change(joined(project, earlier)), [change, earlier])
  const showInstead = useCallback(
    (texts: readonly NamedText[]) => {
      const before = latest.current
      if (isSameText(before, texts)) return
      // A text from elsewhere that nobody has changed is no work of the reader: it takes the place of no draft.
      if (!isEmpty(before) && before !== shown.current) keep(before)
      shown.current = withTexts(before, texts)
      setProject(shown.current)
    },
    [latest, setProject, keep],
  )
  /** Returns what it replaces, if that is worth keeping. */
  const show = (project: Project): Project | undefined => {
    const before = latest.current
    setProject(withTexts(before, project.files, project.files.indexOf(chosenFile(project))))
    return isEmpty(before) ? undefined : before
  }
  const decide = (isNewer: boolean) => {
    if (!newer) return
    const other = isNewer ? show(newer) : newer
    if (other) keep(other)
    overrule()
  }
  const restore = () => earlier && change(show(earlier))
  return { earlier, isKept, showInstead, decide, restore, discard: () => change(undefined) }
}
