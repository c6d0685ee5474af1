import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { allPages, pageAt } from '@/content/documents'
import { docFrame, plainPage } from '@/content/site-pages'
import { LOCALES } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'
import { keepJson, keptJson } from '@/lib/node/kept'
import { LogoSymbol } from '@/shell/logo'
import { PICTURE_SIZE, pictureRoute } from '@/site/routes'
import { sha256 } from '../exported/files'
import { DRAWN_WEIGHTS, drawnFont } from './emit-fonts'

const SVG = 'http://www.w3.org/2000/svg'

const FOLDER = 'public/assets/pictures'

const { width, height } = PICTURE_SIZE
/** Around the texts, in pixels, as everything here. */
const MARGIN = 80
const LOGO = { width: 300, height: 60 }
const LINE_HEIGHT = 1.1

/** The largest size at which a text has no more lines is taken. */
const TITLE = { sizes: [96, 84, 72, 60, 48], most: 2, weight: DRAWN_WEIGHTS.title }
const PATH = { sizes: [36, 30, 24], most: 1, weight: DRAWN_WEIGHTS.path }

const FONTS = {
  font: {
    loadSystemFonts: false,
    fontFiles: Object.keys(DRAWN_WEIGHTS).map(drawnFont),
    defaultFontFamily: 'Atkinson Hyperlegible Next',
  },
}

/** Texts are measured at this size. */
const MEASURED = 100

/** How wide a text is, as a share of the size of its font. */
const widthOf = memoizeFor(({ weight }: { weight: number }) =>
  memoize((text: string): number => {
    const svg = renderToStaticMarkup(
      <svg aria-hidden="true" xmlns={SVG} width={width} height={height} fontSize={MEASURED} fontWeight={weight}>
        <text>{text}</text>
      </svg>,
    )
    return (new Resvg(svg, FONTS).getBBox()?.width ?? 0) / MEASURED
  }),
)

interface Lines {
  size: number
  lines: string[]
}

/**
 * Breaks a text into lines that fit beside the margins, at the largest size at which there are not too many of them; what is longer still is
 * shown at the smallest one, as far as it goes.
 * @param isFit whether a line fits at a size
 */
export function fitted(
  text: string,
  { sizes, most }: { sizes: readonly number[]; most: number },
  isFit: (line: string, size: number) => boolean,
): Lines {
  const broken = sizes.map((size) => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`
      if (lines.length > 0 && isFit(longer, size)) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return { size, lines }
  })
  const smallest = { size: sizes.at(-1) ?? 0, lines: broken.at(-1)?.lines.slice(0, most) ?? [] }
  return broken.find(({ size, lines }) => lines.length <= most && lines.every((line) => isFit(line, size))) ?? smallest
}

const linesOf = (text: string, kind: typeof TITLE | typeof PATH): Lines =>
  fitted(text, kind, (line, size) => widthOf(kind)(line) * size <= width - 2 * MARGIN)

/** A colour of the bright theme. */
const colour = memoize((name: string): string => {
  const value = new RegExp(`--wk-${name}: (#\\w+)`).exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1]
  if (!value) throw new Error(`The theme has no colour ${name}`)
  return value
})

/** The picture of a page: the wordmark, where the page is, its title. */
function drawing(title: string, path: string): string {
  const [large, small] = [linesOf(title, TITLE), linesOf(path, PATH)]
  const last = height - MARGIN - LOGO.height / 2
  const first = last - (large.lines.length - 1) * large.size * LINE_HEIGHT
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns={SVG} width={width} height={height} color={colour('ink')}>
      <style>{`.fill-mark{fill:${colour('mark')}}`}</style>
      <LogoSymbol />
      <rect width={width} height={height} fill={colour('bg')} />
      <rect y={height - 20} width={width} height={20} fill={colour('brand')} />
      <use href="#wakamiti-logo" x={MARGIN} y={MARGIN} {...LOGO} />
      <text
        x={MARGIN}
        y={first - large.size - 24}
        fontSize={small.size}
        fontWeight={PATH.weight}
        fill={colour('ink-2')}
      >
        {small.lines}
      </text>
      <g fontSize={large.size} fontWeight={TITLE.weight} letterSpacing={-large.size / 40} fill={colour('ink')}>
        {large.lines.map((line, index) => (
          <text key={line} x={MARGIN} y={first + index * large.size * LINE_HEIGHT}>
            {line}
          </text>
        ))}
      </g>
    </svg>,
  )
}

/** Where a page is in the menu; empty for a home page. */
function pathOf(slug: string): string {
  const page = pageAt(slug)
  const above = page ? docFrame(page).crumbs.slice(0, -1) : []
  return above.map(({ title }) => title).join(' / ')
}

/** Draws a picture, unless it was drawn before, and writes it. */
async function emitPicture({ slug, title }: { slug: string; title: string }, fonts: string): Promise<void> {
  const svg = drawing(title, pathOf(slug))
  const [name, madeOf] = [`pictures${slug}picture`, [svg, fonts]]
  const draw = async () => (await renderAsync(svg, FONTS)).asPng().toString('base64')
  const png = keptJson<string>(name, madeOf) ?? keepJson(name, madeOf, await draw())
  const file = `public${pictureRoute(slug)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(png, 'base64'))
}

/** Writes the picture of each page that is shown where it is shared. The same page gives the same bytes. */
export async function emitPictures(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  const fonts = sha256(Buffer.concat(FONTS.font.fontFiles.map((file) => readFileSync(file))))
  const pages = [...LOCALES.map((locale) => plainPage('home', locale)), ...allPages()]
  await Promise.all(pages.map((page) => emitPicture(page, fonts)))
}
