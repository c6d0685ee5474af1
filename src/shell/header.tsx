import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { useScrolled } from '@/lib/use-scrolled'
import type { SidebarControl } from '@/navigation/menu/use-sidebar'
import { SearchButton } from '@/search/search-button'
import { routeOf } from '@/site/routes'
import { withBase } from '@/site/site'
import { HEADER_SCROLLED_PX } from '@/site/timings'
import { LanguageToggle } from './language-toggle'
import { Logo } from './logo'
import { SidebarToggle } from './sidebar-toggle'
import { ThemeToggle } from './theme-toggle'

interface HeaderProps {
  page: SitePage
  sidebar: SidebarControl
  active?: string
}

const TOOLS = ['stepFinder', 'featureChecker'] as const

/** The bar at the top; it takes its scrolled style after 40 px (spec section 4). */
export function Header({ page, sidebar, active }: HeaderProps) {
  const isScrolled = useScrolled(HEADER_SCROLLED_PX)
  const { locale, slug, template } = page
  return (
    <header className="header" data-template={template} data-scrolled={isScrolled || undefined}>
      <div className="header-row">
        <SidebarToggle locale={locale} state={sidebar.state} onToggle={sidebar.toggle} />
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
