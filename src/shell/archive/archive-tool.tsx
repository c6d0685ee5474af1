import { createRoot } from 'react-dom/client'
import { documentLocale } from '@/i18n/locale'
import { ToolMount } from '../tool-mount'

createRoot(document.body.appendChild(document.createElement('div'))).render(<ToolMount locale={documentLocale()} />)
