import type { Element, ElementContent } from 'hast'
import { toString as contentOf } from 'hast-util-to-string'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { catalogueSteps } from '@/content/references'
import { stepLanguageOf } from '@/i18n/locale'
import { sampleParts } from '@/step-language/values/value-tools'
import { StepCard } from '@/steps/card/step-card'
import { featureLines } from '@/steps/feature-line'
import { type SentencePart, sentenceParts } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { PageContext } from './page-context'
import { stepMatcher } from './paint-gherkin'
import { fillSlot, reactToHast } from './react-to-hast'
import type { StepSection } from './remark-plugins'

/** An example of one line says no more than the card. */
const isOneLine = (text: string, sentence: string): boolean =>
  !text.trim().includes('\n') && text.trim().endsWith(sentence)

const isSentence = (child: ElementContent, sentence: string): boolean =>
  child.type === 'element' &&
  child.tagName === 'figure' &&
  child.children.some(
    (part) => part.type === 'element' && part.tagName === 'pre' && isOneLine(contentOf(part), sentence),
  )

/** The engine that ran the example whose one line the card shows in its place. */
function engineOfSentence({ children }: StepSection, sentence: string, { markOf }: PageContext): string | undefined {
  const example = children.find((node) => node.type === 'code' && isOneLine(node.value, sentence))
  return example?.type === 'code' ? markOf(example.value)?.engine : undefined
}

/** The first sentence of the step in the examples of its section; a sample when there is none. */
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

/**
 * The card of a step with the content of the page among its details.
 * @throws for an unknown step, which the content check reports with its line
 */
export function stepSection(section: StepSection, children: ElementContent[], context: PageContext): Element {
  const id = textOf(section.directive)
  const step = catalogueSteps(context.references).find((candidate) => candidate.id === id)
  if (!step) throw new Error(`${context.file}: ::step[${id}] names no step`)
  const { locale } = context
  const sentence = sentenceOf(step, section, context)
  const words = sentence.map(({ text }) => text).join('')
  const engine = engineOfSentence(section, words, context)
  const card = reactToHast(
    createElement(
      StepCard,
      { step, sentence, locale, level: section.level as 3 | 4 | 5, engine },
      createElement('div', { 'data-slot': '' }),
    ),
  )
  fillSlot(
    card,
    children.filter((child) => (child.type === 'text' ? child.value.trim() : !isSentence(child, words))),
  )
  return card
}
