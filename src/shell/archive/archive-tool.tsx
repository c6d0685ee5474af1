import { createRoot } from 'react-dom/client'
import { documentLocale } from '@/i18n/locale'
import { ToolMount } from '../tool-mount'

/** Puts the tool of a page in its place. */
function start(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ToolMount locale={documentLocale()} />)
}

start()
