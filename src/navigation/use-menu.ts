import { useEffect, useState } from 'react'
import type { MenuSection, MenuTopics } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { loadMenu, readMenu } from './menu'

/** Only the server reads the generated file: the bundler removes this branch from browser scripts. */
const initialMenu = (locale: Locale): MenuSection[] =>
  typeof window === 'undefined'
    ? (require('../../.generated/topics.json') as MenuTopics)[locale]
    : readMenu(document.getElementById('sidebar'))

/**
 * Sections and topics of the sidebar.
 * @param locale the language of the page; another one than at load is fetched
 */
export function useMenu(locale: Locale): MenuSection[] {
  const [menu, setMenu] = useState(() => ({ locale, sections: initialMenu(locale) }))
  useEffect(() => {
    if (menu.locale === locale) return
    let isStale = false
    loadMenu(locale)
      .then(({ sections }) => !isStale && setMenu({ locale, sections }))
      .catch((error: unknown) => console.error(error))
    return () => {
      isStale = true
    }
  }, [locale, menu.locale])
  return menu.sections
}
