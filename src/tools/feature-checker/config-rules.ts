import { projectFindings, readProjectSettings } from '@/config/check/project-settings'
import { loadOptions } from '@/config/options/option'
import type { Report } from '@/editor/checker-state'
import type { ShownFinding } from '@/editor/placed-findings'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import type { Locale } from '@/i18n/locale'
import { configView } from '../config-checker/config-advice'
import { isFeatureFinding } from './file-kinds'

/**
 * Reads the `wakamiti.yaml` of a project; this module is loaded when there is one.
 * @returns what it says about features, its own report, and the same with what the features of its project need
 */
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
    findings: projectFindings(settings, reports).map((one) =>
      isFeatureFinding(one) ? showFeature(one) : showFinding(one),
    ),
  })
  return { features: settings.features, report, reportWith }
}
