import type { ConfigReport } from '@/config/check/check-config'
import { type ConfigFinding, guessOf } from '@/config/check/finding'
import { configWords } from '@/config/check/finding-text'
import type { Report } from '@/editor/checker-state'
import { MARKS } from '@/editor/diff-line'
import { FindingActions, HINT } from '@/editor/finding-row'
import type { AdviceActions, ShownFinding } from '@/editor/placed-findings'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { CopyButton, InlineCode } from '@/lib/code'
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
          <ins className={classNames(MARKS.ins, 'font-mono text-[0.875em] leading-[normal] font-medium')}>{guess}</ins>
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
