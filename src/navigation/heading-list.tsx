import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Heading, SitePage } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { endAll, listen, onResize } from '@/lib/listen'
import { ACTIVE_HEADING_OFFSET_PX, ACTIVE_HEADING_THROTTLE_MS, SIDEBAR_HEADING_DEPTH } from '@/site/timings'

/**
 * The heading to mark in the sidebar and the contents list: the active one, or the nearest listed one above it.
 * @example listedAnchor([{ depth: 1, value: 'Uso', anchor: 'uso' }, { depth: 3, value: 'A', anchor: 'a' }], 'a') // => 'uso'
 */
export function listedAnchor(headings: Heading[], active: string | undefined): string | undefined {
  const at = headings.findIndex(({ anchor }) => anchor === active)
  return headings.slice(0, at + 1).findLast(({ depth }) => depth <= SIDEBAR_HEADING_DEPTH)?.anchor
}

/** A heading that is not in the document, or hidden, counts as far below. */
function topOf({ anchor }: Heading): number {
  const heading = document.getElementById(anchor)
  return heading && !heading.hidden ? heading.getBoundingClientRect().top : Infinity
}

/** Where visible text begins, in pixels: below the header and, except on wide screens, the page bar. */
export const readingLine = (): number =>
  ACTIVE_HEADING_OFFSET_PX + (document.getElementById(PAGE_BAR_ID)?.offsetHeight ?? 0)

/** Browsers round scroll positions: this close to the end counts as the end. */
const ROUNDING_PX = 2

const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - ROUNDING_PX

/** The index of the last heading above the reading line, or the last at the end. At the top nothing is measured: it would force layout. */
function headingInView(headings: Heading[]): number {
  if (window.scrollY === 0) return 0
  if (isAtEnd()) return Math.max(0, headings.length - 1)
  const line = readingLine()
  const index = headings.findLastIndex((heading) => topOf(heading) <= line)
  return Math.max(0, index)
}

/** An index measured on another page counts as 0: setting the state again would render the whole page twice. */
const indexIn = (measured: { headings: Heading[]; index: number }, headings: Heading[]): number =>
  measured.headings === headings ? measured.index : 0

/** The anchor of the heading in view, updated on scroll and resize, at most every 50 ms. */
export function useActiveHeading(headings: Heading[]): string | undefined {
  const [measured, setMeasured] = useState({ headings, index: 0 })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      timer = undefined
      const index = headingInView(headings)
      setMeasured((known) => (indexIn(known, headings) === index ? known : { headings, index }))
    }
    const update = () => {
      timer ??= setTimeout(measure, ACTIVE_HEADING_THROTTLE_MS)
    }
    measure()
    return endAll([() => clearTimeout(timer), onResize(document.body, update), listen(window, { scroll: update })])
  }, [headings])
  return headings[indexIn(measured, headings)]?.anchor
}

export const CONTENTS_LIST_ID = 'contents-list'

export const PAGE_BAR_ID = 'page-bar'

interface HeadingListProps {
  headings: Heading[]
  active?: string
  /** Shows the number of steps or options under each, and the keyword of its steps, in this language. */
  locale?: Locale
  className?: string
}

/** The headings of a page that menu and contents list show. */
export const listedHeadings = ({ headings }: Pick<SitePage, 'headings'>): Heading[] =>
  headings.filter(({ depth }) => depth <= SIDEBAR_HEADING_DEPTH)

/** Whether wide screens have a list of the headings beside the page: of one heading there is none. */
export const hasContentsList = (page: Pick<SitePage, 'headings'>): boolean => listedHeadings(page).length > 1

/** As in its classes: the marker is centred on its heading. */
const MARKER_HEIGHT_PX = 20

/** Moves the marker, the first entry of the list, to the heading in view, by a transform, which needs no layout. */
function useMarker() {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const marker = list.current?.firstElementChild as HTMLElement
    const align = () => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]')
      marker.hidden = !current
      if (current)
        marker.style.transform = `translateY(${current.offsetTop + (current.offsetHeight - MARKER_HEIGHT_PX) / 2}px)`
    }
    // After the first layout, which measuring now would force, and when a filter of the page hides entries.
    return onResize(marker.parentElement as Element, align)
  })
  return list
}

function Label({ heading, locale }: { heading: Heading; locale?: Locale }) {
  const keyword = locale && heading.depth > 1 && heading.kind && SHELL_STRINGS[locale].keyword[heading.kind]
  return (
    <>
      <span>
        {keyword && <b data-kind={heading.kind}>{keyword} </b>}
        {keyword ? heading.value.charAt(0).toLowerCase() + heading.value.slice(1) : heading.value}
      </span>
      {locale && heading.count && <small>{heading.count}</small>}
    </>
  )
}

/** Headings of the page beside a rail with a moving marker, for the sidebar and the contents list. */
export function HeadingList({ headings, active, locale, className }: HeadingListProps) {
  const list = useMarker()
  return (
    <ul ref={list} className={classNames('rail', className)}>
      <li
        className={classNames(
          'absolute top-0 -left-0.5 h-5 w-[3px] bg-mark',
          'transition-transform duration-[180ms] ease-[cubic-bezier(0.3,0.7,0.2,1)]',
          'forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
        )}
        hidden
        aria-hidden="true"
      />
      {headings.map((heading) => (
        <li key={heading.anchor} data-depth={heading.depth}>
          <a href={`#${heading.anchor}`} aria-current={heading.anchor === active ? 'true' : undefined}>
            <Label heading={heading} locale={locale} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ContentsList({ page, active }: { page: SitePage; active?: string }) {
  const { slug, headings, locale } = page
  if (!hasContentsList(page)) return null
  return (
    <nav
      id={CONTENTS_LIST_ID}
      className={classNames(
        'sticky top-22 hidden max-h-[calc(100vh-108px)] self-start overflow-y-auto',
        'outline-none xl:block print:hidden!',
      )}
      aria-label={SHELL_STRINGS[locale].contents}
      tabIndex={-1}
    >
      <h2 className="text-label font-semibold text-ink-2">{SHELL_STRINGS[locale].contents}</h2>
      {/* Keyed by page: entries that two pages share would count as layout shifts. */}
      <HeadingList key={slug} headings={listedHeadings(page)} active={listedAnchor(headings, active)} locale={locale} />
    </nav>
  )
}
