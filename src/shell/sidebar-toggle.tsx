import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import type { SidebarState } from '@/navigation/menu/sidebar-state'

interface SidebarToggleProps {
  locale: Locale
  state: SidebarState
  onToggle: () => void
}

/** Shows and hides the sidebar. */
export function SidebarToggle({ locale, state, onToggle }: SidebarToggleProps) {
  const isOpen = state === 'open'
  const words = SHELL_STRINGS[locale]
  return (
    <button
      type="button"
      id="sidebar-toggle"
      className="icon-button"
      aria-label={isOpen ? words.closeMenu : words.openMenu}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={onToggle}
    >
      <Icon name="menu" />
      <Icon name="close" />
    </button>
  )
}
