import type { ConfigReport } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import type { FindingLabels } from '@/editor/finding-marks'
import type { CheckSummary } from '@/editor/findings-pane'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'
import type { NamedPlugin } from '@/steps/catalogue'

export const configLabels = (locale: Locale, plugins: NamedPlugin[]): FindingLabels<ConfigFinding> => ({
  lookOf: ({ severity }) => severity,
  titleOf: ({ code }) => CONFIG_CHECKER_STRINGS[locale].titles[code],
  textOf: (finding) => findingText(finding, locale, plugins),
})

/** The fix of a finding that is certain: what is only near may have been meant otherwise. */
export function certainConfigFix(finding: ConfigFinding): Fix | undefined {
  const isGuess = 'near' in finding && finding.near !== undefined && finding.code !== 'misplaced-key'
  return finding.fixes.length === 1 && !isGuess ? finding.fixes[0] : undefined
}

/** The outcome of a check of a configuration, in words. */
export function configSummary(
  { findings, hasMore, options }: Pick<ConfigReport, 'hasMore' | 'options'> & { findings: readonly unknown[] },
  locale: Locale,
): CheckSummary {
  const words = CONFIG_CHECKER_STRINGS[locale]
  return {
    count: findings.length,
    read: options > 0 ? words.options(options) : undefined,
    detail: words.read(options),
    nothing: words.nothing,
    hasMore,
  }
}
