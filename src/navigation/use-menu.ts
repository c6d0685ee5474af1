import { useEffect, useState } from 'react'
import type { Menu, MenuSection } from '@/content/site-page'
import type { Locale, Localized } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { menuPath, SITE, withBase } from '@/site/site'

export const loadMenu = (locale: Locale): Promise<Menu> => loadJson(withBase(menuPath(locale)))

const textOf = (element: Element | null): string => element?.firstChild?.textContent ?? ''

const sectionOf = (section: Element): MenuSection => ({
  title: textOf(section.querySelector('h2')),
  topics: [...section.querySelectorAll('.topic')].map((topic) => {
    const link = topic.querySelector('a')
    const count = topic.querySelector('small')?.textContent
    return {
      title: textOf(link),
      slug: link?.pathname.slice(SITE.base.length) ?? '',
      ...(count && { count: Number(count) }),
    }
  }),
})

/** Reads the menu from the rendered sidebar: as data, it would add a kilobyte to the scripts, and more with every page. */
const readMenu = (sidebar: Element | null): MenuSection[] =>
  [...(sidebar?.querySelectorAll('details') ?? [])].map(sectionOf)

/** Only the server reads the generated file: the bundler drops that branch from browser scripts. */
const initialMenu = (locale: Locale): MenuSection[] =>
  typeof window === 'undefined'
    ? (require('../../.generated/topics.json') as Localized<MenuSection[]>)[locale]
    : readMenu(document.getElementById('sidebar'))

export function useMenu(locale: Locale): MenuSection[] {
  const [first] = useState(() => ({ locale, sections: initialMenu(locale) }))
  const [menu, setMenu] = useState(first)
  // The first menu is kept: the reader may return to its language while offline.
  const shown = first.locale === locale ? first : menu
  useEffect(() => {
    if (shown.locale === locale) return
    let isStale = false
    loadMenu(locale)
      .then(({ sections }) => !isStale && setMenu({ locale, sections }))
      .catch((error: unknown) => console.error(error))
    return () => {
      isStale = true
    }
  }, [locale, shown.locale])
  return shown.sections
}
