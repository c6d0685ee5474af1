import { useCallback, useMemo } from 'react'
import { type ConfigReport, checkConfig } from '@/config/check/check-config'
import { type ConfigFinding, certainConfigFix, TEXT_LIMITS } from '@/config/check/finding'
import { limitText } from '@/config/check/finding-text'
import type { CheckSettings } from '@/config/check/read-config'
import { loadOptions, type OptionCatalogue } from '@/config/options/load-options'
import { Checker } from '@/editor/checker'
import type { FileKind } from '@/editor/code-editor'
import type { OpenFile } from '@/editor/project/project'
import { useChecker } from '@/editor/use-checker'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { useLoaded } from '@/lib/use-loaded'
import { ConfigAdvice } from './config-advice'
import { configLabels, configSummary } from './config-texts'

/** The text is checked after a pause in typing. */
const PAUSE_MS = 200

const MOST = { files: 1, characters: TEXT_LIMITS.size }

function kindOf(locale: Locale): FileKind {
  const { editor, placeholder } = CONFIG_CHECKER_STRINGS[locale]
  return {
    ...{ label: editor, placeholder, extensions: [], limits: TEXT_LIMITS },
    refusal: ({ limit }) => limitText(limit, locale),
  }
}

const reportsOf = (files: readonly OpenFile[], catalogue: OptionCatalogue, askedKey?: CheckSettings['askedKey']) =>
  new Map(files.map(({ id, text, path }) => [id, checkConfig(text, catalogue, { file: path, askedKey })]))

/** Whether a report has a key that is like none by its spelling. */
const hasUnknownKey = ({ findings }: ConfigReport): boolean =>
  findings.some((finding) => finding.code === 'unknown-key' && finding.near === undefined)

/** Only a text with such a key needs it. */
const loadAskedKeys = async (catalogue: OptionCatalogue) =>
  (await import('../options-explorer/find-options')).loadAskedKeys(catalogue)

/** The configuration checker: paste a file, see its errors, correct them. Nothing leaves the browser. */
export function ConfigChecker({ locale }: { locale: Locale }) {
  const loaded = useLoaded(loadOptions)
  const { value: catalogue, fail } = loaded
  const words = CONFIG_CHECKER_STRINGS[locale]
  const labels = useMemo(() => configLabels(locale, catalogue?.plugins ?? []), [locale, catalogue])
  const check = useMemo(
    () =>
      catalogue &&
      async function* (files: readonly OpenFile[]) {
        const reports = reportsOf(files, catalogue)
        yield reports
        if (![...reports.values()].some(hasUnknownKey)) return
        const askedKey = await loadAskedKeys(catalogue).catch((error: unknown) => console.error(error))
        if (askedKey) yield reportsOf(files, catalogue, askedKey)
      },
    [catalogue],
  )
  const checker = useChecker<ConfigReport>({
    ...{
      locale,
      draftKey: 'wakamiti-config-draft',
      most: MOST,
      accepts: (path: string) => /\.ya?ml$/i.test(path),
      kindOf: () => kindOf(locale),
    },
    ...{ check, pauseMs: PAUSE_MS, onFailure: fail, certainFixOf: certainConfigFix },
  })
  const { apply } = checker
  const adviceOf = useCallback(
    (finding: ConfigFinding) =>
      catalogue && <ConfigAdvice finding={finding} locale={locale} plugins={catalogue.plugins} onApply={apply} />,
    [locale, catalogue, apply],
  )
  return (
    <Checker
      {...{ checker, loaded, words, labels, adviceOf }}
      summaryOf={(report) => configSummary(report, locale)}
      accept=".yaml,.yml"
    />
  )
}
