import type { Code } from 'mdast'
import { isMap, isScalar, type Pair } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import type { ConfigCatalogue } from '@/config/check/read-config'
import { ROOTS } from '@/config/options/option'
import { PLUGIN_REFERENCE } from '@/content/reference'
import { catalogueOptions, type References } from '@/content/references'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import { placeAt } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { rememberFor } from '@/lib/remember'
import { fenceMeta } from '@/markdown/fence'
import { examplesIn } from './pages/check-fences'
import type { PageSource, SiteSource } from './pages/page-source'
import type { Problem } from './problem'
import { pageProblem, placeInCode } from './problem'
import { readYaml, type YamlSource } from './references/yaml-source'

/** The problems of the YAML examples of a page, and the number of configurations among them. */
export interface ConfigurationReport {
  problems: Problem[]
  checked: number
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

const rootKeys = ({ document }: YamlSource): string[] =>
  isMap(document.contents) ? (document.contents.items as Pair[]).map(({ key }) => nameOf(key).split('.')[0] ?? '') : []

/** A yaml fence is a configuration of the tool when it has one of its roots, even misspelled. */
export const isConfiguration = (source: YamlSource): boolean => rootKeys(source).some((key) => nearest(key, ROOTS))

/** Converts a finding to a problem of its page. */
function findingProblem(page: PageSource, code: Code, finding: ConfigFinding): Problem {
  const title = CONFIG_CHECKER_STRINGS.en.titles[finding.code].replace(/^.(?=[a-z])/, (letter) => letter.toLowerCase())
  const message = 'key' in finding ? `${title}: ${finding.key}` : title
  const near = 'near' in finding && finding.near
  const advice = near ? `did you mean ${near}?` : findingText(finding, 'en', []).replaceAll('`', '')
  return pageProblem(page, placeInCode(code, placeAt(code.value, finding.from)), message, advice)
}

function checkFence(page: PageSource, code: Code, catalogue: ConfigCatalogue): ConfigurationReport {
  const { source, problems } = readYaml(page.file, code.value, placeInCode(code, { line: 1, column: 1 }))
  if (!source.isSound || !isConfiguration(source)) return { problems, checked: 0 }
  const { findings } = checkConfig(code.value, catalogue, { isExcerpt: true, file: fenceMeta(code.meta).title })
  const isNew = ({ line, column }: Problem) => !problems.some((one) => one.line === line && one.column === column)
  // A limited option may be shown: the text around it explains where it works.
  const found = findings.filter((finding) => finding.code !== 'limited')
  const reported = found.map((finding) => findingProblem(page, code, finding)).filter(isNew)
  return { problems: [...problems, ...reported], checked: 1 }
}

const PLUGIN_HEAD = PLUGIN_REFERENCE.omit({ options: true, steps: true }).loose()

/** The options and plugins to check with; no plugins while the record of one is broken, which is reported there. */
const catalogueOf = rememberFor((references: References): ConfigCatalogue => {
  const { plugins, core } = references
  const isSound = plugins.every((plugin) => PLUGIN_HEAD.safeParse(plugin).success)
  return { options: catalogueOptions(references), plugins: isSound ? plugins : [], artifacts: core.artifacts }
})

/** Every YAML example is valid, and those of a `wakamiti.yaml` pass the checker that readers use. */
export function checkYamlExamples(page: PageSource, { references }: SiteSource): ConfigurationReport {
  const reports = examplesIn(page, 'yaml').map((code) => checkFence(page, code, catalogueOf(references)))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
  }
}
