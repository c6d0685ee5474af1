import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { linkKind } from '@/lib/link-kind'
import { withBase } from '@/site/site'

/** Puts the base path before internal links and opens external ones in a new tab, without handing over the opener. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'a') return
      const href = String(element.properties.href ?? '')
      const kind = linkKind(href)
      if (kind === 'internal' && !href.startsWith(withBase('/'))) element.properties.href = withBase(href)
      if (kind === 'external') Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      if (kind === 'refused') delete element.properties.href
    })
  }
}
