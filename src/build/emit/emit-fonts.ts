import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cacheFolder } from '@/lib/node/disk-cache'
import { sha256 } from '../exported/files'

/** Where the style sheet of the fonts finds them (src/shell/fonts.css). */
const FOLDER = '.generated/fonts'

/** The fonts of the site, by the name of their file: the package each comes from, and the heaviest weight that is used. */
const FONTS = {
  text: { from: 'atkinson-hyperlegible-next', heaviest: 780 },
  mono: { from: 'atkinson-hyperlegible-mono', heaviest: 700 },
} as const

const LIGHTEST = 400

/** The font that pictures are drawn with, in one weight: what draws them reads neither WOFF2 nor variable fonts. */
export const DRAWN_FONT = join(FOLDER, 'drawn.ttf')
const DRAWN = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Letters, each with its accent written after it. */
const ACCENTED = [
  ...['a', 'e', 'i', 'o', 'u'].map((vowel) => `${vowel}\u0301`),
  ...['a', 'e', 'o'].map((vowel) => `${vowel}\u0300`),
  ...['u\u0308', 'i\u0308', 'n\u0303', 'c\u0327'],
]
  .map((letter) => (letter + letter.toUpperCase()).normalize('NFC'))
  .join('')

/** Spanish, Valencian, and the punctuation of texts and code. What is not here is shown in the fallback font. */
export const FONT_CHARACTERS = `${ASCII}${ACCENTED}\u00a0\u00a1\u00bfªº«»·–—‘’“”…©°×−€`

/** Reduces a font to the characters and weights of the site: a third less. The same font gives the same bytes. */
export async function emitFonts(): Promise<void> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const fonts = Object.entries(FONTS).map(([name, { from, heaviest }]) => {
    const whole = readFileSync(resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`))
    return { name, whole, variationAxes: { wght: { min: LIGHTEST, max: heaviest } } }
  })
  const madeOf = JSON.stringify([FONT_CHARACTERS, FONTS, LIGHTEST, DRAWN, ...fonts.map(({ whole }) => sha256(whole))])
  await cacheFolder(FOLDER, madeOf, async () => {
    for (const { name, whole, variationAxes } of fonts) {
      const subset = await subsetFont(whole, FONT_CHARACTERS, { targetFormat: 'woff2', variationAxes })
      writeFileSync(join(FOLDER, `${name}.woff2`), subset)
      if (name === 'text') writeFileSync(DRAWN_FONT, await subsetFont(whole, FONT_CHARACTERS, DRAWN))
    }
  })
}
