import type { Code } from 'mdast'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding/finding'
import { placeAt } from '@/lib/finding'
import { fenceMeta, fencePlugins } from '@/markdown/fence'
import { CORE_MODULES } from '@/steps/catalogue'
import { findingProblem } from './finding-problem'
import { examplesIn } from './pages/check-fences'
import type { PageSource, SiteSource } from './pages/page-source'
import type { Problem } from './problem'
import { pageProblem, placeInCode } from './problem'

/** The problems of the examples of a page, and the numbers of checked steps and of examples with an opt-out. */
export interface ExampleReport {
  problems: Problem[]
  checked: number
  optedOut: number
}

/** An example, checked as readers check their features. */
interface CheckedExample {
  page: PageSource
  code: Code
  site: SiteSource
  plugins: string[] | undefined
  report: FeatureReport
}

const pluginOf = ({ path }: PageSource, { references }: SiteSource) => {
  const name = path.replace(/^plugins\//, '')
  return { plugin: references.plugins.some(({ plugin }) => plugin === name) ? name : undefined }
}

/** Repeats the check until all nearest steps are looked up: the checker does a few at a time. */
function reportOf(page: PageSource, code: Code, site: SiteSource, plugins: string[] | undefined): FeatureReport {
  const { catalogue } = site.knowledge[page.locale]
  const used = plugins && catalogue.plugins.filter(({ plugin }) => plugins.includes(plugin))
  const modules = used && [...CORE_MODULES, ...used.flatMap((plugin) => plugin.modules)]
  const check = () => site.checkFeature[page.locale](code.value, undefined, { fragmentLocale: page.locale, modules })
  let report = check()
  while (report.isPartial) report = check()
  return { ...report, findings: [...report.findings, ...report.leftOut] }
}

/** Findings that do not depend on the steps. */
const OF_THE_TEXT = /^(limit|encoding|syntax|language|unsupported|structure|description)\b/
/** A sentence that matches no step, or none of the plugins of the fence. */
const NO_STEP = /^(undefined|argument|module\.missing)$/
/** The modules of a custom plugin. */
const CUSTOM = /^module\.unknown$/
/** An example may be a fragment, also of a definition, and a broken step is documented with its warning. */
const FINE_IN_EXAMPLES = /^(structure\.fragment|pair\.id|broken\..+)$/

/** The findings to report: an example may opt out, or use references that are broken themselves. */
function relevant({ page, code, site, plugins, report }: CheckedExample): FeatureFinding[] {
  const { expect, steps } = fenceMeta(code.meta)
  const mayBeNoStep = expect === 'undefined' || steps === 'custom' || site.hasUnusable(page.locale, plugins)
  return report.findings
    .filter(({ severity, code: name }) => severity !== 'notice' && !FINE_IN_EXAMPLES.test(name))
    .filter(({ code: name }) => site.isComplete || OF_THE_TEXT.test(name))
    .filter(({ code: name }) => !(mayBeNoStep && NO_STEP.test(name)))
    .filter(({ code: name }) => !(steps === 'custom' && CUSTOM.test(name)))
    .filter(({ code: name }) => !(expect === 'ambiguous' && name === 'ambiguous'))
}

/** An opt-out that the example does not need would hide later problems. */
function superfluous({ page, code, report }: CheckedExample): Problem[] {
  const { expect, steps } = fenceMeta(code.meta)
  const problem = (message: string, advice: string) => [pageProblem(page, code, message, advice)]
  const has = (pattern: RegExp) => report.findings.some(({ code: name }) => pattern.test(name))
  const isMet = { undefined: has(NO_STEP), ambiguous: has(/^ambiguous$/), custom: has(NO_STEP) }
  if ((expect === 'undefined' || expect === 'ambiguous') && !isMet[expect])
    return problem(`no step of this example is ${expect}`, 'remove expect=')
  return steps === 'custom' && !isMet.custom
    ? problem('every step of this example is one of the tool', 'remove steps=custom')
    : []
}

const NOTHING: ExampleReport = { problems: [], checked: 0, optedOut: 0 }

function checkExample(page: PageSource, code: Code, site: SiteSource): ExampleReport {
  const { expect, steps } = fenceMeta(code.meta)
  const plugins = fencePlugins(code.meta, pluginOf(page, site))
  const report = reportOf(page, code, site, plugins)
  const { locale } = page
  if (report.language !== locale) {
    const from = Math.max(code.value.search(/^\s*# ?language/m), 0)
    const message = `an example in ${report.language} on a page in ${locale}`
    const problem = pageProblem(page, placeInCode(code, placeAt(code.value, from)), message, `write it in ${locale}`)
    return { ...NOTHING, problems: [problem] }
  }
  const example = { page, code, site, plugins, report }
  return {
    problems: [
      ...relevant(example).map((found) => findingProblem(found, example)),
      ...(site.isComplete ? superfluous(example) : []),
    ],
    checked: report.found,
    optedOut: expect || steps ? 1 : 0,
  }
}

/** Every example is a feature, or a part of one, that passes the checker that readers use. */
export function checkGherkin(page: PageSource, site: SiteSource): ExampleReport {
  const reports = examplesIn(page, 'gherkin').map((code) => checkExample(page, code, site))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
    optedOut: reports.reduce((sum, { optedOut }) => sum + optedOut, 0),
  }
}
