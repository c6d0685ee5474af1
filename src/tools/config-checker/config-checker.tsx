import { useMemo } from 'react'
import { type ConfigReport, checkConfig } from '@/config/check/check-config'
import { type ConfigFinding, guessOf, TEXT_LIMITS } from '@/config/check/finding'
import { limitText } from '@/config/check/finding-text'
import type { CheckSettings } from '@/config/check/read-config'
import { loadOptions, type OptionCatalogue } from '@/config/options/option'
import { Checker } from '@/editor/checker'
import type { FileKind } from '@/editor/code-editor'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import { CONFIG_CHECKER_STRINGS, CONFIG_EXAMPLE } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { useLoaded } from '@/lib/use-loaded'
import { configView } from './config-advice'

function configCheck(catalogue: OptionCatalogue, locale: Locale): CheckFiles {
  const { showReport } = configView(locale, catalogue.plugins)
  return async function* ([file]) {
    if (!file) return
    const check = (askedKey?: CheckSettings['askedKey']) =>
      checkConfig(file.text, catalogue, { file: file.path, askedKey })
    const shown = (report: ConfigReport) => new Map([[file.id, showReport(report)]])
    const report = check()
    yield shown(report)
    // Only unknown keys that resemble no other need the index of how people ask for options.
    const isUnexplained = (finding: ConfigFinding) =>
      (finding.code === 'unknown-key' || finding.code === 'own-key') && guessOf(finding) === undefined
    if (!report.findings.some(isUnexplained)) return
    const load = async () => (await import('../options-explorer/find-options')).loadAskedKeys(catalogue)
    const askedKey = await load().catch((error: unknown) => console.error(error))
    if (askedKey) yield shown(check(askedKey))
  }
}

/** Shows and fixes the errors of a configuration. Nothing leaves the browser. */
export function ConfigChecker({ locale }: { locale: Locale }) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const kind: FileKind = {
    label: words.editor,
    placeholder: words.placeholder,
    extensions: [],
    limits: TEXT_LIMITS,
    refusal: ({ limit }) => limitText(limit, locale),
  }
  const loaded = useLoaded(loadOptions)
  const catalogue = loaded.value
  const check = useMemo(() => catalogue && configCheck(catalogue, locale), [catalogue, locale])
  const checker = useChecker({
    locale,
    words: { ...words, example: CONFIG_EXAMPLE },
    draftKey: 'wakamiti-config-draft',
    limits: { files: 1, characters: TEXT_LIMITS.size },
    accept: '.yaml,.yml',
    accepts: (path) => /\.ya?ml$/i.test(path),
    kindOf: () => kind,
    check,
    loaded,
  })
  return <Checker checker={checker} />
}
