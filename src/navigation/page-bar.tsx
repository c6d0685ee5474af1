import { useEffect, useRef, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames, ICON_BUTTON } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { listen } from '@/lib/listen'
import { HeadingList, hasContentsList, listedAnchor, listedHeadings, PAGE_BAR_ID } from './heading-list'

/** Below the header, where there is no room for the contents list beside the page. */
const BAR = classNames(
  'sticky top-15 z-20 border-b border-line bg-bg text-ui',
  'xl:hidden no-js:hidden print:hidden! forced-colors:border-[CanvasText]',
)

const PANEL = classNames(
  'absolute inset-x-0 top-full max-h-[60vh] overflow-y-auto overscroll-contain',
  'border-b border-line bg-bg px-5 pb-4 shadow-header md:px-6',
)

/** Closes the list on Escape, on a click outside, and on a click on a heading. */
function useClosing(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    const onClick = ({ target }: Event) => {
      const isInBar = target instanceof Element && bar.current?.contains(target)
      if (!isInBar || target.closest('a')) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      bar.current?.querySelector('button')?.focus()
    }
    return listen(document, { click: onClick, keydown: onKey })
  }, [isOpen, setOpen])
  return bar
}

/** On small screens: the heading in view, which opens the list of all headings, and a link to the top. */
export function PageBar({ page, active }: { page: SitePage; active?: string }) {
  const [isOpen, setOpen] = useState(false)
  const bar = useClosing(isOpen, setOpen)
  const headings = listedHeadings(page)
  const listed = listedAnchor(page.headings, active)
  const words = SHELL_STRINGS[page.locale]
  if (!hasContentsList(page)) return null
  return (
    <nav ref={bar} id={PAGE_BAR_ID} className={BAR} aria-label={words.contents}>
      <div className="flex items-center pr-2.5 pl-5 md:pl-6">
        <button
          type="button"
          className="group flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="shrink-0 font-semibold">{words.contents}</span>
          <Icon name="chevron" className="size-4 shrink-0 text-ink-3 group-aria-expanded:rotate-90" />
          <span className="truncate text-ink-2">{headings.find(({ anchor }) => anchor === listed)?.value}</span>
        </button>
        <a className={classNames(ICON_BUTTON, 'size-11')} href="#main" aria-label={words.toTop}>
          <Icon name="previous" className="rotate-90" />
        </a>
      </div>
      {isOpen && (
        <div className={PANEL}>
          <HeadingList headings={headings} active={listed} locale={page.locale} />
        </div>
      )}
    </nav>
  )
}
