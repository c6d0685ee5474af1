import { useMemo } from 'react'
import { checkConfig } from '@/config/check/check-config'
import { TEXT_LIMITS } from '@/config/check/finding'
import { limitText } from '@/config/check/finding-text'
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
    yield new Map([[file.id, showReport(checkConfig(file.text, catalogue, { file: file.path }))]])
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
