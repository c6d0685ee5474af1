import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { chosenFile, isEmpty, type NamedText, type Project, projectOf, withTexts } from './project'
import { readProject, storeProject } from './stored-project'

/** The project is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

interface StoredProject {
  project: Project
  /** The project as it is now, also between two renders. */
  latest: RefObject<Project>
  setProject: Dispatch<SetStateAction<Project>>
  /** Whether the project is there again on the next visit. */
  isStored: boolean
}

/**
 * The project of this browser, stored whenever it has changed. A tab that has changed nothing stores nothing, so that it does
 * not overwrite the work of another one.
 */
export function useStoredProject(key: string): StoredProject {
  const [project, setState] = useState(() => readProject(key) ?? projectOf([]))
  const [isStored, setStored] = useState(true)
  const latest = useRef(project)
  const last = useRef(project)
  const setProject = useCallback((change: SetStateAction<Project>) => {
    latest.current = typeof change === 'function' ? change(latest.current) : change
    setState(latest.current)
  }, [])
  const store = useCallback(() => {
    if (last.current === latest.current) return
    last.current = latest.current
    setStored(storeProject(key, latest.current))
  }, [key])
  useEffect(() => {
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    const timer = setTimeout(store, STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, project])
  return { project, latest, setProject, isStored }
}

/** The draft that another text has replaced. */
export interface EarlierDraft {
  /** Undefined when there is none. */
  earlier: Project | undefined
  /** Shows texts instead of the project, which joins the earlier draft, unless it is empty, the same, or shown so itself. */
  showInstead: (texts: readonly NamedText[]) => void
  /** Shows the earlier draft; what it replaces becomes the earlier one. */
  restore: () => void
  discard: () => void
}

const isSameText = (project: Project, texts: readonly NamedText[]): boolean =>
  project.files.length === texts.length && chosenFile(project).text === texts[0]?.text

/** Keeps the draft that is replaced by a text from elsewhere, also for the next visit. */
export function useEarlierDraft(
  key: string,
  { latest, setProject }: Pick<StoredProject, 'latest' | 'setProject'>,
): EarlierDraft {
  const [earlier, setEarlier] = useState(() => readProject(key))
  const shown = useRef<Project>(null)
  const change = useCallback(
    (next: Project | undefined) => {
      setEarlier(next)
      storeProject(key, next)
    },
    [key],
  )
  const showInstead = useCallback(
    (texts: readonly NamedText[]) => {
      const before = latest.current
      if (isSameText(before, texts)) return
      // A text from elsewhere that nobody has changed is no work of the reader: it takes the place of no draft.
      if (!isEmpty(before) && before !== shown.current)
        change(earlier ? projectOf([...before.files, ...earlier.files]) : before)
      shown.current = withTexts(before, texts)
      setProject(shown.current)
    },
    [latest, setProject, change, earlier],
  )
  const restore = () => {
    if (!earlier) return
    const before = latest.current
    setProject(withTexts(before, earlier.files, earlier.files.indexOf(chosenFile(earlier))))
    change(isEmpty(before) ? undefined : before)
  }
  return { earlier, showInstead, restore, discard: () => change(undefined) }
}
