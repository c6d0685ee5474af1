import { memo } from 'react'
import type { ListedOption } from '@/config/options/load-options'
import { optionExample } from '@/config/options/option-example'
import { OptionLine } from '@/config/options/option-list'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import { CopyButton } from '@/lib/copy-button'
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'
import { optionRoute, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'

interface ExplorerRowProps {
  option: ListedOption
  locale: Locale
  isOpen: boolean
  /** Called with the key, or with an empty text when the option is closed. */
  onChoose: (key: string) => void
}

function OptionDetail({ option, locale }: Pick<ExplorerRowProps, 'option' | 'locale'>) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  return (
    <div className="mt-2">
      <figure className="code mt-0 mb-2">
        <figcaption>{words.example}</figcaption>
        <CopyButton label={words.copy} />
        <pre ref={focusWhileScrolling} data-copy="">
          <code>{optionExample(option, locale).text}</code>
        </pre>
      </figure>
      {option.steps?.map(({ id, expression }) => (
        <p key={id} className="same">
          {ARTICLE_STRINGS[locale].asStep}:{' '}
          <a href={withBase(stepRoute({ plugin: option.plugin, id }, locale))}>{expression[locale]}</a>
        </p>
      ))}
      <p>
        <a href={withBase(optionRoute(option, locale))}>{words.seePage}</a>
      </p>
    </div>
  )
}

/** One option of the explorer; its key opens the details. */
export const ExplorerRow = memo(function ExplorerRow({ option, locale, isOpen, onChoose }: ExplorerRowProps) {
  return (
    <OptionLine
      option={option}
      locale={locale}
      detail={isOpen ? <OptionDetail option={option} locale={locale} /> : undefined}
    >
      <button
        type="button"
        className="option-key min-h-6 text-left"
        aria-expanded={isOpen}
        onClick={() => onChoose(isOpen ? '' : option.key)}
      >
        {option.key}
      </button>
    </OptionLine>
  )
})
