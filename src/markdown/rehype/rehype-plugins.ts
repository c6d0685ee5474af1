import GithubSlugger from 'github-slugger'
import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { References } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { withoutAccents } from '@/lib/fold-text'
import { linkKind } from '@/lib/link-kind'
import { sampleValue } from '@/step-language/values/value-tools'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { elementsOf, replaceNodes } from '../nodes'
import { pageContext } from '../page-context'

/**
 * Adds an id to every heading of the Markdown source: the only place where anchors are created. They have no accents, so that
 * they can be typed and look the same in every address bar.
 */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    for (const element of elementsOf(tree))
      if (/^h[2-4]$/.test(element.tagName) && element.properties.dataCopy === undefined && !element.properties.id)
        element.properties.id = slugger.slug(withoutAccents(textOf(element)))
  }
}

/**
 * Adds to every heading with an anchor a link to itself, after its words. The style sheet draws its sign, so that the text of the
 * heading stays what the outline and the search index read.
 */
export function rehypeHeadingLinks() {
  return (tree: Root, file: VFile) => {
    const { locale } = pageContext(file)
    for (const element of elementsOf(tree)) {
      const { id } = element.properties
      if (!id || !/^h[2-4]$/.test(element.tagName)) continue
      const label = ARTICLE_STRINGS[locale].linkTo(textOf(element).trim())
      element.children.push(h('a', { class: 'anchor', href: `#${id}`, 'aria-label': label }))
    }
  }
}

/** Opens external links in a new tab without `window.opener`, and removes the address of refused ones. */
export function rehypeLinks() {
  return (tree: Root) => {
    for (const { tagName, properties } of elementsOf(tree)) {
      const kind = tagName === 'a' && linkKind(String(properties.href ?? ''))
      if (kind === 'external') Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      if (kind === 'refused') delete properties.href
    }
  }
}

/** Where a path, a key or coordinates may be broken. */
const BREAK = /(?<=\w[./:=])(?=\w{3})/

/** Code in a table breaks where its parts end, so that long keys do not make the table wider than the page. */
function breakCode(table: Element): void {
  for (const code of elementsOf(table).filter(({ tagName }) => tagName === 'code'))
    code.children = code.children.flatMap((child) => {
      const parts = child.type === 'text' ? child.value.split(BREAK) : []
      return parts.length < 2
        ? [child]
        : parts.flatMap((value, at) => [...(at > 0 ? [h('wbr')] : []), { type: 'text' as const, value }])
    })
}

/** Wraps tables in a scrolling box with a name and keyboard access, except those of step cards, which always fit. */
export function rehypeTables() {
  return (tree: Root, file: VFile) => {
    const { locale } = pageContext(file)
    replaceNodes<Nodes>(tree, (element) => {
      if (element.type !== 'element' || element.tagName !== 'table' || element.properties.className) return undefined
      breakCode(element)
      const label = ARTICLE_STRINGS[locale].table
      return h('div', { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': label }, [element])
    })
  }
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

/** The rule of a data type with a value that it accepts and one that it does not; none for blocks, which have no values. */
function noteOf(name: string, locale: Locale, types: References['dataTypes']): Element[] {
  const assertion = types.assertions.find((known) => known.name === name)
  const type = assertion ?? types.types.find((known) => known.name === name && known.kind !== 'block')
  if (!type) return []
  const words = ARTICLE_STRINGS[locale]
  const language = stepLanguageOf(locale)
  const rejected = 'rejected' in type ? type.rejected : undefined
  // A comparison is more than the value that it compares with.
  const invalid = assertion
    ? sampleValue(assertion.operand, UNNAMED_ARGUMENT, language, types)
    : (rejected?.[language]?.[0] ?? rejected?.any?.[0])
  return [
    h('div', { id: `note-${name}`, role: 'tooltip', hidden: true }, [
      firstSentence(type.description[locale]).replaceAll('`', ''),
      h('span', [`${words.accepted} `, h('code', sampleValue(name, UNNAMED_ARGUMENT, language, types))]),
      ...(invalid === undefined ? [] : [h('span', [`${words.rejected} `, h('code', invalid)])]),
    ]),
  ]
}

/** Adds a note on each data type whose chip is in the page, which is shown beside the chip. */
export function rehypeTypeNotes() {
  return (tree: Root, file: VFile) => {
    const { locale, references } = pageContext(file)
    const names = new Set<string>()
    for (const { tagName, properties } of elementsOf(tree)) {
      const type = tagName === 'a' && /#type-([\w-]+)$/.exec(String(properties.href))?.[1]
      if (type && [properties.className].flat().includes('chip')) names.add(type)
    }
    tree.children.push(...[...names].sort().flatMap((name) => noteOf(name, locale, references.dataTypes)))
  }
}
