import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { loadCatalogue } from '@/steps/catalogue'
import { type FeatureService, startFeatureService } from './service/feature-service'

/** What checking needs; nothing until it has arrived. */
export interface LoadedService {
  catalogue: StepCatalogue | undefined
  service: FeatureService | undefined
  hasFailed: boolean
  /** It has stopped working. */
  fail: () => void
  retry: () => void
}

/** Loads the steps and starts the worker, once for as long as the tool is open. */
export function useFeatureService(locale: Locale): LoadedService {
  const [catalogue, setCatalogue] = useState<StepCatalogue>()
  const [service, setService] = useState<FeatureService>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false
    let started: FeatureService | undefined
    const open = async () => {
      const loaded = await loadCatalogue()
      if (isGone) return
      setCatalogue(loaded)
      started = await startFeatureService(loaded, locale)
      if (isGone) started.close()
      else setService(started)
    }
    open().catch((error: unknown) => {
      console.error(error)
      if (!isGone) setHasFailed(true)
    })
    return () => {
      isGone = true
      started?.close()
    }
  }, [locale, attempt])
  const fail = useCallback(() => setHasFailed(true), [])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((count) => count + 1)
  }, [])
  return { catalogue, service, hasFailed, fail, retry }
}
