import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { linkKind } from '@/lib/link-kind'

/** Opens links that leave the site in a new tab, without handing over the opener, and takes refused ones away. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'a') return
      const kind = linkKind(String(element.properties.href ?? ''))
      if (kind === 'external') Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      if (kind === 'refused') delete element.properties.href
    })
  }
}
