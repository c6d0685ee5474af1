import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cacheFolder } from '@/lib/node/disk-cache'
import { sha256 } from '../exported/files'

/** Read by `src/shell/fonts.css`. */
const FOLDER = '.generated/fonts'

/** The fonts by file name: the package each comes from, and the heaviest weight in use. */
const FONTS = {
  text: { from: 'atkinson-hyperlegible-next', heaviest: 780 },
  mono: { from: 'atkinson-hyperlegible-mono', heaviest: 700 },
} as const

const LIGHTEST = 400

/** The font of preview pictures, in one weight: their renderer reads neither WOFF2 nor variable fonts. */
export const PICTURE_FONT = join(FOLDER, 'drawn.ttf')
const PICTURE = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** With acute, grave and other accents. */
const ACCENTED = '\u00e1\u00e9\u00ed\u00f3\u00fa\u00e0\u00e8\u00f2\u00fc\u00ef\u00f1\u00e7'

/** Spanish, Valencian, and the punctuation of texts and code. Other characters fall back to another font. */
export const FONT_CHARACTERS = `${ASCII}${ACCENTED}${ACCENTED.toUpperCase()}\u00a0\u00a1\u00bfªº«»·–—‘’“”…©°×−€`

/** Subsets the fonts to the characters and weights of the site, by a third. The same font gives the same bytes. */
export async function emitFonts(): Promise<void> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const fonts = Object.entries(FONTS).map(([name, { from, heaviest }]) => {
    const whole = readFileSync(resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`))
    return { name, whole, variationAxes: { wght: { min: LIGHTEST, max: heaviest } } }
  })
  const inputs = JSON.stringify([FONT_CHARACTERS, FONTS, LIGHTEST, PICTURE, ...fonts.map(({ whole }) => sha256(whole))])
  await cacheFolder(FOLDER, inputs, async () => {
    for (const { name, whole, variationAxes } of fonts) {
      const subset = await subsetFont(whole, FONT_CHARACTERS, { targetFormat: 'woff2', variationAxes })
      writeFileSync(join(FOLDER, `${name}.woff2`), subset)
      if (name === 'text') writeFileSync(PICTURE_FONT, await subsetFont(whole, FONT_CHARACTERS, PICTURE))
    }
  })
}
