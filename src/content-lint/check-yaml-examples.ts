import type { Code } from 'mdast'
import { checkConfig } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import { type ConfigCatalogue, keyName } from '@/config/check/read-config'
import { ROOTS } from '@/config/options/option'
import { catalogueOptions, type References } from '@/content/references'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import { localize } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { fenceMeta } from '@/markdown/fence'
import { examplesIn } from './pages/check-fences'
import type { PageSource, SiteSource } from './pages/page-source'
import { codeProblem, meantOr, type Problem, placeInCode, type Refusal, say } from './problem'
import { pairsOf, readYaml, type YamlSource } from './references/yaml-source'

/** A fence is a configuration of the tool when it has one of its roots, even misspelled. */
const isConfiguration = ({ isSound, document }: YamlSource): boolean =>
  isSound && pairsOf(document.contents).some(({ key }) => nearest(keyName(key).split('.')[0] ?? '', ROOTS))

const LANGUAGES = ['yaml', 'json', 'properties']

const asYaml = ({ lang, value }: Pick<Code, 'lang' | 'value'>): string =>
  lang === 'properties'
    ? value.replace(/^([\w.-]+)\s*[=:]\s*(.*)$/gm, (_, key: string, text: string) => `${key}: ${JSON.stringify(text)}`)
    : value

const readFence = (page: PageSource, code: Code) =>
  readYaml(page.file, asYaml(code), placeInCode(code, { line: 1, column: 1 }))

/** Other files in JSON and properties may have the same roots: the settings of an editor, those of Spring. */
const hasOwnName = ({ lang, meta }: Code): boolean =>
  lang === 'yaml' || /^(?:.*\/)?wakamiti[\w-]*\.\w+$/.test(fenceMeta(meta).title ?? 'wakamiti.yaml')

export const configurationsIn = (page: PageSource): Code[] =>
  LANGUAGES.flatMap((lang) =>
    examplesIn(page, lang).filter((code) => hasOwnName(code) && isConfiguration(readFence(page, code).source)),
  )

const catalogueOf = memoizeFor(
  (references: References): ConfigCatalogue => ({
    options: catalogueOptions(references),
    plugins: references.plugins,
    artifacts: references.core.artifacts,
  }),
)

/** What the checker that readers use finds in a configuration of a page. */
export function configurationFindings(code: Pick<Code, 'lang' | 'value'>, references: References, file?: string) {
  const { findings } = checkConfig(asYaml(code), catalogueOf(references), { isExcerpt: true, file })
  // A limited option may be shown: the text around it explains where it works. In .properties files keys have dots.
  const others = code.lang === 'properties' ? ['limited', 'dotted-key'] : ['limited']
  return findings.filter((finding) => !others.includes(finding.code))
}

export function findingWords(finding: ConfigFinding): Refusal {
  const title = localize((locale) => CONFIG_CHECKER_STRINGS[locale].titles[finding.code])
  const near = 'near' in finding ? finding.near : undefined
  const advice = meantOr(near, (locale) => findingText(finding, locale, []))
  return ['key' in finding ? say('titled', title, finding.key) : title, advice]
}

function checkFence(page: PageSource, code: Code, references: References) {
  const { source, problems } = readFence(page, code)
  // What is wrong with JSON is reported by the check of code, and properties are no YAML.
  const own = code.lang === 'yaml' ? problems : []
  if (!hasOwnName(code) || !isConfiguration(source)) return { problems: own, isConfiguration: false }
  const isNew = ({ line, column }: Problem) => !own.some((one) => one.line === line && one.column === column)
  const found = configurationFindings(code, references, fenceMeta(code.meta).title).map((finding) =>
    codeProblem(page, { ...code, value: asYaml(code) }, finding.from, findingWords(finding)),
  )
  return { problems: [...own, ...found.filter(isNew)], isConfiguration: true }
}

/** Every YAML example is valid, and every configuration passes the checker that readers use. */
export const checkYamlExamples = (page: PageSource, { references }: SiteSource) =>
  LANGUAGES.flatMap((lang) => examplesIn(page, lang).map((code) => checkFence(page, code, references)))
