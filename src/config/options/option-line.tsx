import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/inline-code'
import type { Option } from './option'
import { OptionDefault } from './option-default'

interface OptionLineProps {
  option: Option
  locale: Locale
  /** The key: a link in an article, a button in the explorer. */
  children: React.ReactNode
  /** What the explorer adds below. */
  detail?: React.ReactNode
}

/** One option of the list of all: in an article as static markup, in the explorer alive. */
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
