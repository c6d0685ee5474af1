import { useMemo } from 'react'
import { checkConfig } from '@/config/check/check-config'
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
  return async function* (files) {
    const check = (askedKey?: CheckSettings['askedKey']) =>
      files.map(({ id, text, path }) => [id, checkConfig(text, catalogue, { file: path, askedKey })] as const)
    const shown = (reports: ReturnType<typeof check>) =>
      new Map(reports.map(([id, report]) => [id, showReport(report)]))
    const reports = check()
    yield shown(reports)
    const findings = reports.flatMap(([, report]) => report.findings)
    // Only keys that are like none by their spelling need what finds them by how people ask for options.
    const isKey = ({ code }: ConfigFinding) => code === 'unknown-key' || code === 'own-key'
    if (!findings.some((finding) => isKey(finding) && guessOf(finding) === undefined)) return
    const load = async () => (await import('../options-explorer/find-options')).loadAskedKeys(catalogue)
    const askedKey = await load().catch((error: unknown) => console.error(error))
    if (askedKey) yield shown(check(askedKey))
  }
}

/** The configuration checker: paste a file, see its errors, correct them. Nothing leaves the browser. */
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
