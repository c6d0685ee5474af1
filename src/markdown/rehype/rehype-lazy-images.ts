import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { contentRoot } from '@/site/content-root'
import { withBase } from '@/site/site'
import { replaceNodes } from '../nodes'

/** Width and height of an image, in CSS pixels. */
interface ImageSize {
  width: number
  height: number
}

const PNG_SIGNATURE = '89504e470d0a1a0a'

const sizeOfSvg = (source: string): ImageSize | undefined => {
  const [, , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(source)?.slice(1).map(Number) ?? []
  return width && height ? { width, height } : undefined
}

/**
 * Reads the size of an SVG (its viewBox) or a PNG (its header), so that the page reserves the space of an image.
 * @param path an absolute path
 * @returns undefined for another format
 */
function imageSize(path: string): ImageSize | undefined {
  const bytes = readFileSync(path)
  if (path.endsWith('.svg')) return sizeOfSvg(bytes.toString('utf8'))
  if (bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const IMAGE_PATH = '/assets'

/**
 * An image that loads later in its reserved space, or at once where no script runs. A PNG with an AVIF beside it is for the
 * browsers that do not know that.
 */
function lazyImage(image: Element): Element {
  const { src, alt, title } = image.properties
  const size = imageSize(join(contentRoot(), String(src)))
  const published = withBase(`${IMAGE_PATH}${src}`)
  const shared = { alt, title, ...size, decoding: 'async' }
  const lighter = String(src).replace(/\.png$/, '.avif')
  const hasLighter = lighter !== src && existsSync(join(contentRoot(), lighter))
  const source = (attribute: string) =>
    hasLighter ? [h('source', { type: 'image/avif', [attribute]: withBase(`${IMAGE_PATH}${lighter}`) })] : []
  const picture = (address: object, sources: Element[]) =>
    hasLighter ? h('picture', [...sources, h('img', { ...shared, ...address })]) : h('img', { ...shared, ...address })
  return h('span', { class: 'lazy-image', 'data-image': 'loading' }, [
    picture({ 'data-src': published }, source('data-srcset')),
    h('noscript', [picture({ src: published }, source('srcset'))]),
  ])
}

/** Images load when they are scrolled near: `data-image` is `loading`, then `loaded`. */
export function rehypeLazyImages() {
  return (tree: Root) => {
    replaceNodes<Nodes>(tree, (node) =>
      node.type === 'element' && node.tagName === 'img' ? lazyImage(node) : undefined,
    )
  }
}
