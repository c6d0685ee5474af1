import type { Locale } from '@/i18n/locale'
import { optionRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { CatalogueOption } from './option'
import type { OptionGroup } from './option-groups'
import { OptionLine } from './option-line'

interface OptionListProps {
  groups: OptionGroup<CatalogueOption>[]
  locale: Locale
  /** Level of the headings that name the plugins. */
  level: 3 | 4 | 5
}

/** All options by plugin, readable without JavaScript; the explorer takes its place. */
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
