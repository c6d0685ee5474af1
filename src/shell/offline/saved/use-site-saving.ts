import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { bytesOf, localesToSave, missingFiles } from './save-site'
import { readRecord, type SavedRecord } from './saved-record'
import { joinedSet, type SavedSet } from './saved-set'
import {
  isSaving,
  listenToSaving,
  loadSavedSets,
  removeSaved,
  type SavingEnd,
  savingEnd,
  startSaving,
  stopSaving,
} from './saving-job'

/** What a choice of languages comes to, in bytes on the wire. */
export interface Choice {
  bytes: number
  /** What has not been fetched yet. */
  missing: number
}

/** What is saved, and what there is to save. */
export interface SiteSaving {
  /** What this browser has; null when it has nothing, undefined until that is known. */
  record: SavedRecord | null | undefined
  /** What is published now; null without a connection, undefined until it is known. */
  sets: Record<Locale, SavedSet> | null | undefined
  /** Absent without a connection. */
  choice?: Choice
  /** While a tab is saving. */
  progress?: { bytes: number; total: number }
  /** How the last saving ended, or what else was done. */
  end?: SavingEnd | 'removed'
  start: () => void
  stop: () => void
  remove: () => void
}

const NO_PROGRESS = { bytes: 0, total: 0 }

/** How much the chosen languages are, and how much of it is missing. */
async function choiceOf(
  sets: Record<Locale, SavedSet>,
  asked: readonly Locale[],
  record: SavedRecord | null,
): Promise<Choice | undefined> {
  const set = joinedSet(sets, localesToSave(asked, record ?? undefined))
  return set && { bytes: set.bytes, missing: bytesOf(await missingFiles(set)) }
}

/** What is saved and published. */
function useKnown(asked: readonly Locale[]) {
  const [record, setRecord] = useState<SavedRecord | null>()
  const [sets, setSets] = useState<SiteSaving['sets']>()
  const [choice, setChoice] = useState<Choice>()
  const refresh = useCallback(async () => {
    setRecord((await readRecord()) ?? null)
    setSets(await loadSavedSets().catch(() => null))
  }, [])
  useEffect(() => {
    refresh().catch((error: unknown) => console.error(error))
  }, [refresh])
  const key = asked.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the languages by their names
  useEffect(() => {
    let isStale = false
    if (!sets || record === undefined) return setChoice(undefined)
    choiceOf(sets, asked, record).then(
      (known) => !isStale && setChoice(known),
      (error: unknown) => console.error(error),
    )
    return () => {
      isStale = true
    }
  }, [sets, record, key])
  return { record, sets, choice, refresh }
}

/**
 * Saves the site and tells how it goes, whichever tab does it.
 * @param asked the chosen languages
 */
export function useSiteSaving(asked: readonly Locale[]): SiteSaving {
  const { refresh, ...known } = useKnown(asked)
  const [progress, setProgress] = useState<SiteSaving['progress']>()
  const [end, setEnd] = useState<SiteSaving['end']>()
  const isFollowing = useRef(false)
  const follow = useCallback(async () => {
    if (isFollowing.current) return
    isFollowing.current = true
    setProgress((before) => before ?? NO_PROGRESS)
    await savingEnd()
    isFollowing.current = false
    await refresh()
    setProgress(undefined)
  }, [refresh])
  useEffect(() => {
    isSaving()
      .then((isHeld) => (isHeld ? follow() : undefined))
      .catch((error: unknown) => console.error(error))
    return listenToSaving((news) => {
      if (news.kind === 'progress') setProgress(news)
      else setEnd(news.end)
      void follow()
    })
  }, [follow])
  const start = () => {
    setEnd(undefined)
    setProgress(NO_PROGRESS)
    startSaving(asked).then(follow, (error: unknown) => console.error(error))
  }
  const remove = () => {
    removeSaved().then(
      () => {
        setEnd('removed')
        return refresh()
      },
      (error: unknown) => console.error(error),
    )
  }
  return { ...known, progress, end, start, stop: stopSaving, remove }
}
