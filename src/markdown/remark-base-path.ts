import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { linkKind } from '@/lib/link-kind'
import { withBase } from '@/site/site'

/**
 * Puts the base path before the internal links that writers and inline directives make. It works on Markdown, because what
 * the site's components add to the article carries the base already, and `/wakamiti/license/` looks the same with and without.
 */
export function remarkBasePath() {
  return (tree: Root) => {
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node && linkKind(node.url) === 'internal') node.url = withBase(node.url)
    })
  }
}
