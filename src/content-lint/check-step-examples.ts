import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { catalogueSteps } from '@/content/references'
import { featureLines } from '@/steps/feature-line'
import type { PageCheck, PageSource, SiteSource } from './pages/page-source'
import { pageProblem } from './problem'

const isStep = (node: RootContent): boolean => node.type === 'leafDirective' && node.name === 'step'

const endsStep = (node: RootContent): boolean => ['heading', 'leafDirective', 'containerDirective'].includes(node.type)

/** The nodes below a step directive, up to the next heading or directive. */
function belowStep({ tree }: PageSource, index: number): RootContent[] {
  const end = tree.children.findIndex((other, at) => at > index && endsStep(other))
  return tree.children.slice(index + 1, end < 0 ? undefined : end)
}

/** The ids of the steps in an example; an empty one for a line that another check reports as no step. */
const idsIn = (text: string, { locale }: PageSource, { knowledge }: SiteSource): string[] =>
  featureLines(text, locale).flatMap((line) => {
    if (line.kind === 'plain' && line.line.trim()) return ['']
    const matches = line.kind === 'step' ? knowledge[locale].matchAll(line.sentence, locale, {}) : undefined
    return matches?.length === 0 ? [''] : (matches?.map(({ step }) => step.id) ?? [])
  })

/** Every documented step has an example below it that uses it. */
export const checkStepExamples: PageCheck = (page, site) => {
  const known = new Set(catalogueSteps(site.references).map((step) => step.id))
  return page.tree.children.flatMap((node, index) => {
    if (!isStep(node)) return []
    const id = textOf(node).trim()
    const examples = belowStep(page, index).flatMap((child) =>
      child.type === 'code' && child.lang === 'gherkin' ? [child.value] : [],
    )
    if (examples.length === 0)
      return [pageProblem(page, node, `step ${id} has no example`, 'write a gherkin fence below it')]
    if (!known.has(id) || site.hasUnusable(page.locale)) return []
    const ids = examples.flatMap((text) => idsIn(text, page, site))
    return ids.includes(id) || ids.includes('')
      ? []
      : [pageProblem(page, node, `the example of step ${id} does not use it`, 'write its sentence into the example')]
  })
}
