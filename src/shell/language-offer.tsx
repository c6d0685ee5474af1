import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { loadFullStyle } from '@/lib/full-style'
import { readStored, toText, writeStored } from '@/lib/storage'
import { withBase } from '@/site/site'

/** Where it is stored that a reader has been asked, and what the answer was. */
const LANGUAGE_KEY = 'language'

/** At the foot of the window, where it moves nothing. */
const OFFER = classNames(
  'fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-raise px-5 py-3',
  'text-small text-ink md:px-6 xl:px-9 print:hidden! forced-colors:border-[CanvasText]',
)

/** Spanish is the language of the site where no other one is asked for. */
const prefersEnglish = (): boolean => {
  const first = navigator.languages.find((tag) => /^(?:es|en|ca|gl|eu)\b/i.test(tag))
  return first !== undefined && /^en\b/i.test(first)
}

/** Offers English at the Spanish home page to a browser that asks for English, until it is answered. Nobody is led away. */
export function LanguageOffer({ page: { locale, template, translation } }: { page: SitePage }) {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const isAsked = readStored('localStorage', LANGUAGE_KEY, toText) !== null
    const isRoot = locale === 'es' && template === 'home'
    setOffered(false)
    if (!isRoot || isAsked || !prefersEnglish()) return
    let isLeft = false
    loadFullStyle().then(() => setOffered(!isLeft), console.warn)
    return () => {
      isLeft = true
    }
  }, [locale, template])
  const answer = (language: string) => {
    writeStored('localStorage', LANGUAGE_KEY, language)
    setOffered(false)
  }
  if (!isOffered) return null
  const words = SHELL_STRINGS.en
  return (
    <aside className={OFFER} lang="en" aria-label={words.languages}>
      <p>{words.alsoInEnglish}</p>
      <p className="flex gap-3">
        <a className={SMALL_BUTTON} href={withBase(translation.slug)} hrefLang="en" onClick={() => answer('en')}>
          {words.readInEnglish}
        </a>
        <button type="button" className={SMALL_BUTTON} lang="es" onClick={() => answer('es')}>
          {words.stayInSpanish}
        </button>
      </p>
    </aside>
  )
}
