import type { Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { pageContext } from './page-context'

/** Lets a wide table scroll inside its own box, with a name and reachable by keyboard. Tables of step cards fit as they are. */
export function rehypeTables() {
  return (tree: Root, file: VFile) => {
    const { locale } = pageContext(file)
    visit(tree, 'element', (element, index, parent) => {
      if (element.tagName !== 'table' || element.properties.className || !parent || index === undefined) return
      const label = ARTICLE_STRINGS[locale].table
      parent.children[index] = h('div', { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': label }, [
        element,
      ])
      return [SKIP, index + 1]
    })
  }
}
