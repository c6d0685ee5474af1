import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { localeOfSlug, translatedSlug } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { HEAD_UPDATE_DEBOUNCE_MS } from '@/site/timings'

/** The not-found page in the other language. */
const translated = (page: SitePage): SitePage => {
  const slug = translatedSlug(page.slug)
  const locale = localeOfSlug(slug)
  const title = SHELL_STRINGS[locale].notFoundTitle
  return { ...page, slug, locale, title, description: title, translation: { slug: page.slug, anchors: [] } }
}

/**
 * The page in the language of the address: a host answers with one file for every address that does not exist, also for
 * those under /en/.
 * @param page the page of the file
 */
export function usePageOfAddress(page: SitePage): SitePage {
  const { asPath } = useRouter()
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress(asPath), [asPath])
  const isOther = page.template === 'not-found' && address !== undefined && localeOfSlug(address) !== page.locale
  return isOther ? translated(page) : page
}

/**
 * The language of the document follows the page. It is written only when it changes: the same one again would have the style of
 * every element computed anew.
 * @param locale the language of the page
 */
export function useDocumentLanguage(locale: Locale): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.documentElement.lang !== locale) document.documentElement.lang = locale
    }, HEAD_UPDATE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [locale])
}
