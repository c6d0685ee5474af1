import type { ConfigReport } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import type { FindingLabels } from '@/editor/finding-marks'
import type { CheckSummary } from '@/editor/pane'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { NamedPlugin } from '@/steps/catalogue'

/** The texts of findings in a configuration. */
export const configLabels = (locale: Locale, plugins: NamedPlugin[]): FindingLabels<ConfigFinding> => ({
  lookOf: ({ severity }) => severity,
  titleOf: ({ code }) => CONFIG_CHECKER_STRINGS[locale].titles[code],
  textOf: (finding) => findingText(finding, locale, plugins),
})

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
