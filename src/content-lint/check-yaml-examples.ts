import type { Code } from 'mdast'
import { isMap, isScalar, type Pair } from 'yaml'
import { type ConfigEntry, configEntries } from '@/config/options/config-entries'
import { fullKey, ROOTS } from '@/config/options/find-option'
import type { CatalogueOption } from '@/config/options/option'
import { fileOptions } from '@/config/options/option-place'
import { entryFits, valueFits } from '@/config/options/option-value'
import { plainValue } from '@/config/options/plain-value'
import { catalogueOptions } from '@/content/references'
import { didYouMean, nearest } from '@/lib/nearest'
import { examplesIn } from './pages/check-fences'
import type { PageSource, SiteSource } from './pages/page-source'
import { type Problem, placeInCode } from './problem'
import { isForbiddenKey, readYaml, type YamlSource } from './references/yaml-source'

/** What the YAML examples of a page came to. */
export interface ConfigurationReport {
  problems: Problem[]
  checked: number
}

interface Example {
  source: YamlSource
  options: CatalogueOption[]
}

const valueAdvice = ({ type, values }: CatalogueOption): string =>
  type === 'enum' && values ? `write one of ${values.join(', ')}` : `write a value of type ${type}`

/** What is wrong with one key: nothing reads it, it holds options and has a value, or its value has another type. */
function checkEntry(example: Example, { key, name, keyNode, valueNode, match }: ConfigEntry): Problem[] {
  const { options, source } = example
  const place = valueNode ?? keyNode
  if (!match) {
    const advice = didYouMean(key, [...ROOTS, ...options.map(fullKey)])
    return isForbiddenKey(name) ? [] : [source.problemAt(keyNode, `unknown option ${key}`, advice)]
  }
  if (match.is === 'section')
    return isMap(valueNode) ? [] : [source.problemAt(place, `${key} has no options`, 'write them below it')]
  const value = plainValue(valueNode, source.document)
  const fits = match.is === 'entry' ? entryFits : valueFits
  if (value === undefined || fits(match.option, value)) return []
  return [source.problemAt(place, `${key} cannot have this value`, valueAdvice(match.option))]
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

const rootKeys = ({ document }: YamlSource): string[] =>
  isMap(document.contents) ? (document.contents.items as Pair[]).map(({ key }) => nameOf(key).split('.')[0] ?? '') : []

/** A yaml fence is a configuration of the tool when it has one of its roots, or what was meant as one. */
const isConfiguration = (source: YamlSource): boolean => rootKeys(source).some((key) => nearest(key, ROOTS))

function checkFence(page: PageSource, code: Code, options: CatalogueOption[]): ConfigurationReport {
  const { source, problems } = readYaml(page.file, code.value, placeInCode(code, { line: 1, column: 1 }))
  if (!source.isSound || !isConfiguration(source)) return { problems, checked: 0 }
  const example = { source, options }
  const found = configEntries(source.document, options).flatMap((entry) => checkEntry(example, entry))
  return { problems: [...problems, ...found], checked: 1 }
}

/** Every example of YAML can be read; those of a `wakamiti.yaml` have keys that exist, with values of their type. */
export function checkYamlExamples(page: PageSource, { references }: SiteSource): ConfigurationReport {
  const options = fileOptions(catalogueOptions(references))
  const reports = examplesIn(page, 'yaml').map((code) => checkFence(page, code, options))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
  }
}
