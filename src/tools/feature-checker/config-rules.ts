import { projectFindings, readProjectSettings } from '@/config/check/check-config'
import { loadOptions } from '@/config/options/option'
import type { Report } from '@/editor/checker-state'
import type { ShownFinding } from '@/editor/placed-findings'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import type { Locale } from '@/i18n/locale'
import { configView } from '../config-checker/config-checker'
import { isFeatureFinding } from './file-kinds'

/** Reads the `wakamiti.yaml` of a project: its settings for features, and its report alone and with what they need. */
export async function readProjectConfig(text: string, locale: Locale) {
  const catalogue = await loadOptions()
  const settings = readProjectSettings(text, catalogue)
  const { showFinding, showReport } = configView(locale, catalogue.plugins)
  const report = showReport(settings.report)
  const reportWith = (
    reports: ReadonlyMap<string, FeatureReport>,
    showFeature: (finding: FeatureFinding) => ShownFinding,
  ): Report => ({
    ...report,
    findings: projectFindings(settings, reports).map((finding) =>
      isFeatureFinding(finding) ? showFeature(finding) : showFinding(finding),
    ),
  })
  return { features: settings.features, report, reportWith }
}
