import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import type { FindingLabels } from '@/editor/finding-marks'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Fix } from '@/lib/finding'
import type { NamedPlugin } from '@/steps/catalogue'

/** The texts of findings in a configuration. */
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
