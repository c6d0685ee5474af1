import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { familyOf } from './argument-family'
import { Caution } from './caution'
import type { AssertionType, DataType } from './data-types'
import { TypeExamples } from './type-examples'

interface DataTypeEntryProps {
  /** A value type with its examples, or a type of comparison. */
  type: DataType | AssertionType
  locale: Locale
  /** Level of the heading that the name is. */
  level: 3 | 4 | 5
  children?: React.ReactNode
}

/** One data type with its anchor `type-<name>`: where the chips of the steps lead. */
export function DataTypeEntry({ type, locale, level, children }: DataTypeEntryProps) {
  const words = ARTICLE_STRINGS[locale]
  const Name = `h${level}` as const
  return (
    <section className="option" id={`type-${type.name}`}>
      <p className="gutter">{words.typeKinds['kind' in type ? type.kind : 'assertion']}</p>
      <div className="option-head">
        <Name data-copy="">
          <span className={`chip ${familyOf(type.name)}`}>{type.name}</span>
        </Name>
        <CopyButton label={words.copy} />
      </div>
      <p>
        <InlineCode text={type.description[locale]} />
      </p>
      {'kind' in type && <TypeExamples type={type} locale={locale} />}
      {children}
      <Caution text={type.warning} locale={locale} />
    </section>
  )
}
