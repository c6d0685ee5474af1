import { useEffect, useState } from 'react'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { reuseFindings } from '@/gherkin/finding/reuse-findings'
import type { FeatureService } from './service/feature-service'

/** A report, and the text that it is about: while somebody types, it is the one of a moment ago. */
export interface CheckedText {
  text: string
  report: FeatureReport
}

/** The text is checked after a pause in typing. */
const PAUSE_MS = 250

/**
 * Checks a text whenever it has rested for a moment; what the checker leaves for later is asked for at once.
 * @param custom patterns of the steps that the reader has declared
 * @param onFailure the service has stopped working
 */
export function useFeatureReport(
  service: FeatureService | undefined,
  text: string,
  custom: readonly string[],
  onFailure: () => void,
): CheckedText | undefined {
  const [checked, setChecked] = useState<CheckedText>()
  useEffect(() => {
    if (!service) return
    let isOver = false
    const check = async () => {
      let isPartial = true
      while (isPartial && !isOver) {
        const report = await service.check(text, custom)
        if (!isOver)
          setChecked((before) => {
            const findings = reuseFindings(before?.report.findings ?? [], report.findings)
            return { text, report: { ...report, findings } }
          })
        isPartial = report.isPartial
      }
    }
    const stop = (error: unknown) => {
      if (isOver) return
      console.error(error)
      onFailure()
    }
    const timer = setTimeout(() => check().catch(stop), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [service, text, custom, onFailure])
  return checked
}
