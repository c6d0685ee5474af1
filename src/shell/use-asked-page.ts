import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { localeOfSlug, translatedSlug } from '@/content/slug'
import { SHELL_STRINGS } from '@/i18n/shell-strings'

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
export function useAskedPage(page: SitePage): SitePage {
  const { asPath } = useRouter()
  const [asked, setAsked] = useState<string>()
  useEffect(() => setAsked(asPath), [asPath])
  const isOther = page.template === 'not-found' && asked !== undefined && localeOfSlug(asked) !== page.locale
  return isOther ? translated(page) : page
}
