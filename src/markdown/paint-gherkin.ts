import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { catalogueSteps, type References } from '@/content/references'
import { stepLanguageOf } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type FeatureLine, featureLines, isContinuation } from '@/steps/feature-line'
import { createMatcher, type StepMatch, sentenceParts } from '@/steps/match-step'
import { type Fence, fencePlugins } from './fence'
import type { PageContext } from './page-context'

/** The matcher for all steps of the references. */
export const stepMatcher = memoizeFor((references: References) =>
  createMatcher(catalogueSteps(references), references.dataTypes),
)

type StepLine = Extract<FeatureLine, { kind: 'step' }>

const text = (value: string): ElementContent => ({ type: 'text', value })

/** A sentence with its values in the colour of their type. */
const paintSentence = (sentence: string, match: StepMatch): ElementContent[] =>
  sentenceParts(sentence, match).map(({ text: words, family }) =>
    family ? h('span', { class: `v-${family}` }, words) : text(words),
  )

function paintStep(line: StepLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  const { keyword, role, indent, sentence } = line
  const matches = stepMatcher(context.references)(sentence, stepLanguageOf(context.locale), { plugins })
  const [match] = matches
  const isOne = matches.length === 1 && match
  const look = { class: `k-${role}`, 'data-continues': isContinuation(keyword) ? '' : undefined }
  const words = [
    h('span', look, keyword),
    text(line.line.slice(indent.length + keyword.length, line.offset)),
    ...(isOne ? paintSentence(sentence, match) : [text(sentence)]),
  ]
  return [text(indent), ...(isOne ? [h('a', { href: withBase(stepRoute(match.step, context.locale)) }, words)] : words)]
}

function paintLine(line: FeatureLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  if (line.kind === 'step') return paintStep(line, context, plugins)
  if (line.kind === 'title') return [text(line.indent), h('span', { class: 'k-title' }, line.keyword), text(line.title)]
  if (line.kind === 'comment') return [h('span', { class: 'tk-comment' }, line.line)]
  if (line.kind === 'tag') return [h('span', { class: 'tk-parameter' }, line.line)]
  return [text(line.line)]
}

/**
 * Highlights Gherkin with the site's own matcher: keywords by role, values by family; the line of a known step links to
 * its card.
 */
export function paintGherkin(fence: Fence, context: PageContext): ElementContent[] {
  const plugins = fencePlugins(fence.meta, context.plugin)
  return featureLines(fence.value, stepLanguageOf(context.locale)).flatMap((line, index) => [
    ...(index ? [text('\n')] : []),
    ...paintLine(line, context, plugins),
  ])
}
