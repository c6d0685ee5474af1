import { useEffect, useLayoutEffect, useRef } from 'react'

/** The families of the site. Each has another name on later pages, by which it is shown as soon as it is asked for (fonts.css). */
const FAMILIES = ['text', 'code']

/** Prepares the fonts that have arrived for later pages. @returns their families */
async function prepareArrived(): Promise<string[]> {
  const { fonts } = document
  await fonts.ready
  const arrived = FAMILIES.filter((name) =>
    [...fonts].some(({ family, status }) => family === name && status === 'loaded'),
  )
  await Promise.all(arrived.map((family) => fonts.load(`1em ${family}-later`)))
  return arrived
}

/**
 * Shows the fonts of the site from the second page on, where they came too late for the first one: a new page has no text that
 * would move. What has not arrived is not waited for.
 * @param slug the page that is shown
 */
export function useSiteFonts(slug: string): void {
  const first = useRef(slug)
  const prepared = useRef<string[]>([])
  useLayoutEffect(() => {
    if (slug !== first.current) document.documentElement.dataset.fonts = prepared.current.join(' ')
  }, [slug])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may have asked for another font
  useEffect(() => {
    if (!('fonts' in document)) return
    prepareArrived().then(
      (families) => {
        prepared.current = families
      },
      () => {},
    )
  }, [slug])
}
