import { useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { listen } from '@/lib/listen'
import type { SidebarControl } from '@/navigation/use-sidebar'
import { SearchButton } from '@/search/search-button'
import { routeOf, SITE, withBase } from '@/site/site'
import { HEADER_SCROLLED_PX } from '@/site/timings'
import { LanguageToggle } from './language-toggle'
import { Logo } from './logo'

/** Switches the theme; the style sheet shows the icon of the other one. */
export function ThemeToggle({ locale }: { locale: Locale }) {
  const { resolvedTheme, setTheme } = useTheme()
  const words = SHELL_STRINGS[locale]
  // The server knows no theme: hydration needs the label that it rendered.
  const [isDark, setDark] = useState(false)
  useEffect(() => setDark(resolvedTheme === 'dark'), [resolvedTheme])
  return (
    <button
      type="button"
      className={classNames(ICON_BUTTON, 'no-js:hidden')}
      aria-label={isDark ? words.useBright : words.useDark}
      onClick={() => setTheme(isDark ? 'bright' : 'dark')}
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  )
}

/** Sets the class of the body, which tells other code the theme, and the colour of the browser around the page. */
export function useThemeClass(): void {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    if (!resolvedTheme) return
    // Another project of the origin may have stored its own theme.
    const theme = resolvedTheme === 'dark' ? 'dark' : 'bright'
    if (document.body.className !== theme) document.body.className = theme
    const color = theme === 'dark' ? SITE.darkThemeColor : SITE.themeColor
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }, [resolvedTheme])
}

function SidebarToggle({ locale, sidebar }: { locale: Locale; sidebar: SidebarControl }) {
  const isOpen = sidebar.state === 'open'
  const words = SHELL_STRINGS[locale]
  return (
    <button
      type="button"
      id="sidebar-toggle"
      className={classNames(ICON_BUTTON, 'no-js:hidden')}
      aria-label={isOpen ? words.closeMenu : words.openMenu}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={sidebar.toggle}
    >
      <Icon name="menu" className="sheet-open:hidden" />
      <Icon name="close" className="hidden sheet-open:block" />
    </button>
  )
}

/** Only on wide screens; the menu has the same links. */
const ToolLinks = ({ page: { locale, slug } }: { page: SitePage }) => (
  <div className="hidden lg:flex">
    {(['stepFinder', 'featureChecker'] as const).map((tool) => (
      <a
        key={tool}
        className={classNames(
          'rounded-control px-2.5 py-2 whitespace-nowrap text-ink-2 xl:px-3.5',
          'hover:bg-hover hover:text-ink',
          'aria-[current=page]:font-semibold aria-[current=page]:text-ink',
        )}
        href={withBase(routeOf(tool, locale))}
        aria-current={slug === routeOf(tool, locale) ? 'page' : undefined}
      >
        {SHELL_STRINGS[locale][tool]}
      </a>
    ))}
  </div>
)

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > HEADER_SCROLLED_PX)
    onScroll()
    return listen(window, { scroll: onScroll })
  }, [])
  return isScrolled
}

export function Header({ page, sidebar }: { page: SitePage; sidebar: SidebarControl }) {
  const isScrolled = useScrolled()
  const { locale, template } = page
  return (
    <header
      className={classNames(
        'group/header sticky top-0 z-30 -mb-px border-b border-transparent bg-bg',
        'data-scrolled:border-line data-scrolled:shadow-header',
        'sheet-open:z-41 print:hidden! forced-colors:border-[CanvasText]',
      )}
      data-template={template}
      data-scrolled={isScrolled || undefined}
    >
      <div
        className={classNames(
          'mx-auto flex h-15 max-w-[1440px] items-center gap-3 px-2.5 text-ui',
          'max-xs:gap-0 max-xs:px-0.5 md:px-5',
        )}
      >
        <SidebarToggle locale={locale} sidebar={sidebar} />
        <a
          className="flex min-h-10 min-w-0 items-center rounded-control no-js:lg:ml-5"
          href={withBase(routeOf('home', locale))}
          aria-label={SHELL_STRINGS[locale].home}
        >
          <Logo />
        </a>
        <SearchButton locale={locale} />
        <div className="flex items-center gap-1 no-js:ml-auto max-xs:gap-0 max-xs:px-0.5">
          <ToolLinks page={page} />
          <LanguageToggle page={page} />
          <ThemeToggle locale={locale} />
        </div>
      </div>
    </header>
  )
}
