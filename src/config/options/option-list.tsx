import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/code'
import { optionRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'
import type { CatalogueOption, Option } from './option'
import { OptionDefault } from './option-row'

interface OptionGroup<O> {
  plugin: string
  name: string
  options: O[]
}

/**
 * Groups options by plugin, keeping their order.
 */
export function optionGroups<O extends { plugin: string }>(
  options: readonly O[],
  plugins: readonly NamedPlugin[],
  locale: Locale,
): OptionGroup<O>[] {
  const core = ARTICLE_STRINGS[locale].core
  const names = [...new Set(options.map(({ plugin }) => plugin))]
  return names.map((name) => ({
    plugin: name,
    name: name === 'core' ? core : pluginName(plugins, name, locale),
    options: options.filter(({ plugin }) => plugin === name),
  }))
}

interface OptionLineProps {
  option: Option
  locale: Locale
  /** The key: a link in an article, a button in the explorer. */
  children: React.ReactNode
  /** Details that the explorer adds. */
  detail?: React.ReactNode
}

/** One row of the list of all options, static in an article and interactive in the explorer. */
export function OptionLine({ option, locale, children, detail }: OptionLineProps) {
  return (
    <li className="option" id={`all-${option.key}`}>
      <p className="gutter">{option.type}</p>
      <div className="option-head">
        {children}
        <OptionDefault option={option} locale={locale} />
      </div>
      <p>
        <InlineCode text={option.description[locale]} />
      </p>
      {detail}
    </li>
  )
}

interface OptionListProps {
  groups: OptionGroup<CatalogueOption>[]
  locale: Locale
  level: 3 | 4 | 5
}

/** All options by plugin, for readers without JavaScript; the explorer replaces it. */
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
