import { limitExcess } from '@/lib/text-limits'
import { shownKey } from '../options/find-option'
import { effectFindings, requiredFindings } from './condition-findings'
import { type ConfigFinding, configFinding, findingKey, TEXT_LIMITS } from './finding'
import { duplicateFindings, onlyKeyFindings, unknownKeys } from './key-findings'
import { missingDrivers, missingModules, unknownExtensions, unknownModules } from './module-findings'
import {
  type CheckSettings,
  type ConfigCatalogue,
  type ConfigEntry,
  type ConfigFile,
  isPart,
  readConfig,
} from './read-config'
import { valueFindings } from './value-findings'
import { yamlFinding } from './yaml-faults'
import { placeholderFindings, structureFindings, tabFindings, warningFindings } from './yaml-findings'

export interface ConfigReport {
  /** In the order of the text. */
  findings: ConfigFinding[]
  /** There are more findings than are listed. */
  hasMore: boolean
  /** Keys of the file that are options. */
  options: number
}

const START = { from: 0, to: 0 }
/** The most findings in a report: more would not help. */
export const MAX_FINDINGS = 200

/** Checks keys and values until there are enough findings; a part that aliases repeat counts once. */
function entryFindings(file: ConfigFile): ConfigFinding[] {
  const findings = new Map<string, ConfigFinding>()
  for (const entry of file.entries) {
    for (const finding of valueFindings(entry, file)) findings.set(`${finding.code} ${finding.from}`, finding)
    if (findings.size > MAX_FINDINGS) break
  }
  return [...findings.values()]
}

function contentFindings(file: ConfigFile, isOnlyPart: boolean): ConfigFinding[] {
  const { findings, meant } = unknownKeys(file, MAX_FINDINGS)
  const keys = [...findings, ...onlyKeyFindings(meant)]
  const spaced = new Set(keys.flatMap((finding) => (finding.code === 'missing-space' ? finding.key : [])))
  const open = placeholderFindings(file)
  const isExplained = ({ code, from }: ConfigFinding) =>
    code === 'wrong-value' && [...open, ...keys].some((other) => other.from <= from && from < other.to)
  const isSpaced = (finding: ConfigFinding) => 'key' in finding && spaced.has(finding.key)
  return [
    ...open,
    ...tabFindings(file),
    ...warningFindings(file),
    ...structureFindings(file),
    ...duplicateFindings(file),
    ...keys,
    ...entryFindings(meant).filter((finding) => !isExplained(finding)),
    ...effectFindings(meant),
    ...unknownExtensions(meant),
    ...unknownModules(meant),
    ...missingDrivers(meant),
    ...missingModules(meant, isOnlyPart),
    ...(isOnlyPart ? [] : requiredFindings(meant).filter((finding) => !isSpaced(finding))),
  ]
}

function reportOf(findings: readonly ConfigFinding[], entries: readonly ConfigEntry[] = []): ConfigReport {
  const unique = [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
  const shown = unique.sort((one, other) => one.from - other.from).slice(0, MAX_FINDINGS)
  return {
    findings: shown.map((finding) => ('key' in finding ? { ...finding, key: shownKey(finding.key) } : finding)),
    hasMore: unique.length > MAX_FINDINGS,
    options: entries.filter(({ match }) => match && match.is !== 'section').length,
  }
}

/**
 * Checks the text of a `wakamiti.yaml`. A text that is too large is refused unread; of one that is not YAML the first fault is
 * reported, with its fix if one is known.
 * @param text a byte order mark is skipped and not counted in offsets
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport {
  const excess = limitExcess(text, TEXT_LIMITS)
  if (excess) return reportOf([configFinding('too-large', START, { limit: excess.limit })])
  try {
    const file = readConfig(text.replace(/^\uFEFF/, ''), catalogue, settings)
    const broken = yamlFinding(file)
    // What is read behind a fault may be meant otherwise.
    return reportOf(broken ? [broken] : contentFindings(file, isPart(settings)), file.entries)
  } catch (error) {
    if (error instanceof RangeError) return reportOf([configFinding('too-deep', START, {})])
    throw error
  }
}
