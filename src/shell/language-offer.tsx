import { LANGUAGE_OFFER } from '@/i18n/notice-strings'
import { classNames, SMALL_BUTTON } from '@/lib/class-names'
import { routeOf, withBase } from '@/site/site'

/** At the foot of the window, where it moves nothing else, with room of its own at the end of the page. */
const LINE = classNames(
  'sticky bottom-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-raise px-5 py-3',
  'text-small text-ink md:px-6 xl:px-9 print:hidden! forced-colors:border-[CanvasText]',
)

export function LanguageOffer({ onAnswer }: { onAnswer: (language: string) => void }) {
  const { name, alsoInEnglish, readInEnglish, stayInSpanish } = LANGUAGE_OFFER
  return (
    <aside className={LINE} lang="en" aria-label={name} data-offer>
      <p>{alsoInEnglish}</p>
      <p className="flex gap-3">
        <a className={SMALL_BUTTON} href={withBase(routeOf('home', 'en'))} hrefLang="en" onClick={() => onAnswer('en')}>
          {readInEnglish}
        </a>
        <button type="button" className={SMALL_BUTTON} lang="es" onClick={() => onAnswer('es')}>
          {stayInSpanish}
        </button>
      </p>
    </aside>
  )
}
