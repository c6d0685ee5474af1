import { Fragment } from 'react'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { CopyButton, InlineCode } from '@/lib/code'
import { Caution } from '@/steps/card/caution'
import { type Option, rangeText } from './option'

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

/** Whether an option is required, and its default. */
export function OptionDefault({ option, locale }: { option: Option; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const condition = option.requiredWhen && `${words.required} ${option.requiredWhen[locale]}`
  const required = option.required ? words.required : condition
  const hasDefault = option.default !== null || option.defaultNote !== undefined
  const range = rangeText(option, locale)
  // What is required has none, unless it says so.
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
      {option.since && `; ${STEP_STRINGS[locale].since(option.since).toLowerCase()}`}
    </p>
  )
}

/** A step that sets the same thing as an option. */
export interface OptionStep {
  id: string
  href: string
  text: string
}

interface OptionRowProps {
  option: Option
  locale: Locale
  level: 3 | 4 | 5
  steps?: OptionStep[]
}

/** An option with all its details, under the heading of its key. */
export function OptionRow({ option, locale, level, steps = [] }: OptionRowProps) {
  const words = ARTICLE_STRINGS[locale]
  const Key = `h${level}` as const
  return (
    <section className="option" id={`option-${option.key}`} data-option-key={option.key}>
      <p className="gutter">{option.type}</p>
      <div className="option-head">
        <Key data-copy="">{option.key}</Key>
        <CopyButton label={words.copyKey} />
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
      <Caution text={option.warning} locale={locale} />
      {steps.map(({ id, href, text }) => (
        <p key={id} className="same">
          {words.asStep}: <a href={href}>{text}</a>
        </p>
      ))}
    </section>
  )
}
