import type { SitePage } from '@/content/site-page'
import { LOCALE_NAMES, LOCALES } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { translatedAddress } from './translated-address'

interface LanguageToggleProps {
  page: SitePage
  /** Anchor of the heading in view. */
  active?: string
}

/** Leads to the same page, at the same section, in the other language. */
export function LanguageToggle({ page, active }: LanguageToggleProps) {
  const aim = ({ currentTarget }: React.SyntheticEvent<HTMLAnchorElement>) => {
    const { hash, search } = location
    currentTarget.href = translatedAddress(page, hash, window.scrollY > 0 ? active : undefined, search)
  }
  return (
    <nav className="languages" aria-label={SHELL_STRINGS[page.locale].languages}>
      {LOCALES.map((locale) =>
        locale === page.locale ? (
          <span key={locale} aria-current="true" title={LOCALE_NAMES[locale]}>
            {locale.toUpperCase()}
          </span>
        ) : (
          <a
            key={locale}
            href={translatedAddress(page)}
            hrefLang={locale}
            lang={locale}
            title={LOCALE_NAMES[locale]}
            onClick={aim}
            onPointerDown={aim}
          >
            {locale.toUpperCase()}
          </a>
        ),
      )}
    </nav>
  )
}
