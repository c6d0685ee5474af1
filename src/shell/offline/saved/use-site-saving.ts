import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { type SavingEnd, saveSite } from './save-site'
import { readRecord, removeOtherBuilds, type SavedRecord } from './saved-record'
import { loadSavedSets, type SavedSet } from './saved-set'

/** What is saved, and what there is to save. */
export interface SiteSaving {
  /** What this browser has; null when it has nothing, undefined until that is known. */
  record: SavedRecord | null | undefined
  /** What is published now; null when it cannot be fetched, undefined until it is known. */
  sets: Record<Locale, SavedSet> | null | undefined
  /** While it is being saved, in bytes on the wire. */
  progress?: { bytes: number; total: number }
  /** How the last action ended. */
  end?: SavingEnd | 'removed'
  start: () => void
  stop: () => void
  remove: () => void
}

/**
 * Saves the site and tells how it goes.
 * @param asked the chosen languages
 */
export function useSiteSaving(asked: readonly Locale[]): SiteSaving {
  const [record, setRecord] = useState<SavedRecord | null>()
  const [sets, setSets] = useState<SiteSaving['sets']>()
  const [progress, setProgress] = useState<SiteSaving['progress']>()
  const [end, setEnd] = useState<SiteSaving['end']>()
  const stopping = useRef<AbortController>(undefined)
  const refresh = useCallback(async () => {
    setRecord((await readRecord().catch(() => undefined)) ?? null)
    setSets(await loadSavedSets().catch(() => null))
  }, [])
  /** Does something, says how it ended, and looks at what is saved then. */
  const act = async (action: () => Promise<SiteSaving['end']>) => {
    setEnd(undefined)
    const ended = await action()
    await refresh()
    setProgress(undefined)
    setEnd(ended)
  }
  useEffect(() => {
    void refresh()
    return () => stopping.current?.abort()
  }, [refresh])
  const start = () => {
    stopping.current = new AbortController()
    setProgress({ bytes: 0, total: 0 })
    const { signal } = stopping.current
    void act(() => saveSite(asked, { signal, onProgress: setProgress }))
  }
  const remove = () =>
    void act(() =>
      removeOtherBuilds(undefined).then(
        () => 'removed',
        () => 'failed',
      ),
    )
  return { record, sets, progress, end, start, stop: () => stopping.current?.abort(), remove }
}
