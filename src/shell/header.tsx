import type { SitePage } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { useScrolled } from '@/lib/use-scrolled'
import type { SidebarControl } from '@/navigation/use-sidebar'
import { SearchButton } from '@/search/search-button'
import { routeOf } from '@/site/routes'
import { withBase } from '@/site/site'
import { HEADER_SCROLLED_PX } from '@/site/timings'
import { LanguageToggle } from './language-toggle'
import { Logo } from './logo'
import { ThemeToggle } from './theme-toggle'

interface HeaderProps {
  page: SitePage
  sidebar: SidebarControl
  active?: string
}

const TOOLS = ['stepFinder', 'featureChecker'] as const

/** Shows and hides the sidebar. */
function SidebarToggle({ locale, sidebar }: { locale: Locale; sidebar: SidebarControl }) {
  const isOpen = sidebar.state === 'open'
  const words = SHELL_STRINGS[locale]
  return (
    <button
      type="button"
      id="sidebar-toggle"
      className="icon-button"
      aria-label={isOpen ? words.closeMenu : words.openMenu}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={sidebar.toggle}
    >
      <Icon name="menu" />
      <Icon name="close" />
    </button>
  )
}

/** The bar at the top, with another style once the page is scrolled. */
export function Header({ page, sidebar, active }: HeaderProps) {
  const isScrolled = useScrolled(HEADER_SCROLLED_PX)
  const { locale, slug, template } = page
  return (
    <header className="header" data-template={template} data-scrolled={isScrolled || undefined}>
      <div className="header-row">
        <SidebarToggle locale={locale} sidebar={sidebar} />
        <a className="logo-link" href={withBase(routeOf('home', locale))} aria-label={SHELL_STRINGS[locale].home}>
          <Logo />
        </a>
        <SearchButton locale={locale} />
        <div className="header-end">
          <div className="header-links">
            {TOOLS.map((tool) => (
              <a
                key={tool}
                href={withBase(routeOf(tool, locale))}
                aria-current={slug === routeOf(tool, locale) ? 'page' : undefined}
              >
                {SHELL_STRINGS[locale][tool]}
              </a>
            ))}
          </div>
          <LanguageToggle page={page} active={active} />
          <ThemeToggle locale={locale} />
        </div>
      </div>
    </header>
  )
}
