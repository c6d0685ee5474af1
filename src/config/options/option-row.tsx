import { Fragment } from 'react'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { STEP_CARD_STRINGS } from '@/i18n/step-card-strings'
import { CopyButton, InlineCode } from '@/lib/code'
import { optionRoute, withBase } from '@/site/site'
import { Caution } from '@/steps/card/caution'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'
import { type CatalogueOption, type Option, rangeText } from './option'

function DefaultValue({ option, locale }: { option: Option; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const { default: value, defaultNote } = option
  if (value === null) return defaultNote ? `${words.default}: ${defaultNote[locale]}` : words.noDefault
  return (
    <>
      {words.default} <code>{value === '' ? '""' : String(value)}</code>
    </>
  )
}

function OptionDefault({ option, locale }: { option: Option; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const condition = option.requiredWhen && `${words.required} ${option.requiredWhen[locale]}`
  const required = option.required ? words.required : condition
  const hasDefault = option.default !== null || option.defaultNote !== undefined
  const range = rangeText(option, locale)
  // A required option has no default, unless it says so.
  const value = (hasDefault || !required) && <DefaultValue option={option} locale={locale} />
  return (
    <p className="default">
      {required && (
        <strong>
          <InlineCode text={required} />
        </strong>
      )}
      {required && value && '; '}
      {value}
      {range && `; ${range}`}
      {option.since && `; ${STEP_CARD_STRINGS[locale].since(option.since).toLowerCase()}`}
    </p>
  )
}

export type OptionStep = { id: string; href: string; text: string }

type OptionRowProps = { option: Option; locale: Locale; level: 3 | 4 | 5; steps?: OptionStep[] }

export function OptionRow({ option, locale, level, steps = [] }: OptionRowProps) {
  const words = ARTICLE_STRINGS[locale]
  const Key = `h${level}` as const
  return (
    <section className="option" id={`option-${option.key}`} data-option-key={option.key}>
      <div className="option-head">
        <Key data-copy="">{option.key}</Key>
        <CopyButton label={words.copyKey} />
        <p className="gutter">{option.type}</p>
        <OptionDefault option={option} locale={locale} />
      </div>
      <p>
        {option.status === 'no-effect' && <strong>{words.noEffect} </strong>}
        <InlineCode text={option.description[locale]} />
      </p>
      {option.values && (
        <p className="values">
          {words.values}:
          {option.values.map((value) => (
            <Fragment key={String(value)}>
              {' '}
              <code>{String(value)}</code>
            </Fragment>
          ))}
        </p>
      )}
      <Caution text={option.warning?.[locale]} locale={locale} />
      {steps.map(({ id, href, text }) => (
        <p key={id} className="same">
          {words.asStep}: <a href={href}>{text}</a>
        </p>
      ))}
    </section>
  )
}

export function optionGroups<O extends { plugin: string }>(
  options: readonly O[],
  plugins: readonly NamedPlugin[],
  locale: Locale,
) {
  return [...new Set(options.map(({ plugin }) => plugin))].map((plugin) => ({
    plugin,
    name: plugin === 'core' ? ARTICLE_STRINGS[locale].core : pluginName(plugins, plugin, locale),
    options: options.filter((option) => option.plugin === plugin),
  }))
}

interface OptionLineProps {
  option: Option
  locale: Locale
  /** The key: a link in an article, a button in the explorer. */
  children: React.ReactNode
  detail?: React.ReactNode
}

/** An option in the list of all, static in an article and interactive in the explorer. */
export function OptionLine({ option, locale, children, detail }: OptionLineProps) {
  return (
    <li className="option" id={`all-${option.key}`}>
      <div className="option-head">
        {children}
        <p className="gutter">{option.type}</p>
        <OptionDefault option={option} locale={locale} />
      </div>
      <p>
        <InlineCode text={option.description[locale]} />
      </p>
      {detail}
    </li>
  )
}

type OptionListProps = { groups: ReturnType<typeof optionGroups<CatalogueOption>>; locale: Locale; level: 3 | 4 | 5 }

/** All options by plugin, for readers without JavaScript; replaced by the explorer. */
export function OptionList({ groups, locale, level }: OptionListProps) {
  const Name = `h${level}` as const
  return (
    <div data-static="">
      {groups.map(({ plugin, name, options }) => (
        <section key={plugin}>
          <Name id={`options-${plugin}`}>{name}</Name>
          <ul className="option-list">
            {options.map((option) => (
              <OptionLine key={option.key} option={option} locale={locale}>
                <a className="option-key" href={withBase(optionRoute(option, locale))}>
                  {option.key}
                </a>
              </OptionLine>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
