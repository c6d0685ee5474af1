import type { Code } from 'mdast'
import { catalogueOptions } from '@/content/references'
import { didYouMean } from '@/lib/nearest'
import { type ConfigEntry, configEntries } from '@/options/config-entries'
import { fullKey, ROOTS } from '@/options/find-option'
import type { CatalogueOption } from '@/options/option'
import { fileOptions } from '@/options/option-place'
import { valueFits } from '@/options/option-value'
import { plainValue } from '@/options/plain-value'
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

/** What is wrong with one key: nothing reads it, or its value has another type. */
function checkEntry(example: Example, { key, keyNode, valueNode, match }: ConfigEntry): Problem[] {
  const { options, source } = example
  if (!match) return [problemAt(example, keyNode, `unknown option ${key}`, didYouMean(key, options.map(fullKey)))]
  const value = plainValue(valueNode, source.document)
  if (match.is !== 'option' || value === undefined || valueFits(match.option, value)) return []
  const place = valueNode ?? keyNode
  return [problemAt(example, place, `${key} must be ${match.option.type}`, 'write a value of that type')]
}

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
  const example = { file: page.file, source, options, indent }
  const entries = configEntries(source.document, options)
  return { problems: entries.flatMap((entry) => checkEntry(example, entry)), checked: 1 }
}

/** Every example of a `wakamiti.yaml` has keys that exist, with values of their type. */
export function checkYamlExamples(
  page: PageSource,
  { references }: SiteSource,
): { problems: Problem[]; checked: number } {
  const options = fileOptions(catalogueOptions(references))
  const reports = fencesIn(page)
    .filter(({ lang }) => lang === 'yaml')
    .map((code) => checkFence(page, code, options))
  return {
    problems: reports.flatMap(({ problems }) => problems),
    checked: reports.reduce((sum, { checked }) => sum + checked, 0),
  }
}
