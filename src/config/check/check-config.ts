import { shownKey } from '../options/find-option'
import type { OptionCatalogue } from '../options/load-options'
import { fileOptions } from '../options/option'
import { type ConfigFile, configEntries } from './config-entries'
import { type ConfigSource, parseConfig } from './config-source'
import { effectFindings } from './effect-findings'
import { type ConfigFinding, configFinding, findingKey, sizeProblem } from './finding'
import { duplicateFindings, keyFinding } from './key-findings'
import { moduleFindings } from './module-findings'
import { requiredFindings } from './required-findings'
import { valueFindings } from './value-findings'
import { isReadable, structureFindings, yamlFindings } from './yaml-findings'

/** The options and plugins that the checker needs. */
export type ConfigCatalogue = Pick<OptionCatalogue, 'options' | 'plugins'>

/** Settings of a check. */
export interface CheckSettings {
  /** The text is a part of a file, as in documentation: modules and required keys may be missing. */
  isExcerpt?: boolean
}

/** The result of a check. */
export interface ConfigReport {
  /** In the order of the text. */
  findings: ConfigFinding[]
  /** There are more findings than are listed. */
  hasMore: boolean
  /** Keys of the file that are options. */
  options: number
}

/** The most findings in a report: more would not help. */
export const MAX_FINDINGS = 200

const BOM = '\uFEFF'
const START = { from: 0, to: 0 }

/** Checks keys and values until there are enough findings; a part that aliases repeat counts once. */
function entryFindings(file: ConfigFile): ConfigFinding[] {
  const findings = new Map<string, ConfigFinding>()
  for (const entry of file.entries) {
    const inKey = keyFinding(entry, file)
    for (const finding of inKey ? [inKey] : valueFindings(entry, file))
      findings.set(`${finding.code} ${finding.from}`, finding)
    if (findings.size > MAX_FINDINGS) break
  }
  return [...findings.values()]
}

function reportOf(findings: readonly ConfigFinding[], options = 0): ConfigReport {
  const unique = [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
  const shown = unique.sort((one, other) => one.from - other.from).slice(0, MAX_FINDINGS)
  return {
    findings: shown.map((finding) => ('key' in finding ? { ...finding, key: shownKey(finding.key) } : finding)),
    hasMore: unique.length > MAX_FINDINGS,
    options,
  }
}

/** Checks a file whose YAML is valid. */
function contentReport(source: ConfigSource, catalogue: ConfigCatalogue, { isExcerpt }: CheckSettings): ConfigReport {
  const options = fileOptions(catalogue.options)
  const entries = configEntries(source.document, options)
  const file = { ...source, entries, options, allOptions: catalogue.options, plugins: catalogue.plugins }
  const findings = [
    ...yamlFindings(source),
    ...structureFindings(source),
    ...duplicateFindings(file),
    ...entryFindings(file),
    ...effectFindings(file),
    ...(isExcerpt ? [] : [...moduleFindings(file), ...requiredFindings(file)]),
  ]
  return reportOf(findings, entries.filter(({ match }) => match && match.is !== 'section').length)
}

/**
 * Checks the text of a `wakamiti.yaml`. A text that is too large is refused unread; for invalid YAML only the errors of the
 * parser are reported.
 * @param text a byte order mark is skipped and not counted in offsets
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport {
  const limit = sizeProblem(text)
  if (limit) return reportOf([configFinding('too-large', START, { limit })])
  try {
    const source = parseConfig(text.startsWith(BOM) ? text.slice(BOM.length) : text)
    return isReadable(source) ? contentReport(source, catalogue, settings) : reportOf(yamlFindings(source))
  } catch (error) {
    if (error instanceof RangeError) return reportOf([configFinding('too-deep', START, {})])
    throw error
  }
}
