import { ChevronRight } from 'lucide-react'
import type { DocFrame } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { withBase } from '@/site/site'

/** Where the page stands; the last one is the page itself. */
export function Breadcrumbs({ frame, locale }: { frame: DocFrame; locale: Locale }) {
  return (
    <nav className="breadcrumbs" aria-label={PAGE_STRINGS[locale].breadcrumbs}>
      {frame.crumbs.map(({ title, slug }, index) => (
        <span key={title}>
          {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
          {slug ? <a href={withBase(slug)}>{title}</a> : title}
        </span>
      ))}
    </nav>
  )
}
