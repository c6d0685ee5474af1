import localFont from 'next/font/local'

/*
 * A font that arrives late must not move the page: with `optional` a document keeps the font that it was first painted with.
 * With `swap`, fallback fonts would need adjusted metrics for every system, and even then lines could break elsewhere: DejaVu
 * Sans, the only font of some Linux systems, needed a line more above the tools. Both fonts are preloaded, so that a late
 * font is the exception, and the next document has it from the cache.
 */

const text = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-text',
  display: 'optional',
})

const mono = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-code',
  display: 'optional',
  adjustFontFallback: false,
})

/** Classes that define the two font families of the site. */
export const FONT_CLASSES = `fonts ${text.variable} ${mono.variable}`
