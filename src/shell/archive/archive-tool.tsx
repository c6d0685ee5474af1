import { createRoot } from 'react-dom/client'
import { documentLocale } from '@/i18n/locale'
import { ToolMount } from '../tool-mount'

function start(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ToolMount locale={documentLocale()} />)
}

start()
