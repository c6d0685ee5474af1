import type { ConfigCatalogue } from '@/config/check/check-config'
import { findingText } from '@/config/check/finding-text'
import { ApplyButton } from '@/editor/apply-button'
import buttons from '@/editor/buttons.module.css'
import { FindingFrame } from '@/editor/finding-frame'
import lists from '@/editor/finding-list.module.css'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import type { Fix } from '@/lib/finding'
import { InlineCode } from '@/lib/inline-code'
import { optionRoute, pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { LocatedFinding } from '../use-config-checker'
import styles from './finding-item.module.css'

interface FindingItemProps {
  finding: LocatedFinding
  locale: Locale
  catalogue: ConfigCatalogue
  isChosen: boolean
  onChoose: () => void
  onApply: (fix: Fix) => void
}

/** Where more is said about a finding: its option or its plugin. */
function linkOf(finding: LocatedFinding, locale: Locale): { href: string; text: string; about: string } | undefined {
  const words = CONFIG_CHECKER_STRINGS[locale]
  if (finding.code === 'missing-module')
    return { href: withBase(pluginRoute(finding.plugin, locale)), text: words.seePlugin, about: finding.plugin }
  const option = 'option' in finding ? finding.option : undefined
  return option && { href: withBase(optionRoute(option, locale)), text: words.seeOption, about: option.key }
}

/** The option that a finding is about, where its text does not name it. */
function FoundKey({ finding }: Pick<FindingItemProps, 'finding'>) {
  const isNamed = ['wrong-value', 'no-effect', 'ignored', 'limited'].includes(finding.code)
  return isNamed && 'key' in finding ? (
    <p>
      <code>{finding.key}</code>
    </p>
  ) : null
}

/** What to write in its place: underlined, as everywhere in the site. */
function Suggestion({ finding, locale }: Pick<FindingItemProps, 'finding' | 'locale'>) {
  if (!('near' in finding) || !finding.near || finding.code === 'misplaced-key') return null
  return (
    <p>
      <span className={styles.question}>{CHECKER_STRINGS[locale].didYouMean}</span>{' '}
      <ins className={styles.near}>{finding.near}</ins>
    </p>
  )
}

function Coordinates({ finding, locale }: Pick<FindingItemProps, 'finding' | 'locale'>) {
  if (finding.code !== 'missing-module') return null
  return (
    <p className={styles.coordinates}>
      <code data-copy="">{finding.coordinates}</code>
      <CopyButton label={CONFIG_CHECKER_STRINGS[locale].copyModule} />
    </p>
  )
}

function Actions({ finding, locale, onApply }: Pick<FindingItemProps, 'finding' | 'locale' | 'onApply'>) {
  const [fix] = finding.fixes
  const link = linkOf(finding, locale)
  if (!fix && !link) return null
  return (
    <p className={lists.actions}>
      {fix && (
        <ApplyButton
          text={CHECKER_STRINGS[locale].apply}
          outcome={fix.edits[0]?.insert.trim() || CONFIG_CHECKER_STRINGS[locale].spaces}
          onClick={() => onApply(fix)}
        />
      )}
      {link && (
        <a className={buttons.small} href={link.href} aria-label={`${link.text}: ${link.about}`}>
          {link.text}
        </a>
      )}
    </p>
  )
}

/** One finding of the list: where, what, why, what to do. */
export function FindingItem({ finding, locale, catalogue, isChosen, onChoose, onApply }: FindingItemProps) {
  const weight = finding.severity
  return (
    <FindingFrame
      locale={locale}
      line={finding.line}
      column={finding.column}
      weight={weight}
      look={weight}
      title={CONFIG_CHECKER_STRINGS[locale].titles[finding.code]}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <FoundKey finding={finding} />
      <p>
        <InlineCode text={findingText(finding, locale, catalogue.plugins)} />
      </p>
      <Suggestion finding={finding} locale={locale} />
      <Coordinates finding={finding} locale={locale} />
      <Actions finding={finding} locale={locale} onApply={onApply} />
    </FindingFrame>
  )
}
