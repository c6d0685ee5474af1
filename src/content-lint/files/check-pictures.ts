import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import sharp from 'sharp'
import { elementsOf } from '@/markdown/nodes'
import type { PageSource } from '../pages/page-source'
import { duplicates, fileProblem, type Problem, pageProblem, type Refusal, refuse, say } from '../problem'
import { type ContentFiles, fileKind, MAX_FILE_BYTES } from './file-names'

export type DrawingFile = Pick<PageSource, 'file' | 'text'>

/** None of these elements runs, loads or restyles anything outside the drawing. */
const ELEMENTS = `svg title desc g defs path rect circle ellipse line polyline polygon text tspan marker symbol use
  linearGradient radialGradient stop clipPath mask pattern`.split(/\s+/)

const THEMED_PAINT = /^(?:none|currentColor|inherit|url\(.*)$/

/** CSS that loads something from outside the drawing, or may hide that with escapes, which no attribute needs. */
const EXTERNAL = /(?:(?:url|src|image(?:-set)?)\(\s*["']?(?![\s"'#])|(?=\\))([^"')]*)/i

function refusal(name: string, value: string, idPrefix: string): Refusal | undefined {
  if (/^on|^style$/i.test(name)) return refuse('drawings.refused', name.toLowerCase())
  if (idPrefix && /^(?:fill|stroke|color|stopColor)$/.test(name) && !THEMED_PAINT.test(value))
    return [say('cannotBe', name, value), say('write', 'currentColor')]
  const target = (/href$/i.test(name) ? /^((?!#).*)/s : EXTERNAL).exec(value)?.[1]
  if (target !== undefined) return [say('cannotBe', name, target), say('write', '#…')]
  if (name === 'id' && !value.startsWith(idPrefix)) return [say('cannotBe', name, value), say('write', `${idPrefix}-…`)]
  return undefined
}

function elementProblems(drawing: DrawingFile, element: Element, idPrefix: string): Problem[] {
  const { tagName, properties } = element
  if (!ELEMENTS.includes(tagName)) return [pageProblem(drawing, element, refuse('drawings.refused', `<${tagName}>`))]
  const { start, end } = element.data?.position?.opening ?? {}
  const isUnclosed = !element.data?.position?.closing && !drawing.text.slice(start?.offset, end?.offset).endsWith('/>')
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    const found = refusal(name, String(value), idPrefix)
    return found ? [pageProblem(drawing, element, found)] : []
  })
  if (!isUnclosed) return attributes
  return [pageProblem(drawing, element, refuse('unclosed', `<${tagName}>`, `</${tagName}>`)), ...attributes]
}

function rootProblems(drawing: DrawingFile, root: Root): Problem[] {
  const [svg, ...others] = root.children.filter(({ type }) => type !== 'comment')
  const extra = others.find((node) => node.type !== 'text' || node.value.trim())
  if (svg?.type !== 'element' || svg.tagName !== 'svg' || extra)
    return [pageProblem(drawing, extra ?? svg ?? root, refuse('drawings.oneSvg'))]
  const title = svg.children.find((child) => child.type === 'element')
  // A drawing in an <img> gets its description from the page.
  const isInline = drawing.file.startsWith('figures/')
  const lacksTitle = isInline && (title?.tagName !== 'title' || !textOf(title).trim())
  const lacksSize = !/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(String(svg.properties.viewBox ?? ''))
  const missing = [...(lacksTitle ? ['<title>'] : []), ...(lacksSize ? ['viewBox="0 0 … …"'] : [])]
  return missing.map((name) => pageProblem(drawing, svg, refuse('missing', name)))
}

/** Checks a drawing that becomes part of a page: it has a text alternative and does nothing but draw. */
export function checkDrawing(drawing: DrawingFile): Problem[] {
  const { file, text } = drawing
  const problems: Problem[] = []
  const root = fromHtml(text, {
    fragment: true,
    verbose: true,
    onerror: ({ reason, line = 1, column = 1 }) =>
      void problems.push(pageProblem(drawing, { line, column }, [say('titled', 'SVG', reason), say('correctIt')])),
  })
  const [, idPrefix = ''] = /^figures\/([^./]+)/.exec(file) ?? []
  const elements = elementsOf(root)
  return [
    ...problems,
    ...rootProblems(drawing, root),
    ...elements.flatMap((element) => elementProblems(drawing, element, idPrefix)),
    ...duplicates(elements, ({ properties }) => String(properties.id ?? '')).map(([element]) =>
      pageProblem(drawing, element, refuse('twice', String(element.properties.id))),
    ),
  ]
}

/** No screenshot is larger; a small file may unpack to a picture that exhausts memory. */
const MAX_PIXELS = 25_000_000
const SIGNATURES = { png: /^.PNG\r\n/s, avif: /^.{4}ftypavif/s }

async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  const pixels = sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS }).raw().toBuffer()
  return (await pixels.catch(() => undefined)) !== undefined
}

async function pictureRefusal(file: string, bytes: Uint8Array): Promise<Refusal | undefined> {
  if (bytes.length === 0) return refuse('empty', file)
  if (bytes.length > MAX_FILE_BYTES) return refuse('files.tooLarge', MAX_FILE_BYTES)
  const format = file.endsWith('.avif') ? 'avif' : 'png'
  const isNamedRight = SIGNATURES[format].test(String.fromCharCode(...bytes.subarray(0, 12)))
  return isNamedRight && (await canBeDecoded(bytes)) ? undefined : refuse('pictures.damaged', format.toUpperCase())
}

/** Reports pictures that are too large, in another format than their name says, or damaged. */
export async function damagedPictures(files: ContentFiles, isChecked: (file: string) => boolean = () => true) {
  const problems: Problem[] = []
  for (const [file, bytes] of files) {
    if (!bytes || fileKind(file) !== 'picture' || !isChecked(file)) continue
    const found = await pictureRefusal(file, bytes)
    if (found) problems.push(fileProblem(file, found))
  }
  return problems
}
