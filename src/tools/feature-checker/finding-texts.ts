import type { ConfigFinding } from '@/config/check/finding'
import type { CheckSummary } from '@/editor/checker-props'
import type { FindingLabels } from '@/editor/finding-marks'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import { findingText, findingTitle } from '@/gherkin/finding'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'

export type FileFinding = FeatureFinding | ConfigFinding

export const isFeatureFinding = (finding: FileFinding): finding is FeatureFinding => 'data' in finding

export function featureSummary({ findings, ok, found, leftOut }: FeatureReport, locale: Locale): CheckSummary {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const isLeftOut = leftOut.length > 0
  return {
    count: findings.length,
    read: found > 0 && !isLeftOut ? words.steps(found) : undefined,
    nothing: isLeftOut ? words.leftOut : words.nothing,
    ...(found > 0 && { detail: words.okOf(ok, found) }),
  }
}

/**
 * The texts of findings.
 * @param configLabels of findings in a configuration, once its rules are there
 */
export const fileLabels = (
  locale: Locale,
  configLabels: FindingLabels<ConfigFinding> | undefined,
): FindingLabels<FileFinding> => ({
  lookOf: ({ code, severity }) => (code === 'ambiguous' ? code : severity),
  titleOf: (finding) =>
    isFeatureFinding(finding) ? findingTitle(finding, locale) : (configLabels?.titleOf(finding) ?? ''),
  textOf: (finding) =>
    isFeatureFinding(finding) ? findingText(finding, locale) : (configLabels?.textOf(finding) ?? ''),
})

export function certainFeatureFix({ fixes }: FeatureFinding): Fix | undefined {
  const [fix] = fixes
  return fix && fixes.length === 1 && !fix.isGuess && fix.edits.length > 0 ? fix : undefined
}

/** Whether a finding keeps the parser from reading the file as it is meant. */
export const isBlocking = (finding: FileFinding): boolean =>
  finding.severity === 'error' && /^(syntax|limit|language\.unknown|encoding|unsupported\.rule)/.test(finding.code)
