import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { allPages, pageAt } from '@/content/documents'
import { crumbsOf, plainPage } from '@/content/site-pages'
import { LOCALES } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { cacheEntry } from '@/lib/node/disk-cache'
import { LogoSymbol } from '@/shell/logo'
import { PICTURE_SIZE, pictureRoute } from '@/site/site'
import { sha256, writeFile } from '../exported/files'
import { PICTURE_FONT } from './emit-fonts'

const { width, height } = PICTURE_SIZE
/** In pixels, as everything here. */
const MARGIN = 80
const TITLE_SIZES = [96, 84, 72, 60, 48]
const MAX_LINES = 2
const FONT = { loadSystemFonts: false, fontFiles: [PICTURE_FONT], defaultFontFamily: 'Atkinson Hyperlegible Next' }
/** More than the average letter, as a share of the font size. */
const LETTER_WIDTH = 0.57

/** Breaks a title into lines, at the largest size at which they fit; at the smallest, what is left over is cut. */
export function titleLines(title: string, sizes = TITLE_SIZES): { size: number; lines: string[] } {
  const [size = 0, ...smaller] = sizes
  const maxLetters = Math.floor((width - 2 * MARGIN) / (size * LETTER_WIDTH))
  const lines = title.match(new RegExp(`\\S.{0,${maxLetters - 1}}(?!\\S)|\\S+`, 'g')) ?? []
  const isFit = lines.length <= MAX_LINES && lines.every((line) => line.length <= maxLetters)
  return isFit || smaller.length === 0 ? { size, lines: lines.slice(0, MAX_LINES) } : titleLines(title, smaller)
}

const colour = memoize(
  (name: string) => new RegExp(`--wk-${name}: (#\\w+)`).exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1] ?? '',
)

function drawing(title: string, path: string): string {
  const { size, lines } = titleLines(title)
  const first = height - MARGIN - 30 - (lines.length - 1) * size * 1.1
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height} color={colour('ink')}>
      <style>{`.fill-mark{fill:${colour('mark')}}`}</style>
      <LogoSymbol />
      <rect width={width} height={height} fill={colour('bg')} />
      <rect y={height - 20} width={width} height={20} fill={colour('brand')} />
      <use href="#wakamiti-logo" x={MARGIN} y={MARGIN} width={300} height={60} />
      <g fill={colour('ink')} fontSize={size} letterSpacing={-size / 40}>
        {lines.map((line, index) => (
          <text key={line} x={MARGIN} y={first + index * size * 1.1}>
            {line}
          </text>
        ))}
      </g>
      <text x={MARGIN} y={first - size - 24} fontSize={36} fill={colour('ink-2')}>
        {path}
      </text>
    </svg>,
  )
}

/** Writes a page's picture, drawn unless it is cached. The renderer's own PNG would be half as large again. */
async function emitPicture(folder: string, { slug, title }: { slug: string; title: string }, font: string) {
  const page = pageAt(slug)
  const above = page ? crumbsOf(page).slice(0, -1) : []
  const svg = drawing(title, above.map((crumb) => crumb.title).join(' / '))
  const draw = async () => {
    const { pixels } = await renderAsync(svg, { font: FONT })
    const picture = sharp(pixels, { raw: { ...PICTURE_SIZE, channels: 4 } })
      .removeAlpha()
      .png()
    return (await picture.toBuffer()).toString('base64')
  }
  const { cached, store } = cacheEntry<string>(`pictures${slug}picture`, [svg, font])
  const png = cached ?? store(await draw())
  writeFile(join(folder, pictureRoute(slug)), Buffer.from(png, 'base64'))
}

/** Writes the preview picture of each page, one by one: Next.js needs the other processor. The same page gives the same bytes. */
export async function emitPictures(folder: string): Promise<void> {
  const font = sha256(readFileSync(PICTURE_FONT))
  const pages = [...LOCALES.map((locale) => plainPage('home', locale)), ...allPages()]
  for (const page of pages) await emitPicture(folder, page, font)
}
