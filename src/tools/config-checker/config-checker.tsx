import { useCallback, useMemo } from 'react'
import { type ConfigReport, checkConfig } from '@/config/check/check-config'
import { type ConfigFinding, sizeProblem, TEXT_LIMITS } from '@/config/check/finding'
import { findingText, limitText } from '@/config/check/finding-text'
import { MAX_FINDINGS } from '@/config/check/read-config'
import { loadOptions, type OptionCatalogue } from '@/config/options/load-options'
import { Checker } from '@/editor/checker'
import type { FindingLabels } from '@/editor/finding-marks'
import type { CheckSummary } from '@/editor/findings-pane'
import { useChecker } from '@/editor/use-checker'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { useLoaded } from '@/lib/use-loaded'
import { ConfigAdvice } from './config-advice'

/** The text is checked after a pause in typing. */
const PAUSE_MS = 200

const limitsOf = (locale: Locale) => ({
  size: TEXT_LIMITS.characters,
  tooLong: () => limitText('characters', locale),
  refusalOf: (text: string) => {
    const limit = sizeProblem(text)
    return limit && limitText(limit, locale)
  },
})

function summaryOf({ findings, hasMore, options }: ConfigReport, locale: Locale): CheckSummary {
  const words = CONFIG_CHECKER_STRINGS[locale]
  return {
    count: findings.length,
    read: options > 0 ? words.options(options) : undefined,
    detail: words.read(options),
    nothing: words.nothing,
    ...(hasMore && { shown: MAX_FINDINGS }),
  }
}

const labelsOf = (locale: Locale, catalogue: OptionCatalogue | undefined): FindingLabels<ConfigFinding> => ({
  lookOf: ({ severity }) => severity,
  titleOf: ({ code }) => CONFIG_CHECKER_STRINGS[locale].titles[code],
  textOf: (finding) => (catalogue ? findingText(finding, locale, catalogue.plugins) : ''),
})

/** The configuration checker: paste a file, see its errors, correct them. Nothing leaves the browser. */
export function ConfigChecker({ locale }: { locale: Locale }) {
  const loaded = useLoaded(loadOptions)
  const { value: catalogue, fail } = loaded
  const words = CONFIG_CHECKER_STRINGS[locale]
  const limits = useMemo(() => limitsOf(locale), [locale])
  const labels = useMemo(() => labelsOf(locale, catalogue), [locale, catalogue])
  const check = useMemo(
    () =>
      catalogue &&
      function* (text: string) {
        yield checkConfig(text, catalogue)
      },
    [catalogue],
  )
  const checker = useChecker({
    ...{ locale, limits, check, draftKey: 'wakamiti-config-draft', pauseMs: PAUSE_MS, onFailure: fail },
  })
  const { apply } = checker
  const adviceOf = useCallback(
    (finding: ConfigFinding) =>
      catalogue && <ConfigAdvice finding={finding} locale={locale} plugins={catalogue.plugins} onApply={apply} />,
    [locale, catalogue, apply],
  )
  return (
    <Checker
      {...{ locale, checker, loaded, words, labels, limits, adviceOf }}
      summaryOf={(report) => summaryOf(report, locale)}
      fileName={words.fileName}
      accept=".yaml,.yml"
      example={words.example}
    />
  )
}
