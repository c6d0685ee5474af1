import { Check, CircleX, Info, TriangleAlert } from 'lucide-react'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { optionRoute, pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { ConfigCatalogue } from './check-config'
import type { Finding, Fix } from './finding'
import { severityOf } from './finding'
import styles from './finding-list.module.css'
import { findingText } from './finding-text'

interface FindingItemProps {
  finding: Finding
  locale: Locale
  catalogue: ConfigCatalogue
  isSelected: boolean
  onChoose: () => void
  /** Without it, the findings are of a text that has changed since. */
  onApply?: (fix: Fix) => void
}

const ICONS = { error: CircleX, warning: TriangleAlert, notice: Info } as const

/** Where more is said about a finding: its option or its plugin. */
function linkOf(finding: Finding, locale: Locale): { href: string; text: string } | undefined {
  const words = CONFIG_CHECKER_STRINGS[locale]
  if (finding.kind === 'missing-module')
    return { href: withBase(pluginRoute(finding.plugin, locale)), text: words.seePlugin }
  const option = 'option' in finding ? finding.option : undefined
  return option && { href: withBase(optionRoute(option, locale)), text: words.seeOption }
}

/** The option that a finding is about, where its text does not name it. */
function FoundKey({ finding }: Pick<FindingItemProps, 'finding'>) {
  const isNamed = finding.kind === 'wrong-value' || finding.kind === 'no-effect'
  return isNamed ? (
    <p>
      <code>{finding.key}</code>
    </p>
  ) : null
}

/** What to write in its place: struck and underlined words, as everywhere in the site. */
function Suggestion({ finding, locale }: Pick<FindingItemProps, 'finding' | 'locale'>) {
  if (!('near' in finding) || !finding.near || finding.kind === 'misplaced-key') return null
  return (
    <p>
      {CONFIG_CHECKER_STRINGS[locale].didYouMean} <ins className={styles.near}>{finding.near}</ins>
    </p>
  )
}

function Coordinates({ finding, locale }: Pick<FindingItemProps, 'finding' | 'locale'>) {
  if (finding.kind !== 'missing-module') return null
  return (
    <p className={styles.coordinates}>
      <code data-copy="">{finding.coordinates}</code>
      <CopyButton label={CONFIG_CHECKER_STRINGS[locale].copyModule} />
    </p>
  )
}

function Actions({ finding, locale, onApply }: Pick<FindingItemProps, 'finding' | 'locale' | 'onApply'>) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const fix = 'fix' in finding ? finding.fix : undefined
  const link = linkOf(finding, locale)
  if (!fix && !link) return null
  return (
    <p className={styles.actions}>
      {fix && (
        <button
          type="button"
          className={styles.small}
          disabled={!onApply}
          aria-label={`${words.apply}: ${fix.insert.trim()}`}
          onClick={() => onApply?.(fix)}
        >
          <Check size={15} strokeWidth={2} aria-hidden="true" /> {words.apply}
        </button>
      )}
      {link && (
        <a className={styles.small} href={link.href}>
          {link.text}
        </a>
      )}
    </p>
  )
}

/** One finding of the list: where, what, why, what to do. */
export function FindingItem({ finding, locale, catalogue, isSelected, onChoose, onApply }: FindingItemProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const severity = severityOf(finding)
  const SeverityIcon = ICONS[severity]
  return (
    <li className={styles.finding} data-severity={severity} data-selected={isSelected || undefined}>
      <p className={styles.place}>
        {words.line} <b>{finding.line}</b>
        <span className="visually-hidden">
          , {words.column} {finding.column}
        </span>
      </p>
      <div>
        <button type="button" className={styles.title} aria-current={isSelected} onClick={onChoose}>
          <SeverityIcon size={17} strokeWidth={2} aria-hidden="true" />
          <span className="visually-hidden">{words.severity[severity]}: </span>
          {words.titles[finding.kind]}
        </button>
        <FoundKey finding={finding} />
        <p>
          <InlineCode text={findingText(finding, locale, catalogue)} />
        </p>
        <Suggestion finding={finding} locale={locale} />
        <Coordinates finding={finding} locale={locale} />
        <Actions finding={finding} locale={locale} onApply={onApply} />
      </div>
    </li>
  )
}
