import { createRoot } from 'react-dom/client'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locale'
import { ToolMount } from '../tool-mount'

/** Puts the tool of a page in its place. */
function start(): void {
  const { lang } = document.documentElement
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ToolMount locale={isLocale(lang) ? lang : DEFAULT_LOCALE} />)
}

start()
