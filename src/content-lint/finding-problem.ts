import type { Code } from 'mdast'
import type { FeatureFinding } from '@/gherkin/finding/finding'
import { findingText, findingTitle } from '@/gherkin/finding/finding-text'
import type { Locale } from '@/i18n/locale'
import { placeAt } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import type { StepCatalogue } from '@/steps/catalogue'
import { STEP_KEYWORDS } from '@/steps/keywords'
import type { PageSource, SiteSource } from './pages/page-source'
import type { Problem } from './problem'
import { pageProblem, placeInCode } from './problem'

/** The example that a finding is in. */
interface FindingContext {
  page: PageSource
  code: Code
  site: SiteSource
  plugins: string[] | undefined
}

const NO_STEP = 'write a step of the tool, or set steps=custom'
const CORRECT = 'correct the example so that the tool can run it'
/** The advice where the finding has neither a fix nor a step. */
const ADVICE: Partial<Record<FeatureFinding['code'], string>> = {
  'syntax.cells': 'give every row of the table the same number',
  'syntax.end': 'write what is missing at the end of the example',
  'syntax.tag': 'remove the blank',
  'description.block': 'write the step above it',
  'example.unknown': 'add a column with that name, or write one that there is',
  'unsupported.rule': 'remove its title',
}

/** The advice from the step of a finding: its columns where those are wrong, else its expression. */
function stepAdvice({ code, steps: [id] }: FeatureFinding, { steps }: StepCatalogue, locale: Locale) {
  const step = steps.find((one) => one.id === id)
  if (!step) return undefined
  return code.startsWith('columns.') && step.table
    ? `write the columns ${step.table.columns.join(', ')}`
    : `write it as ${step.expression[locale]} takes it`
}

const expressionOf = (id: string | undefined, { steps }: StepCatalogue, locale: Locale): string | undefined =>
  steps.find((step) => step.id === id)?.expression[locale]

/** The advice from the first fix. */
function fixAdvice({ fixes }: FeatureFinding, catalogue: StepCatalogue, locale: Locale): string | undefined {
  const [fix] = fixes
  if (!fix) return undefined
  const after = fix.diff?.flatMap(({ change, text }) => (change === 'del' ? [] : [text])).join('')
  const near = after ?? (fix.edits.length === 0 ? expressionOf(fix.step, catalogue, locale) : undefined)
  if (near) return `did you mean ${near}?`
  const written = fix.edits.flatMap(({ insert }) => insert.trim().split('\n').slice(0, 1)).filter(Boolean)
  return written.length > 0 ? `write ${written.join(', ')}` : 'remove it'
}

function messageOf(found: FeatureFinding, { page, code, site, plugins }: FindingContext): [string, string] {
  const { locale } = page
  const { catalogue } = site.knowledge[locale]
  const words = code.value.slice(found.from, found.to)
  const fix = fixAdvice(found, catalogue, locale)
  const ids = found.steps.join(', ')
  if (found.code === 'module.missing' && plugins) {
    const all = [...plugins, found.data.plugin].join(',')
    return [`"${words}" matches no step of ${plugins.join(', ')}`, `it is ${ids}: set plugins=${all} on the fence`]
  }
  if (found.code === 'ambiguous') return [`"${words}" matches ${ids}`, 'set plugins=… or expect=ambiguous on the fence']
  if (found.code === 'undefined') return [`"${found.data.sentence ?? words}" matches no step`, fix ?? NO_STEP]
  const text = `${findingTitle(found, 'en')}: ${findingText(found, 'en', catalogue, locale)}`.replaceAll('`', '')
  const [word = ''] = words.split(/\s/)
  if (found.code === 'syntax.foreign') return [text, `write ${found.data.instead}`]
  const near = found.code === 'syntax.unexpected' ? nearest(word, STEP_KEYWORDS[locale]) : undefined
  if (near) return [text, `did you mean ${near}?`]
  return [text, fix ?? ADVICE[found.code] ?? stepAdvice(found, catalogue, locale) ?? CORRECT]
}

/** Converts a finding in an example to a problem of its page. */
export function findingProblem(found: FeatureFinding, context: FindingContext): Problem {
  const place = placeInCode(context.code, placeAt(context.code.value, found.from))
  return pageProblem(context.page, place, ...messageOf(found, context))
}
