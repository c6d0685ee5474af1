import type { Element, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { elementsOf } from '../nodes'
import { pageContext } from '../page-context'

/** Fewer steps are seen at a glance as they are. */
const FEWEST_STEPS = 6

const isElement = (node: RootContent): node is Element => node.type === 'element'
const isHeading = (node: RootContent): boolean => isElement(node) && /^h[2-5]$/.test(node.tagName)
const isStep = (node: RootContent): node is Element => isElement(node) && node.properties.dataStepId !== undefined

/** The text of the first element of a card that fits. */
function textIn(card: Element, fits: (element: Element) => boolean): string {
  const element = elementsOf(card).find(fits)
  return element ? textOf(element) : ''
}

/** A step in one line: its keyword, its sentence as a link to the card, and its badge. */
function line(card: Element): Element {
  const keyword = textIn(card, ({ properties }) => String(properties.className) === 'gutter')
  const sentence = textIn(card, ({ properties }) => properties.dataCopy !== undefined)
  const badge = textIn(card, ({ properties }) => String(properties.className) === 'badge')
  return h('li', [
    h('b', { 'data-kind': String(card.properties.dataKind) }, keyword),
    ' ',
    h('a', { href: `#${card.properties.id}` }, sentence),
    badge && [' ', h('span', { class: 'badge' }, badge)],
  ])
}

/** Without JavaScript the field is not shown, and the index is simply a list. */
function stepIndex(cards: Element[], locale: Locale): Element {
  const words = ARTICLE_STRINGS[locale]
  const field = { type: 'search', placeholder: words.filterSteps, 'aria-label': words.filterSteps, autocomplete: 'off' }
  return h('nav', { class: 'step-index', 'aria-label': words.stepIndex }, [
    h('input', field),
    h('ul', cards.map(line)),
    h('p', { role: 'status' }, [h('span', { hidden: true }, words.noStepSaysThat), h('span', { 'data-of': words.of })]),
  ])
}

/** Lists all steps of a page, a line each, under the heading of the section that has them. */
export function rehypeStepIndex() {
  return (tree: Root, file: VFile) => {
    const { locale } = pageContext(file)
    const cards = tree.children.filter(isStep)
    const [first] = cards
    if (!first || cards.length < FEWEST_STEPS) return
    const before = tree.children.slice(0, tree.children.indexOf(first))
    const section = before.findLastIndex((node) => isElement(node) && node.tagName === 'h2')
    const next = tree.children.findIndex((node, index) => index > section && (isHeading(node) || isStep(node)))
    tree.children.splice(next, 0, stepIndex(cards, locale))
  }
}
