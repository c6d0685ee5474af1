import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { parseContentPath, slugOf } from '@/content/slug'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locale'
import { withBase } from '@/site/site'

/** The page as the site shows it, at its address in `npm run dev`, which loads it again when it has been saved. */
export function PagePreview({ entry, document: frame }: CustomPreviewTemplateProps) {
  const path = parseContentPath(entry.get('path') ?? '')
  const { lang } = frame.documentElement
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  const address = path && document.documentElement.dataset.preview + withBase(slugOf({ ...path, locale }))
  return address && <iframe className="page" title={address} src={address} />
}
