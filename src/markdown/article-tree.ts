import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { References } from '@/content/references'
import { linkKind } from '@/content/slug'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { withoutAccents } from '@/lib/text'
import { contentRoot } from '@/site/content-root'
import { withBase } from '@/site/site'
import { sampleValue } from '@/step-language/values/value-tools'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { classesOf, elementsOf, replaceNodes } from './nodes'
import type { PageContext } from './page-tree'

/**
 * Adds an id to every heading of the Markdown source: the only place that creates anchors, without accents so that they can be typed.
 * Every heading with an id also gets a link to itself. The style sheet draws its sign, so that the heading's text stays as it is.
 */
export function addAnchors(tree: Root, locale: Locale): void {
  const slugger = new GithubSlugger()
  for (const heading of elementsOf(tree).filter(({ tagName }) => /^h[2-4]$/.test(tagName))) {
    const { properties, children } = heading
    const words = textOf(heading)
    if (properties.dataCopy === undefined && !properties.id) properties.id = slugger.slug(withoutAccents(words))
    if (!properties.id) continue
    const label = ARTICLE_STRINGS[locale].linkTo(words.trim())
    children.push(h('a', { class: 'anchor', href: `#${properties.id}`, 'aria-label': label }))
  }
}

/** Opens external links in a new tab, without `window.opener`, and removes the address of links that are not allowed. */
export function completeLinks(tree: Root): void {
  for (const { tagName, properties } of elementsOf(tree)) {
    const kind = tagName === 'a' && linkKind(String(properties.href ?? ''))
    if (kind === 'external') Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
    if (kind === 'refused') delete properties.href
  }
}

/** Where a path, a key or coordinates may wrap. */
const BREAK = /(?<=\w[./:=])(?=\w{3})/

/** Lets code in a table wrap between its parts, so that long keys do not make the table wider than the page. */
function breakCode(table: Element): void {
  for (const code of elementsOf(table).filter(({ tagName }) => tagName === 'code'))
    code.children = code.children.flatMap((child) => {
      const parts = child.type === 'text' ? child.value.split(BREAK) : []
      return parts.length < 2
        ? [child]
        : parts.flatMap((value, at) => [...(at > 0 ? [h('wbr')] : []), { type: 'text' as const, value }])
    })
}

/** Wraps tables in a scrolling box with a name and keyboard access. Those of step cards have a class, and always fit. */
export const wrapTables = (tree: Root, locale: Locale): void =>
  replaceNodes<Nodes>(tree, (element) => {
    if (element.type !== 'element' || element.tagName !== 'table' || element.properties.className) return undefined
    breakCode(element)
    const label = ARTICLE_STRINGS[locale].table
    return h('div', { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': label }, [element])
  })

const shortRule = (text: string): string => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text

/** The rule of a data type in one sentence, with a value that it accepts and one that it rejects; none for blocks, which have no values. */
function noteOf(name: string, locale: Locale, types: References['dataTypes']): Element[] {
  const assertion = types.assertions.find((known) => known.name === name)
  const type = assertion ?? types.types.find((known) => known.name === name && known.kind !== 'block')
  if (!type) return []
  const words = ARTICLE_STRINGS[locale]
  const language = stepLanguageOf(locale)
  const rejected = 'rejected' in type ? type.rejected : undefined
  // An operand without its comparison is not accepted.
  const invalid = assertion
    ? sampleValue(assertion.operand, UNNAMED_ARGUMENT, language, types)
    : (rejected?.[language]?.[0] ?? rejected?.any?.[0])
  return [
    h('div', { id: `note-${name}`, role: 'tooltip', hidden: true }, [
      shortRule(type.description[locale]).replaceAll('`', ''),
      h('span', [`${words.accepted} `, h('code', sampleValue(name, UNNAMED_ARGUMENT, language, types))]),
      ...(invalid === undefined ? [] : [h('span', [`${words.rejected} `, h('code', invalid)])]),
    ]),
  ]
}

/** Adds a tooltip for each data type that the page shows as a chip. */
export function addTypeNotes(tree: Root, { locale, references }: PageContext): void {
  const chips = elementsOf(tree).filter((element) => element.tagName === 'a' && classesOf(element).includes('chip'))
  const names = chips.flatMap(({ properties }) => /#type-([\w-]+)$/.exec(String(properties.href))?.[1] ?? [])
  tree.children.push(...[...new Set(names)].sort().flatMap((name) => noteOf(name, locale, references.dataTypes)))
}

/** The size of a PNG in CSS pixels, from its header, for which the page reserves space. */
function imageSize(path: string): { width: number; height: number } | undefined {
  const bytes = readFileSync(path)
  return path.endsWith('.png') ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined
}

/** An image that loads lazily in its reserved space, or at once without scripts; as AVIF if there is one beside it. */
function lazyImage(image: Element): Element {
  const { src, alt, title } = image.properties
  const size = imageSize(join(contentRoot(), String(src)))
  const published = (path: unknown) => withBase(`/assets${path}`)
  const shared = { alt, title, ...size, decoding: 'async' }
  const lighter = String(src).replace(/\.png$/, '.avif')
  const hasLighter = lighter !== src && existsSync(join(contentRoot(), lighter))
  const picture = (prefix: string): Element => {
    const png = h('img', { ...shared, [`${prefix}src`]: published(src) })
    const avif = { type: 'image/avif', [`${prefix}srcset`]: published(lighter) }
    return hasLighter ? h('picture', [h('source', avif), png]) : png
  }
  return h('span', { class: 'lazy-image', 'data-image': 'loading' }, [picture('data-'), h('noscript', [picture('')])])
}

export const makeImagesLazy = (tree: Root): void =>
  replaceNodes<Nodes>(tree, (node) => (node.type === 'element' && node.tagName === 'img' ? lazyImage(node) : undefined))
