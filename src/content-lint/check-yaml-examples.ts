import type { Code } from 'mdast'
import { checkConfig } from '@/config/check/check-config'
import type { ConfigFinding } from '@/config/check/finding'
import { findingText } from '@/config/check/finding-text'
import { keyName } from '@/config/check/read-config'
import { ROOTS } from '@/config/options/option'
import { optionCatalogue } from '@/content/catalogues'
import type { References } from '@/content/references'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import { localize } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { fenceMeta } from '@/markdown/fence'
import { examplesIn } from './pages/check-fences'
import type { PageCheck, PageSource } from './pages/page-source'
import { codeProblem, didYouMeanOr, type Problem, placeInCode, type Refusal, say } from './problem'
import { pairsOf, readYaml, type YamlSource } from './references/yaml-source'

/** A fence configures the tool if one of its top-level keys is a root of it, even misspelt. */
const isConfiguration = ({ isSound, document }: YamlSource): boolean =>
  isSound && pairsOf(document.contents).some(({ key }) => nearest(keyName(key).split('.')[0] ?? '', ROOTS))

const LANGUAGES = ['yaml', 'json', 'properties']

const asYaml = ({ lang, value }: Pick<Code, 'lang' | 'value'>): string =>
  lang === 'properties'
    ? value.replace(/^([\w.-]+)\s*[=:]\s*(.*)$/gm, (_, key: string, text: string) => `${key}: ${JSON.stringify(text)}`)
    : value

const readFence = (page: PageSource, code: Code) =>
  readYaml(page.file, asYaml(code), placeInCode(code, { line: 1, column: 1 }))

/** Settings of an editor or of Spring may have the same root in JSON or properties: their title tells them apart. */
const isNamedForTool = ({ lang, meta }: Code): boolean =>
  lang === 'yaml' || /^(?:.*\/)?wakamiti[\w-]*\.\w+$/.test(fenceMeta(meta).title ?? 'wakamiti.yaml')

export const configurationsIn = (page: PageSource): Code[] =>
  LANGUAGES.flatMap((lang) =>
    examplesIn(page, lang).filter((code) => isNamedForTool(code) && isConfiguration(readFence(page, code).source)),
  )

const catalogueOf = memoizeFor(optionCatalogue)

/** The findings of the readers' checker in a configuration example. */
export function configurationFindings(code: Pick<Code, 'lang' | 'value'>, references: References, file?: string) {
  const { findings } = checkConfig(asYaml(code), catalogueOf(references), { isExcerpt: true, file })
  // Pages may show a limited option and explain where it works. Keys in .properties files have dots.
  const ignored = code.lang === 'properties' ? ['limited', 'dotted-key'] : ['limited']
  return findings.filter((finding) => !ignored.includes(finding.code))
}

export function findingRefusal(finding: ConfigFinding): Refusal {
  const title = localize((locale) => CONFIG_CHECKER_STRINGS[locale].titles[finding.code])
  const near = 'near' in finding ? finding.near : undefined
  const advice = didYouMeanOr(near, (locale) => findingText(finding, locale, []))
  return ['key' in finding ? say('titled', title, finding.key) : title, advice]
}

function checkFence(page: PageSource, code: Code, references: References): Problem[] {
  const { source, problems } = readFence(page, code)
  // `checkCode` reports broken JSON, and properties are not YAML.
  const syntax = code.lang === 'yaml' ? problems : []
  if (syntax.length > 0 || !isNamedForTool(code) || !isConfiguration(source)) return syntax
  return configurationFindings(code, references, fenceMeta(code.meta).title).map((finding) =>
    codeProblem(page, { ...code, value: asYaml(code) }, finding.from, findingRefusal(finding)),
  )
}

/** Checks that YAML examples are valid and that configurations pass the checker that readers use. */
export const checkYamlExamples: PageCheck = (page, { references }) =>
  LANGUAGES.flatMap((lang) => examplesIn(page, lang).flatMap((code) => checkFence(page, code, references)))
