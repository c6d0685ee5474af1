import { type ConfigEntry, configEntries } from '../options/config-entries'
import { shownKey } from '../options/key-parts'
import type { OptionCatalogue } from '../options/load-options'
import { fileOptions } from '../options/option-place'
import { type ConfigSource, configSource } from './config-source'
import { effectFindings } from './effect-findings'
import type { Finding } from './finding'
import { type KeyRules, keyFindings } from './key-findings'
import { moduleFindings } from './plugin-findings'
import { requiredFindings } from './required-findings'
import {
  aliasFindings,
  dottedFindings,
  duplicateFindings,
  isReadable,
  shapeFindings,
  yamlFindings,
} from './syntax-findings'
import { sizeProblem } from './text-limits'
import { valueFindings } from './value-findings'

/** What the checker knows of the tool. */
export type ConfigCatalogue = Pick<OptionCatalogue, 'options' | 'plugins'>

/** What came of a check. */
export interface ConfigReport {
  /** In the order of the text. */
  findings: Finding[]
  /** There are more than are listed. */
  hasMore: boolean
  /** Keys of the file that are options. */
  options: number
}

/** More findings than this help nobody. */
export const MAX_FINDINGS = 200

const inOrder = (one: Finding, other: Finding): number => one.from - other.from

const BOM = '\uFEFF'
const START = { from: 0, to: 0, line: 1, column: 1 }

/** Names of keys and their values, one by one, until there are enough findings; a part that aliases repeat counts once. */
function entryFindings(entries: readonly ConfigEntry[], rules: KeyRules, source: ConfigSource): Finding[] {
  const findings = new Map<string, Finding>()
  for (const entry of entries) {
    const inKey = keyFindings(entry, rules, source)
    for (const finding of inKey.length > 0 ? inKey : valueFindings(entry, source))
      findings.set(`${finding.kind} ${finding.from}`, finding)
    if (findings.size > MAX_FINDINGS) break
  }
  return [...findings.values()]
}

/** Everything that is wrong with YAML that can be read. */
function contentReport(source: ConfigSource, { options: all, plugins }: ConfigCatalogue): ConfigReport {
  const options = fileOptions(all)
  const entries = configEntries(source.document, options)
  const findings = [
    ...yamlFindings(source),
    ...shapeFindings(source),
    ...duplicateFindings(source),
    ...aliasFindings(source),
    ...dottedFindings(entries, source),
    ...entryFindings(entries, { options, all, taken: new Set(entries.map(({ key }) => key)) }, source),
    ...effectFindings(entries, source),
    ...moduleFindings(entries, plugins, source),
    ...requiredFindings(entries, { options, plugins }, source),
  ].sort(inOrder)
  const shown = findings.slice(0, MAX_FINDINGS)
  return {
    findings: shown.map((finding) => ('key' in finding ? { ...finding, key: shownKey(finding.key) } : finding)),
    hasMore: findings.length > MAX_FINDINGS,
    options: entries.filter(({ match }) => match && match.is !== 'section').length,
  }
}

const only = (...findings: Finding[]): ConfigReport => ({
  findings: findings.sort(inOrder).slice(0, MAX_FINDINGS),
  hasMore: findings.length > MAX_FINDINGS,
  options: 0,
})

/**
 * Checks the text of a `wakamiti.yaml`. A text that is too large is refused unread; YAML that cannot be read gives the
 * errors of the parser and nothing else.
 * @param text the file; a byte order mark is passed over and counts in no position
 * @param catalogue the options and plugins of the tool
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ kind: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', line: 3, column: 5, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue): ConfigReport {
  const limit = sizeProblem(text)
  if (limit) return only({ kind: 'too-large', limit, ...START })
  try {
    const source = configSource(text.startsWith(BOM) ? text.slice(BOM.length) : text)
    return isReadable(source) ? contentReport(source, catalogue) : only(...yamlFindings(source))
  } catch (error) {
    if (error instanceof RangeError) return only({ kind: 'too-deep', ...START })
    throw error
  }
}
