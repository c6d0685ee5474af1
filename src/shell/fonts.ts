import localFont from 'next/font/local'

const text = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      style: 'normal',
      weight: '200 800',
    },
  ],
  variable: '--font-text',
  display: 'swap',
})

const mono = localFont({
  src: '../../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-code',
  display: 'swap',
  adjustFontFallback: false,
})

/** Classes that define the two font families of the site. */
export const FONT_CLASSES = `fonts ${text.variable} ${mono.variable}`
