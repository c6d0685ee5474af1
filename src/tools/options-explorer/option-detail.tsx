import type { ListedOption } from '@/config/options/load-options'
import { optionExample } from '@/config/options/option-example'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import { CopyButton } from '@/lib/copy-button'
import { optionRoute, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import styles from './options-explorer.module.css'

interface OptionDetailProps {
  option: ListedOption
  locale: Locale
}

/** What is shown of a chosen option: how it is written, the steps that do the same, its page. */
export function OptionDetail({ option, locale }: OptionDetailProps) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  return (
    <div className={styles.detail}>
      <figure className="code">
        <figcaption>{words.example}</figcaption>
        <CopyButton label={words.copy} />
        <pre data-copy="">
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
