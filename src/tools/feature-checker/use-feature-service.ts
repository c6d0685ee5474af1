import { useCallback, useEffect, useMemo } from 'react'
import type { CheckText } from '@/editor/use-checker'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding/finding'
import type { CheckedTranslation } from '@/gherkin/translate/checked-translation'
import type { Locale } from '@/i18n/locale'
import { type Loaded, useLoaded } from '@/lib/use-loaded'
import type { StepCatalogue } from '@/steps/catalogue'
import { loadCatalogue } from '@/steps/catalogue'
import { type FeatureService, startFeatureService } from './service/feature-service'

interface StartedService {
  catalogue: StepCatalogue
  service: Promise<FeatureService>
}

/** The requests of the checker to its worker; undefined until the steps have arrived. */
export interface FeatureWork extends Loaded<StartedService> {
  check: CheckText<FeatureReport> | undefined
  translate: ((text: string, isSetAside: boolean) => Promise<CheckedTranslation>) | undefined
}

/**
 * Loads the steps and starts the worker, once for as long as the tool is open.
 * @param locale the language of the page: features are likely in it
 * @param custom patterns of the steps that the reader has declared
 */
export function useFeatureService(locale: Locale, custom: readonly string[]): FeatureWork {
  const load = useCallback(async (): Promise<StartedService> => {
    const catalogue = await loadCatalogue()
    return { catalogue, service: startFeatureService(catalogue, locale) }
  }, [locale])
  const loaded = useLoaded(load)
  const { value, fail } = loaded
  useEffect(() => {
    value?.service.catch(fail)
    return () => void value?.service.then(({ close }) => close()).catch(() => undefined)
  }, [value, fail])
  const check = useMemo<CheckText<FeatureReport> | undefined>(() => {
    if (!value) return undefined
    let before: FeatureReport['findings'] = []
    return async function* (text) {
      const service = await value.service
      let isPartial = true
      // A partial report is completed by the next request.
      while (isPartial) {
        const report = await service.check(text, custom)
        before = reuseFindings(before, report.findings)
        isPartial = report.isPartial
        yield { ...report, findings: before }
      }
    }
  }, [value, custom])
  const translate = useMemo(
    () =>
      value && (async (text: string, isSetAside: boolean) => (await value.service).translate(text, custom, isSetAside)),
    [value, custom],
  )
  return { ...loaded, check, translate }
}
