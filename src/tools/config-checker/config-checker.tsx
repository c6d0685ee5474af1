import { useMemo } from 'react'
import {
  type ConfigReport,
  checkConfig,
  isFeatureFinding,
  projectFindings,
  readProjectSettings,
} from '@/config/check/check-config'
import { type ConfigFinding, guessOf, TEXT_LIMITS } from '@/config/check/finding'
import { configWords, limitText } from '@/config/check/finding-text'
import { loadOptions, type OptionCatalogue } from '@/config/options/option'
import { Checker } from '@/editor/checker'
import type { Report } from '@/editor/checker-state'
import type { FileKind } from '@/editor/code-editor'
import { FindingActions } from '@/editor/finding-row'
import type { AdviceActions, ShownFinding } from '@/editor/placed-findings'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS, CONFIG_EXAMPLE } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { CopyButton, InlineCode } from '@/lib/code'
import { useLoaded } from '@/lib/use-loaded'
import { optionRoute, pluginRoute, withBase } from '@/site/site'
import type { NamedPlugin } from '@/steps/catalogue'

type ConfigAdviceProps = AdviceActions & { finding: ConfigFinding; locale: Locale; text: string }

function linkOf(finding: ConfigFinding, locale: Locale): { href: string; text: string; about: string } | undefined {
  const words = CONFIG_CHECKER_STRINGS[locale]
  if ('coordinates' in finding)
    return { href: withBase(pluginRoute(finding.plugin, locale)), text: words.seePlugin, about: finding.plugin }
  const option = 'option' in finding ? finding.option : undefined
  return option && { href: withBase(optionRoute(option, locale)), text: words.seeOption, about: option.key }
}

/** Codes of findings whose text does not name the key. */
const NAMELESS = ['wrong-value', 'no-effect', 'limited']

function ConfigAdvice({ finding, locale, text, onApply }: ConfigAdviceProps) {
  const guess = guessOf(finding)
  const key = NAMELESS.includes(finding.code) && 'key' in finding && `\`${finding.key}\`:`
  const question = guess && `${CHECKER_STRINGS[locale].didYouMean} \`${guess}\``
  return (
    <>
      <p>
        <InlineCode text={[key, text, question].filter(Boolean).join(' ')} />
      </p>
      {'coordinates' in finding && (
        <p className="flex items-center gap-1">
          <code data-copy="">{finding.coordinates}</code>
          <CopyButton label={CONFIG_CHECKER_STRINGS[locale].copyModule} />
        </p>
      )}
      <FindingActions {...{ locale, onApply }} fix={finding.fixes[0]} link={linkOf(finding, locale)} />
    </>
  )
}

export function configView(locale: Locale, plugins: readonly NamedPlugin[]) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const showFinding = (finding: ConfigFinding): ShownFinding => {
    const texts = configWords(finding, locale, plugins)
    const advice = (actions: AdviceActions) => <ConfigAdvice {...{ finding, locale, text: texts.text, ...actions }} />
    return { ...finding, ...texts, advice }
  }
  const showReport = ({ findings, hasMore, options }: ConfigReport): Report => ({
    findings: findings.map(showFinding),
    hasMore,
    read: options > 0 ? words.options(options) : undefined,
    detail: words.read(options),
    nothing: words.nothing,
  })
  return { showFinding, showReport }
}

/** Reads the `wakamiti.yaml` of a project: its settings for features, and its report alone and with what they need. */
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
    findings: projectFindings(settings, reports).map((finding) =>
      isFeatureFinding(finding) ? showFeature(finding) : showFinding(finding),
    ),
  })
  return { features: settings.features, report, reportWith }
}

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
    refusal: () => limitText(locale),
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
