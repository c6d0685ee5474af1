import { useEffect, useState } from 'react'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { type FeatureFinding, reuseFindings } from '@/gherkin/finding/finding'
import { toFeatureText } from '@/gherkin/parse/feature-text'
import type { TextPlace } from '@/lib/finding'
import type { FeatureService } from './service/feature-service'

/** A finding with its place for people. */
export type PlacedFinding = FeatureFinding & TextPlace

export interface PlacedReport extends FeatureReport {
  findings: PlacedFinding[]
}

/** A report, and the text that it is about: while somebody types, it is the one of a moment ago. */
export interface CheckedText {
  text: string
  report: PlacedReport
}

/** The text is checked after a pause in typing. */
const PAUSE_MS = 250

/** The findings of a report, which are in the order of the text, with their places. */
function placed(findings: readonly FeatureFinding[], text: string): PlacedFinding[] {
  const { starts } = toFeatureText(text)
  let line = 1
  return findings.map((finding) => {
    while ((starts[line] ?? Number.POSITIVE_INFINITY) <= finding.from) line += 1
    return { ...finding, line, column: finding.from - (starts[line - 1] ?? 0) + 1 }
  })
}

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
            const findings = reuseFindings(before?.report.findings ?? [], placed(report.findings, text))
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
