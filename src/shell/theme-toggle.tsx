import { useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { ICON_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { SITE } from '@/site/site'

/** Switches between bright and dark; the style sheet shows the icon of the other theme. */
export function ThemeToggle({ locale }: { locale: Locale }) {
  const { resolvedTheme, setTheme } = useTheme()
  const words = SHELL_STRINGS[locale]
  // The server has no theme: until the first effect the button has the label that the server rendered.
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

/** Tells who reads the class of the body what the theme is, and the browser which colour is around the page. */
export function useThemeClass(): void {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    if (!resolvedTheme) return
    // What is stored may be another page's.
    const theme = resolvedTheme === 'dark' ? 'dark' : 'bright'
    if (document.body.className !== theme) document.body.className = theme
    const color = theme === 'dark' ? SITE.darkThemeColor : SITE.themeColor
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }, [resolvedTheme])
}
