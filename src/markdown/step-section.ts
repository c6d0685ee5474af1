import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { catalogueSteps } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { StepCard } from '@/steps/card/step-card'
import type { PageContext } from './page-context'
import { fillSlot, reactToHast } from './react-to-hast'
import type { StepSection } from './remark-sections'

const isExample = (node: ElementContent): boolean =>
  node.type === 'element' && node.properties.className?.toString() === 'code'

/** The content of an example without its frame, which the disclosure replaces. */
const unframed = (example: ElementContent): ElementContent[] =>
  example.type === 'element' && example.tagName === 'figure' ? example.children : [example]

/** Examples in a disclosure, open for the first step of a group. */
const disclosure = (examples: ElementContent[], isOpen: boolean, label: string): Element =>
  h('details', { class: 'example', open: isOpen }, [h('summary', label), ...examples.flatMap(unframed)])

/**
 * The card of a step with the content of the page: prose first, then the example.
 * @throws for an unknown step, which the content check reports with its line
 */
export function stepSection(section: StepSection, children: ElementContent[], context: PageContext): Element {
  const id = textOf(section.directive)
  const step = catalogueSteps(context.references).find((candidate) => candidate.id === id)
  if (!step) throw new Error(`${context.file}: ::step[${id}] names no step`)
  const examples = children.filter(isExample)
  const prose = children.filter((child) => !isExample(child) && !(child.type === 'text' && !child.value.trim()))
  const card = reactToHast(
    createElement(
      StepCard,
      { step, locale: context.locale, level: section.level as 3 | 4 | 5 },
      createElement('div', { 'data-slot': '' }),
    ),
  )
  const example = examples.length
    ? [disclosure(examples, section.isFirst, ARTICLE_STRINGS[context.locale].example)]
    : []
  fillSlot(card, [...prose, ...example])
  return card
}
