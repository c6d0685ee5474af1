import type { Element } from 'hast'
import { h } from 'hastscript'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { LOCALES, type Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { snippetsPath } from '@/step-language/write/snippets'

/** The snippet files of both languages as links that download. */
export const snippetLinks = (locale: Locale): Element =>
  h(
    'ul',
    LOCALES.map((language) => {
      const path = snippetsPath(language)
      const name = path.slice(path.lastIndexOf('/') + 1)
      return h('li', [
        h('a', { href: withBase(path), download: name }, name),
        `: ${ARTICLE_STRINGS[locale].stepsInLanguage[language]}`,
      ])
    }),
  )
