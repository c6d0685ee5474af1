import { useMemo } from 'react'
import { type ConfigReport, checkConfig } from '@/config/check/check-config'
import { type ConfigFinding, guessOf, TEXT_LIMITS } from '@/config/check/finding'
import { configWords, limitText } from '@/config/check/finding-text'
import type { CheckSettings } from '@/config/check/read-config'
import { loadOptions, type OptionCatalogue } from '@/config/options/option'
import { Checker } from '@/editor/checker'
import type { Report } from '@/editor/checker-state'
import type { FileKind } from '@/editor/code-editor'
import { MARKS } from '@/editor/diff-line'
import { FindingActions, HINT } from '@/editor/finding-row'
import type { AdviceActions, ShownFinding } from '@/editor/placed-findings'
import { type CheckFiles, useChecker } from '@/editor/use-checker'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
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

const MOST = { files: 1, characters: TEXT_LIMITS.size }

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
    if (!findings.some((finding) => finding.code === 'unknown-key' && finding.near === undefined)) return
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
    words,
    draftKey: 'wakamiti-config-draft',
    most: MOST,
    accept: '.yaml,.yml',
    accepts: (path) => /\.ya?ml$/i.test(path),
    kindOf: () => kind,
    check,
    loaded,
  })
  return <Checker checker={checker} />
}
