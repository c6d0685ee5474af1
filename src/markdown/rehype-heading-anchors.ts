import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Text without accents, so that an anchor can be typed and reads the same in every address bar.
 * @example withoutAccents('Instalación') // => 'Instalacion'
 */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')

/** Gives every heading that a writer wrote its id: the one place where anchors are made. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    visit(tree, 'element', (element) => {
      if (/^h[2-4]$/.test(element.tagName) && element.properties.dataCopy === undefined && !element.properties.id)
        element.properties.id = slugger.slug(withoutAccents(textOf(element)))
    })
  }
}
