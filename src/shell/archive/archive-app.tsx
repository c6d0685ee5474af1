import { createRoot } from 'react-dom/client'
import { useArticle } from '@/article/use-article'
import { documentLocale, type Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { writeStored } from '@/lib/storage'
import { isWide, SIDEBAR_KEY, type SidebarState, stateOnArrival, toggledSidebar } from '@/navigation/use-sidebar'
import { useSearchOpening } from '@/search/search-button'
import { SearchDialog, warmSearch } from '@/search/search-dialog'
import { answerFromScripts, followInFolder } from './archive-files'

const ROOT = new URL('../..', (document.currentScript as HTMLScriptElement | null)?.src ?? location.href)

/** As next-themes does, whose script in the page restores it: as plain text and not JSON. */
function storeTheme(theme: string): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Without storage, the theme lasts for this page only.
  }
}

function bindThemeToggle(locale: Locale): void {
  const toggle = document.querySelector('[data-theme-toggle]')
  const { dataset } = document.documentElement
  const show = (theme: 'bright' | 'dark') => {
    const { useBright, useDark } = SHELL_STRINGS[locale]
    dataset.theme = theme
    document.body.className = theme
    toggle?.setAttribute('aria-label', theme === 'dark' ? useBright : useDark)
  }
  show(dataset.theme === 'dark' ? 'dark' : 'bright')
  toggle?.addEventListener('click', () => {
    show(dataset.theme === 'dark' ? 'bright' : 'dark')
    storeTheme(document.body.className)
  })
}

function bindMenuToggle(locale: Locale): void {
  const toggle = document.getElementById('sidebar-toggle')
  const sidebar = document.getElementById('sidebar')
  const shell = document.querySelector<HTMLElement>('[data-sidebar]')
  const isDoc = document.querySelector('header')?.dataset.template === 'doc'
  const show = (state: SidebarState) => {
    sidebar?.setAttribute('data-state', state)
    shell?.setAttribute('data-sidebar', state)
    toggle?.setAttribute('aria-expanded', String(state === 'open'))
    const { openMenu, closeMenu } = SHELL_STRINGS[locale]
    toggle?.setAttribute('aria-label', state === 'open' ? closeMenu : openMenu)
    const isSheet = state === 'open' && !isWide()
    document.documentElement.classList.toggle('has-sheet', isSheet)
    document.getElementById('content')?.toggleAttribute('inert', isSheet)
  }
  const toggleMenu = () => {
    const next = toggledSidebar(sidebar?.dataset.state === 'open' ? 'open' : 'closed')
    show(next)
    if (isDoc && isWide()) writeStored('sessionStorage', SIDEBAR_KEY, next)
  }
  show(isDoc ? stateOnArrival() : 'closed')
  toggle?.addEventListener('click', toggleMenu)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.documentElement.classList.contains('has-sheet')) show('closed')
  })
}

const loadSearch = async () => ({ SearchDialog, warmSearch })

/** The behaviour of articles and search, with the code of the site. */
function ArchivePage({ locale }: { locale: Locale }) {
  const notice = useArticle({ slug: '', locale })
  const { opening, close } = useSearchOpening(loadSearch)
  return (
    <>
      {opening.state === 'open' && <opening.Dialog initialQuery={opening.query} onClose={close} />}
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </>
  )
}

const locale = documentLocale()
answerFromScripts(ROOT)
followInFolder(ROOT)
bindThemeToggle(locale)
bindMenuToggle(locale)
createRoot(document.body.appendChild(document.createElement('div'))).render(<ArchivePage locale={locale} />)
