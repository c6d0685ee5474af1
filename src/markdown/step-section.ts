import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as contentOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { catalogueSteps, stepMatcher } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { sampleParts } from '@/step-language/values/value-tools'
import { StepCard } from '@/steps/card/step-card'
import { type SentencePart, sentenceParts } from '@/steps/expression/step-expression'
import { featureLines } from '@/steps/feature-line'
import type { CatalogueStep } from '@/steps/step'
import { elementsOf } from './nodes'
import type { PageContext, StepSection } from './page-tree'
import { Rendered, reactToHast } from './reference-directives'

/** A one-line example says no more than the card. */
const isOneLine = (text: string, sentence: string): boolean =>
  !text.trim().includes('\n') && text.trim().endsWith(sentence)

/** The first sentence of a step in the examples of its section, or a sample. */
function sentenceOf(step: CatalogueStep, section: StepSection, { references, locale }: PageContext): SentencePart[] {
  const match = stepMatcher(references)
  const language = stepLanguageOf(locale)
  for (const node of section.children) {
    if (node.type !== 'code' || node.lang !== 'gherkin') continue
    for (const line of featureLines(node.value, language)) {
      if (line.kind !== 'step') continue
      const [found] = match(line.sentence, language, { step: step.id })
      if (found) return sentenceParts(line.sentence, found)
    }
  }
  return sampleParts(step, language, match, references.dataTypes)
}

/** The card of a step, with the page's own content in its details. @param render renders that content */
export function stepSection(
  section: StepSection,
  render: (children: StepSection['children']) => ElementContent[],
  context: PageContext,
): Element {
  const id = textOf(section.directive)
  const step = catalogueSteps(context.references).find((candidate) => candidate.id === id)
  if (!step) throw new Error(`${context.file}: ::step[${id}] names no step`)
  const { locale } = context
  const sentence = sentenceOf(step, section, context)
  const words = sentence.map(({ text }) => text).join('')
  const isShown = (node: Nodes) => node.type === 'code' && isOneLine(node.value, words)
  const [example] = section.children.filter(isShown)
  const engine = example && context.markOf(textOf(example))?.engine
  const props = { step, sentence, locale, level: section.level as 3 | 4 | 5, engine }
  const nodes = render(section.children.filter((node) => !isShown(node)))
  return reactToHast(createElement(StepCard, props, createElement(Rendered, { nodes })))
}

/** Fewer steps need no index. */
const MIN_STEPS = 6

const isElement = (node: RootContent): node is Element => node.type === 'element'
const isHeading = (node: RootContent): boolean => isElement(node) && /^h[2-5]$/.test(node.tagName)
const isStep = (node: RootContent): node is Element => isElement(node) && node.properties.dataStepId !== undefined

function textIn(card: Element, fits: (element: Element) => boolean): string {
  const element = elementsOf(card).find(fits)
  return element ? contentOf(element) : ''
}

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

/** Without JavaScript the field is not shown: the index is a plain list. */
function stepIndex(cards: Element[], locale: Locale): Element {
  const words = ARTICLE_STRINGS[locale]
  const field = { type: 'search', placeholder: words.filterSteps, 'aria-label': words.filterSteps, autocomplete: 'off' }
  return h('nav', { class: 'step-index', 'aria-label': words.stepIndex }, [
    h('input', field),
    h('ul', cards.map(line)),
    h('p', { role: 'status' }, [h('span', { hidden: true }, words.noMatchingStep), h('span', { 'data-of': words.of })]),
  ])
}

/** Lists all steps of a page, one per line, under the heading of their section. */
export function addStepIndex(tree: Root, locale: Locale): void {
  const cards = tree.children.filter(isStep)
  const [first] = cards
  if (!first || cards.length < MIN_STEPS) return
  const before = tree.children.slice(0, tree.children.indexOf(first))
  const section = before.findLastIndex((node) => isElement(node) && node.tagName === 'h2')
  const next = tree.children.findIndex((node, index) => index > section && (isHeading(node) || isStep(node)))
  tree.children.splice(next, 0, stepIndex(cards, locale))
}
