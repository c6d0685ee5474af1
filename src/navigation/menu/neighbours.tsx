import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { DocFrame } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { withBase } from '@/site/site'

/** The pages before and after, in the order of the menu. */
export function Neighbours({ frame, locale }: { frame: DocFrame; locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  if (!frame.previous && !frame.next) return null
  return (
    <nav className="neighbours" aria-label={words.neighbours}>
      {frame.previous?.slug && (
        <a href={withBase(frame.previous.slug)} rel="prev">
          <small>
            <ArrowLeft size={14} aria-hidden="true" /> {words.previous}
          </small>
          {frame.previous.title}
        </a>
      )}
      {frame.next?.slug && (
        <a href={withBase(frame.next.slug)} rel="next">
          <small>
            {words.next} <ArrowRight size={14} aria-hidden="true" />
          </small>
          {frame.next.title}
        </a>
      )}
    </nav>
  )
}
