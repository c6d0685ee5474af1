import { type ConfigFinding, guessOf } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import { MARKS } from '@/editor/diff-line'
import { FindingActions, HINT } from '@/editor/finding-row'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/copy-button'
import type { Fix } from '@/lib/finding'
import { InlineCode } from '@/lib/inline-code'
import { optionRoute, pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { NamedPlugin } from '@/steps/catalogue'

interface ConfigAdviceProps {
  finding: ConfigFinding
  locale: Locale
  plugins: NamedPlugin[]
  onApply: (fix: Fix) => void
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

export function ConfigAdvice({ finding, locale, plugins, onApply }: ConfigAdviceProps) {
  const guess = guessOf(finding)
  return (
    <>
      {NAMELESS.includes(finding.code) && 'key' in finding && (
        <p>
          <code>{finding.key}</code>
        </p>
      )}
      <p>
        <InlineCode text={findingText(finding, locale, plugins)} />
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
