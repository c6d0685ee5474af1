import type { SitePage } from '@/content/site-page'
import { slugIn } from '@/content/slug'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { isStateFragment } from '@/lib/address-query'
import { classNames } from '@/lib/class-names'
import { readingLine } from '@/navigation/heading-list'
import { withBase } from '@/site/site'

/** Anchors that are the same in every language, because they are names of the tool. */
const SHARED_ANCHOR = /^(step|option|type)-/

/** The last anchor above the reading line that every language has; undefined above the first one. */
function anchorInView({ headings }: SitePage): string | undefined {
  const line = readingLine()
  const anchors = headings.map(({ anchor }) => anchor)
  const isPassed = ({ top, height }: DOMRect) => height > 0 && top <= line
  return [...document.querySelectorAll('#article [id]')].findLast(
    (entry) => (SHARED_ANCHOR.test(entry.id) || anchors.includes(entry.id)) && isPassed(entry.getBoundingClientRect()),
  )?.id
}

/**
 * The address of a page in another language, at the same place in the page.
 * @example translatedAddress(page, 'en', '#step-rest.define.service') // => '/wakamiti/en/plugins/rest/#step-rest.define.service'
 */
export function translatedAddress(page: SitePage, locale: Locale, hash = '', search = ''): string {
  const address = withBase(slugIn(locale, page.slug)) + search
  if (SHARED_ANCHOR.test(hash.slice(1)) || isStateFragment(hash)) return address + hash
  const at = page.headings.findIndex(({ anchor }) => anchor === hash.slice(1))
  const anchor = page.translations[locale]?.[at]
  return anchor ? `${address}#${anchor}` : address
}

const LANGUAGE = 'h-10 min-w-10 place-items-center rounded-control'
const OWN_LANGUAGE = classNames(
  LANGUAGE,
  'relative hidden font-bold text-ink md:inline-grid',
  'after:absolute after:bottom-1.5 after:h-0.5 after:w-[18px] after:bg-mark',
  'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
)

export function LanguageToggle({ page }: { page: SitePage }) {
  const updateAddress = ({ currentTarget: link }: React.SyntheticEvent<HTMLAnchorElement>) => {
    const { hash, search } = location
    const place = window.scrollY > 0 && !isStateFragment(hash) ? `#${anchorInView(page) ?? ''}` : hash
    link.href = translatedAddress(page, link.lang as Locale, place, search)
  }
  return (
    <nav className="flex gap-0.5 text-small font-semibold" aria-label={SHELL_STRINGS[page.locale].languages}>
      {LOCALES.map((locale) =>
        locale === page.locale ? (
          <span key={locale} className={OWN_LANGUAGE} aria-current="true" title={LOCALE_NAMES[locale]}>
            {locale.toUpperCase()}
          </span>
        ) : (
          <a
            key={locale}
            className={classNames(LANGUAGE, 'inline-grid text-ink-2', 'hover:bg-hover hover:text-ink')}
            href={translatedAddress(page, locale)}
            hrefLang={locale}
            lang={locale}
            title={LOCALE_NAMES[locale]}
            onClick={updateAddress}
            onPointerDown={updateAddress}
          >
            {locale.toUpperCase()}
          </a>
        ),
      )}
    </nav>
  )
}
