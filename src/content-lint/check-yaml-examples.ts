import type { Code } from 'mdast'
import { isMap, isScalar, type Pair } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import { type CatalogueOption, ROOTS } from '@/config/options/option'
import { catalogueOptions } from '@/content/references'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import { placeAt } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { examplesIn } from './check-fences'
import { pageProblem, placeInCode } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { SiteSource } from './site-source'
import { readYaml, type YamlSource } from './yaml-source'

/** The problems of the YAML examples of a page, and how many of them are configurations of the tool. */
export interface ConfigurationReport {
  problems: Problem[]
  checked: number
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

const rootKeys = ({ document }: YamlSource): string[] =>
  isMap(document.contents) ? (document.contents.items as Pair[]).map(({ key }) => nameOf(key).split('.')[0] ?? '') : []

/** A yaml fence is a configuration of the tool when it has one of its roots, or what was meant as one. */
const isConfiguration = (source: YamlSource): boolean => rootKeys(source).some((key) => nearest(key, ROOTS))

/** A finding as writers see it: what the checker calls it, and what to do. */
function findingProblem(page: PageSource, code: Code, finding: ConfigFinding): Problem {
  const title = CONFIG_CHECKER_STRINGS.en.titles[finding.code].replace(/^.(?=[a-z])/, (letter) => letter.toLowerCase())
  const message = 'key' in finding ? `${title}: ${finding.key}` : title
  const near = 'near' in finding && finding.near
  const advice = near ? `did you mean ${near}?` : findingText(finding, 'en', []).replaceAll('`', '')
  return pageProblem(page, placeInCode(code, placeAt(code.value, finding.from)), message, advice)
}

function checkFence(page: PageSource, code: Code, options: CatalogueOption[]): ConfigurationReport {
  const { source, problems } = readYaml(page.file, code.value, placeInCode(code, { line: 1, column: 1 }))
  if (!source.isSound || !isConfiguration(source)) return { problems, checked: 0 }
  const { findings } = checkConfig(code.value, { options, plugins: [] }, { isExcerpt: true })
  const isNew = ({ line, column }: Problem) => !problems.some((one) => one.line === line && one.column === column)
  // An option that works in some places only may be shown: the text around it says where.
  const found = findings.filter((finding) => finding.code !== 'limited')
  const reported = found.map((finding) => findingProblem(page, code, finding)).filter(isNew)
  return { problems: [...problems, ...reported], checked: 1 }
}

/** Every example of YAML can be read, and the checker that readers use finds nothing wrong with those of a `wakamiti.yaml`. */
export function checkYamlExamples(page: PageSource, { references }: SiteSource): ConfigurationReport {
  const options = catalogueOptions(references)
  const reports = examplesIn(page, 'yaml').map((code) => checkFence(page, code, options))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
  }
}
