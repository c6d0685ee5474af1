import type { Code } from 'mdast'
import { pluginOfPage } from '@/content/references'
import { createFeatureChecker, type FeatureReport } from '@/gherkin/check/check-feature'
import { type FeatureFinding, findingText, findingTitle } from '@/gherkin/finding'
import { localize, stepLanguageOf } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { fenceMeta, fencePlugins } from '@/markdown/fence'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { knownModules } from '@/steps/catalogue'
import { examplesIn } from './pages/check-fences'
import type { PageCheck, PageSource, SiteSource } from './pages/page-source'
import { codeProblem, didYouMeanOr, type Problem, pageProblem, type Refusal, refuse } from './problem'

/** The checker that readers use, one per knowledge. */
export const featureChecker = memoizeFor(createFeatureChecker)

/** The same without the costly search for similar steps, for examples that opt out of matching steps. */
const checkerWithoutSuggestions = memoizeFor((knowledge: StepKnowledge) => {
  const { indexOf } = createKnowledge({ ...knowledge.catalogue, steps: [] })
  return createFeatureChecker({ ...knowledge, indexOf })
})

interface CheckedExample {
  page: PageSource
  code: Code
  site: SiteSource
  plugins: string[] | undefined
  report: FeatureReport
}

/** Findings that need no step catalogue. */
const SYNTAX_FINDINGS = /^(limit|encoding|syntax|language|unsupported|structure|description)\b/
/** A sentence matches no step at all, or none of the fence's plugins. */
const NO_STEP = /^(undefined|argument|module\.(missing|unknown))$/
/** An example may be a fragment, or half of a definition pair; the page warns about broken steps itself. */
const ALLOWED_IN_EXAMPLES = /^(structure\.fragment|pair\.id|broken\..+)$/

/** The findings that a fence can declare as intended: sentences that match no step, or several. */
const OPT_OUTS = {
  undefined: { allowed: NO_STEP, key: 'expect=' },
  ambiguous: { allowed: /^ambiguous$/, key: 'expect=' },
  custom: { allowed: NO_STEP, key: 'steps=custom' },
}

const optOutsOf = ({ meta }: Code) => {
  const { expect, steps } = fenceMeta(meta)
  return Object.entries(OPT_OUTS).flatMap(([name, optOut]) => (name === expect || name === steps ? optOut : []))
}

/** Repeats the check until it is complete: the checker looks up only a few similar steps at a time. */
function reportOf({ locale }: PageSource, code: Code, site: SiteSource, plugins: string[] | undefined): FeatureReport {
  const used = plugins && site.knowledge.catalogue.plugins.filter(({ plugin }) => plugins.includes(plugin))
  const modules = used && knownModules(used)
  const expectsNoStep = optOutsOf(code).some(({ allowed }) => allowed === NO_STEP)
  const checkFeature = (expectsNoStep ? checkerWithoutSuggestions : featureChecker)(site.knowledge)
  const check = () => checkFeature(code.value, { fragmentLocale: stepLanguageOf(locale), modules })
  let report = check()
  while (report.isPartial) report = check()
  return { ...report, findings: [...report.findings, ...report.leftOut] }
}

const reportableFindings = ({ code, site, report }: CheckedExample): FeatureFinding[] =>
  report.findings
    .filter(({ severity, code: name }) => severity !== 'notice' && !ALLOWED_IN_EXAMPLES.test(name))
    .filter(({ code: name }) => site.isComplete || SYNTAX_FINDINGS.test(name))
    .filter(({ code: name }) => !optOutsOf(code).some(({ allowed }) => allowed.test(name)))

/** Reports an opt-out that the example does not need: it would hide later problems. */
const unneededOptOut = ({ page, code, report }: CheckedExample): Problem[] =>
  optOutsOf(code)
    .filter(({ allowed }) => !report.findings.some(({ code: name }) => allowed.test(name)))
    .slice(0, 1)
    .map(({ key }) => pageProblem(page, code, refuse('unneeded', key)))

/** What the example should probably say: the corrected sentence, the inserted text or the similar step. */
function correctionOf({ fixes: [fix] }: FeatureFinding, { page, site }: CheckedExample): string | undefined {
  const after = fix?.diff?.flatMap(({ change, text }) => (change === 'del' ? [] : [text])).join('')
  const step = site.knowledge.catalogue.steps.find(({ id }) => id === fix?.step)
  const written = fix?.edits.map(({ insert }) => insert.trim().split('\n')[0])
  return after || written?.filter(Boolean).join(', ') || step?.expression[stepLanguageOf(page.locale)]
}

function refusalOf(found: FeatureFinding, example: CheckedExample): Refusal {
  const words = example.code.value.slice(found.from, found.to)
  if (found.code === 'ambiguous' || (found.code === 'module.missing' && example.plugins))
    return refuse('gherkin.otherPlugin', words, found.steps.join(', '))
  const title = localize((locale) => `${findingTitle(found, locale)}: ${words.split('\n')[0]}`)
  return [title, didYouMeanOr(correctionOf(found, example), (locale) => findingText(found, locale))]
}

function checkExample(page: PageSource, code: Code, site: SiteSource): Problem[] {
  const plugins = fencePlugins(code.meta, pluginOfPage(site.references, page.path)?.plugin)
  const report = reportOf(page, code, site, plugins)
  const { locale } = page
  if (report.language !== locale) {
    const at = Math.max(code.value.search(/^\s*# ?language/m), 0)
    return [codeProblem(page, code, at, refuse('otherLanguage', '```gherkin', locale))]
  }
  const example = { page, code, site, plugins, report }
  return [
    ...reportableFindings(example).map((found) => codeProblem(page, code, found.from, refusalOf(found, example))),
    ...(site.isComplete ? unneededOptOut(example) : []),
  ]
}

/** Checks that each Gherkin example, a feature or a fragment of one, passes the checker that readers use. */
export const checkGherkin: PageCheck = (page, site) =>
  examplesIn(page, 'gherkin').flatMap((code) => checkExample(page, code, site))
