import type { ConfigReport } from '@/config/check/check-config'
import { type ConfigFinding, guessOf } from '@/config/check/finding'
import { configWords } from '@/config/check/finding-text'
import { projectFindings, readProjectSettings } from '@/config/check/project-settings'
import { loadOptions } from '@/config/options/load-options'
import type { Report } from '@/editor/checker-state'
import { MARKS } from '@/editor/diff-line'
import { FindingActions, HINT } from '@/editor/finding-row'
import type { AdviceActions, ShownFinding } from '@/editor/placed-findings'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { optionRoute, pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { NamedPlugin } from '@/steps/catalogue'
import { isFeatureFinding } from '../feature-checker/file-kinds'

interface ConfigAdviceProps extends AdviceActions {
  finding: ConfigFinding
  locale: Locale
  text: string
}

function linkOf(finding: ConfigFinding, locale: Locale): { href: string; text: string; about: string } | undefined {
  const words = CONFIG_CHECKER_STRINGS[locale]
  if ('coordinates' in finding)
    return { href: withBase(pluginRoute(finding.plugin, locale)), text: words.seePlugin, about: finding.plugin }
  const option = 'option' in finding ? finding.option : undefined
  return option && { href: withBase(optionRoute(option, locale)), text: words.seeOption, about: option.key }
}

/** The texts of these findings do not name the option. */
const NAMELESS = ['wrong-value', 'no-effect', 'ignored', 'limited', 'unread-key']

function ConfigAdvice({ finding, locale, text, onApply }: ConfigAdviceProps) {
  const guess = guessOf(finding)
  return (
    <>
      {NAMELESS.includes(finding.code) && 'key' in finding && (
        <p>
          <code>{finding.key}</code>
        </p>
      )}
      <p>
        <InlineCode text={text} />
      </p>
      {guess && (
        <p>
          <span className={HINT}>{CHECKER_STRINGS[locale].didYouMean}</span>{' '}
          <ins className={classNames(MARKS.small.ins, 'font-mono text-[0.875em] leading-[normal] font-medium')}>
            {guess}
          </ins>
        </p>
      )}
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

/**
 * Shows what was found in configurations.
 * @param plugins for their names
 */
export function configView(locale: Locale, plugins: readonly NamedPlugin[]) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const showFinding = (finding: ConfigFinding): ShownFinding => {
    const said = configWords(finding, locale, plugins)
    const advice = (actions: AdviceActions) => <ConfigAdvice {...{ finding, locale, text: said.text, ...actions }} />
    return { ...finding, ...said, advice }
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

/**
 * Reads the `wakamiti.yaml` of a project; this module is loaded when there is one.
 * @returns what it says about features, its own report, and the same with what the features of its project need
 */
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
    findings: projectFindings(settings, reports).map((one) =>
      isFeatureFinding(one) ? showFeature(one) : showFinding(one),
    ),
  })
  return { features: settings.features, report, reportWith }
}
