import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { observe } from 'react-intersection-observer'
import type { SitePage } from '@/content/site-page'
import { focusWhileScrolling } from '@/lib/focus-while-scrolling'
import { closestTo, endAll, followRouter, listen } from '@/lib/listen'
import { loadFresh } from '@/lib/load'
import { inSlices } from '@/lib/run-in-pieces'
import { LAZY_IMAGE_MARGIN, LAZY_IMAGE_THRESHOLD } from '@/site/timings'
import { useCodeTabs, useCopyButtons, useLineWrapping } from './code-blocks'

/** Dispatched on `window` when a reader answers that the page helped; analytics may count it. */
export const HELPFUL_EVENT = 'page-helpful'

// Few readers filter: only they fetch the script.
const withFilters = (run: (filters: typeof import('./filters')) => void) =>
  loadFresh(() => import('./filters')).then(run, console.warn)

function thank(button: HTMLElement) {
  const row = button.parentElement
  if (!row) return
  row.tabIndex = -1
  row.textContent = button.dataset.thanks ?? ''
  row.focus()
  window.dispatchEvent(new Event(HELPFUL_EVENT))
}

function onClick(event: Event) {
  const filter = closestTo(event, '[data-filter]')
  const yes = closestTo(event, 'button[data-thanks]')
  if (filter) withFilters(({ filterPlugins }) => filterPlugins(filter))
  if (yes) thank(yes)
}

function onInput(event: Event) {
  const index = closestTo(event, '.step-index')
  if (index) withFilters(({ filterSteps }) => filterSteps(index))
}

const GAP_PX = 8

/** The note of a chip: a link to `#type-text` has the note `note-text`. */
const noteOf = (chip: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(chip.hash.replace('#type-', 'note-'))

/** Places a note below its chip, or above where there is no room, always inside the window. */
function place(note: HTMLElement, chip: Element) {
  const { left, top, bottom } = chip.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const furthest = document.documentElement.clientWidth - width - GAP_PX
  const below = bottom + GAP_PX
  note.style.left = `${Math.max(GAP_PX, Math.min(left, furthest))}px`
  note.style.top = `${below + height > window.innerHeight ? top - height - GAP_PX : below}px`
}

/** Shows the note on a data type while its chip has the pointer or the focus; Escape hides it. */
function showTypeNotes(): () => void {
  let shown: HTMLElement | null = null
  const show = (chip: HTMLAnchorElement | null) => {
    if (shown) shown.hidden = true
    shown = chip && noteOf(chip)
    if (!chip || !shown) return
    shown.hidden = false
    chip.setAttribute('aria-describedby', shown.id)
    place(shown, chip)
  }
  const onReach = ({ target }: Event) => {
    // The pointer may move over the note itself.
    if (!(target instanceof Element) || target === shown || shown?.contains(target)) return
    show(target.closest<HTMLAnchorElement>('a.chip'))
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') show(null)
  }
  return listen(window, { pointerover: onReach, focusin: onReach, keydown: onKey, scroll: () => show(null) })
}

function load(image: HTMLImageElement) {
  const frame = image.closest<HTMLElement>('[data-image]')
  image.onload = () => frame?.setAttribute('data-image', 'loaded')
  // The browser then shows the alternative text.
  image.onerror = () => frame?.setAttribute('data-image', 'failed')
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.srcset = source.dataset.srcset ?? ''
  image.src = image.dataset.src ?? ''
}

const NEAR = { rootMargin: LAZY_IMAGE_MARGIN, threshold: LAZY_IMAGE_THRESHOLD }

/** Loads images when they are near the view; browsers without IntersectionObserver load all of them at once. */
const watchImages = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-image="loading"] img[data-src]')].map((image) =>
    observe(image, (isNear) => isNear && !image.hasAttribute('src') && load(image), NEAR, true),
  )

function openStep() {
  const id = location.hash.slice(1)
  const details = id.startsWith('step-') && document.getElementById(id)?.querySelector<HTMLDetailsElement>('.more')
  if (details) details.open = true
}

/** The behaviour of an article. @returns the text of a live region: whether copying worked */
export function useArticle({ slug, locale }: Pick<SitePage, 'slug' | 'locale'>): string {
  useCodeTabs(slug)
  useLineWrapping(locale)
  const { events } = useRouter()
  useEffect(() => {
    openStep()
    return endAll([
      listen(document, { click: onClick, input: onInput }),
      listen(window, { hashchange: openStep }),
      followRouter(events, { routeChangeComplete: openStep, hashChangeComplete: openStep }),
      showTypeNotes(),
    ])
  }, [events])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new images and new code
  useEffect(() => {
    const stops = watchImages()
    if (location.hash.startsWith('#show=')) withFilters(({ filterPlugins }) => filterPlugins())
    // Code, tables and drawings are focusable only where they scroll.
    const drop = inSlices(
      () => document.querySelectorAll('#article :is(pre, .table-scroll, .figure-scroll)[tabindex]'),
      (element) => stops.push(focusWhileScrolling(element)),
    )
    return () => endAll([drop, ...stops])()
  }, [slug])
  return useCopyButtons(locale)
}
