import type { SitePage } from '@/content/site-page'
import { slugIn } from '@/content/slug'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { isState } from '@/lib/address-query'
import { classNames } from '@/lib/class-names'
import { withBase } from '@/site/site'

/** Anchors that are the same in all languages: those of steps, options and data types are names of the tool. */
const SHARED_ANCHOR = /^(step|option|type)-/

/**
 * The address of the equivalent page in a language, at the section that the reader is at.
 * @param page the page
 * @param locale the other language
 * @param hash the hash of the address, with its `#`, or nothing: a tool gets the same input in every language
 * @param active anchor of the heading in view; undefined when the page has not been scrolled
 * @param search the query of the address, with its `?`, or nothing
 * @example translatedAddress(page, 'en', '#step-rest.define.service') // => '/wakamiti/en/plugins/rest/#step-rest.define.service'
 */
export function translatedAddress(page: SitePage, locale: Locale, hash = '', active?: string, search = ''): string {
  const address = withBase(slugIn(locale, page.slug)) + search
  if (SHARED_ANCHOR.test(hash.slice(1)) || isState(hash)) return address + hash
  const at = page.headings.findIndex(({ anchor }) => anchor === (active ?? hash.slice(1)))
  const anchor = page.translations[locale]?.[at]
  return anchor ? `${address}#${anchor}` : address
}

interface LanguageToggleProps {
  page: SitePage
  /** Anchor of the heading in view. */
  active?: string
}

const LANGUAGE = 'h-10 min-w-10 place-items-center rounded-control'

/** Links to the same page, at the same section, in the other languages. */
export function LanguageToggle({ page, active }: LanguageToggleProps) {
  const updateAddress = ({ currentTarget: link }: React.SyntheticEvent<HTMLAnchorElement>) => {
    const { hash, search } = location
    link.href = translatedAddress(page, link.lang as Locale, hash, window.scrollY > 0 ? active : undefined, search)
  }
  return (
    <nav className="flex gap-0.5 text-small font-semibold" aria-label={SHELL_STRINGS[page.locale].languages}>
      {LOCALES.map((locale) =>
        locale === page.locale ? (
          <span
            key={locale}
            className={classNames(
              LANGUAGE,
              'relative hidden font-bold text-ink md:inline-grid',
              'after:absolute after:bottom-1.5 after:h-0.5 after:w-[18px] after:bg-mark',
              'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
            )}
            aria-current="true"
            title={LOCALE_NAMES[locale]}
          >
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
