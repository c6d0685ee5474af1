import type { Code } from 'mdast'
import { isMap, isScalar, type Pair } from 'yaml'
import { catalogueOptions } from '@/content/references'
import { didYouMean } from '@/lib/nearest'
import { findOption, fullKey, ROOTS } from '@/options/find-option'
import type { CatalogueOption } from '@/options/option'
import { type ConfigValue, valueFits } from '@/options/option-value'
import { fencesIn } from './check-fences'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { SiteSource } from './site-source'
import { hasKey, readYaml, type YamlSource } from './yaml-source'

interface Example {
  file: string
  source: YamlSource
  options: CatalogueOption[]
  indent: number
}

const problemAt = ({ file, source, indent }: Example, node: unknown, message: string, advice: string): Problem => {
  const { line, column } = source.placeOf(node)
  return { file, line, column: column + indent, message, advice }
}

const plainOf = (node: unknown): ConfigValue => (node as { toJSON?: () => ConfigValue } | null)?.toJSON?.() ?? null

function checkPair(example: Example, { key, value }: Pair, path: string): Problem[] {
  const name = String(isScalar(key) ? key.value : key)
  const full = path ? `${path}.${name}` : name
  const match = findOption(full, example.options)
  if (!match) return [problemAt(example, key, `unknown option ${full}`, didYouMean(full, example.options.map(fullKey)))]
  if (match.is === 'section') return isMap(value) ? checkMap(example, value, full) : []
  const fits = match.is === 'entry' || valueFits(match.option, plainOf(value))
  return fits
    ? []
    : [problemAt(example, value ?? key, `${full} must be ${match.option.type}`, 'write a value of that type')]
}

const checkMap = (example: Example, node: unknown, path = ''): Problem[] =>
  isMap(node) ? (node.items as Pair[]).flatMap((pair) => checkPair(example, pair, path)) : []

/** A yaml fence is a configuration of the tool when it has one of its roots. */
const isConfiguration = ({ document }: YamlSource): boolean => ROOTS.some((root) => hasKey(document.contents, root))

function checkFence(
  page: PageSource,
  code: Code,
  options: CatalogueOption[],
): { problems: Problem[]; checked: number } {
  const { source, problems } = readYaml(page.file, code.value, (code.position?.start.line ?? 1) + 1)
  if (problems.length > 0 || !isConfiguration(source)) return { problems, checked: 0 }
  const indent = (code.position?.start.column ?? 1) - 1
  return { problems: checkMap({ file: page.file, source, options, indent }, source.document.contents), checked: 1 }
}

/** Every example of a `wakamiti.yaml` has keys that exist, with values of their type. */
export function checkYamlExamples(
  page: PageSource,
  { references }: SiteSource,
): { problems: Problem[]; checked: number } {
  const options = catalogueOptions(references)
  const reports = fencesIn(page)
    .filter(({ lang }) => lang === 'yaml')
    .map((code) => checkFence(page, code, options))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
  }
}
