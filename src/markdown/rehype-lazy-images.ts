import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { contentRoot } from '@/content/content-source'
import { withBase } from '@/site/site'
import { imageSize } from './image-size'

/** Where the images of the content folder are published. */
const IMAGE_PATH = '/assets'

/** The picture that a reader gets: kept waiting with its space, or at once where no script runs. */
function lazyImage(image: Element): Element {
  const { src, alt, title } = image.properties
  const size = imageSize(join(contentRoot(), String(src)))
  const published = withBase(`${IMAGE_PATH}${src}`)
  const shared = { alt, title, ...size, decoding: 'async' }
  return h('span', { class: 'lazy-image', 'data-image': 'loading' }, [
    h('img', { ...shared, 'data-src': published }),
    h('noscript', [h('img', { ...shared, src: published })]),
  ])
}

/** Images of the content folder load when they come near (spec section 4: loading, then loaded). */
export function rehypeLazyImages() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'img' || !parent || index === undefined) return
      parent.children[index] = lazyImage(element)
      return [SKIP, index + 1]
    })
  }
}
