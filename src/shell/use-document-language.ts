import { useEffect } from 'react'
import type { Locale } from '@/i18n/locale'
import { HEAD_UPDATE_DEBOUNCE_MS } from '@/site/timings'

/**
 * The language of the document follows the page (spec section 4: the locale follows the route).
 * @param locale the language of the page
 */
export function useDocumentLanguage(locale: Locale): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.documentElement.lang = locale
    }, HEAD_UPDATE_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [locale])
}
