import { shownKey } from '../options/find-option'
import { inOriginal, unchanged, withEdits } from '../text/repaired-text'
import type { ConfigEntry } from './config-entries'
import { type ConfigFinding, configFinding, findingKey, sizeProblem } from './finding'
import { keySlips } from './key-findings'
import {
  type CheckSettings,
  type ConfigCatalogue,
  contentFindings,
  MAX_FINDINGS,
  type ReadConfig,
  readConfig,
  weigher,
} from './read-config'
import { shapeSlips } from './value-findings'
import { knownSlips, yamlFindings } from './yaml-findings'
import { repairFinding } from './yaml-repair'

export interface ConfigReport {
  /** In the order of the text. */
  findings: ConfigFinding[]
  /** There are more findings than are listed. */
  hasMore: boolean
  /** Keys of the file that are options. */
  options: number
}

const BOM = '\uFEFF'
const START = { from: 0, to: 0 }
/** The most slips after which a text is read on. */
const MAX_SLIPS = 12

/**
 * The slips of a text that change how the rest of it is read, each with its fix: wrong blanks and marks first, then names
 * and levels of keys.
 */
function slipsIn({ source, file }: ReadConfig, catalogue: ConfigCatalogue, settings: CheckSettings): ConfigFinding[] {
  const known = knownSlips(source)
  if (known.length > 0) return known
  if (source.document.errors.length === 0) {
    const keys = keySlips(file, MAX_FINDINGS)
    return keys.length > 0 ? keys : shapeSlips(file, MAX_FINDINGS)
  }
  const repair = repairFinding(source.text, weigher(catalogue, settings))
  return repair ? [repair] : []
}

/** Findings with the keys that are read: those of the text as it is, if it is YAML. */
interface Checked {
  findings: ConfigFinding[]
  entries: readonly ConfigEntry[]
}

/** Checks a text and, after each slip with a fix, how it would be without the slip: what follows from one is not reported. */
function checked(text: string, catalogue: ConfigCatalogue, settings: CheckSettings): Checked {
  const slips: ConfigFinding[] = []
  let repaired = unchanged(text)
  let entries: readonly ConfigEntry[] | undefined
  for (let round = 0; ; round++) {
    const read = readConfig(repaired.text, catalogue, settings)
    const isReadable = read.source.document.errors.length === 0
    if (isReadable) entries ??= read.file.entries
    const found = round < MAX_SLIPS ? slipsIn(read, catalogue, settings) : []
    if (found.length === 0) {
      const rest = isReadable ? contentFindings(read, settings) : yamlFindings(read.source)
      const others = rest
        .map((finding) => inOriginal(finding, repaired))
        .filter(({ code, from }) => code !== 'wrong-value' || !slips.some((slip) => slip.from === from))
      return { findings: [...slips, ...others], entries: entries ?? [] }
    }
    slips.push(...found.map((finding) => inOriginal(finding, repaired)))
    repaired = withEdits(
      repaired,
      found.flatMap(({ fixes }) => fixes[0]?.edits ?? []),
    )
  }
}

function reportOf({ findings, entries }: Checked): ConfigReport {
  const unique = [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
  const shown = unique.sort((one, other) => one.from - other.from).slice(0, MAX_FINDINGS)
  return {
    findings: shown.map((finding) => ('key' in finding ? { ...finding, key: shownKey(finding.key) } : finding)),
    hasMore: unique.length > MAX_FINDINGS,
    options: entries.filter(({ match }) => match && match.is !== 'section').length,
  }
}

const only = (finding: ConfigFinding): ConfigReport => reportOf({ findings: [finding], entries: [] })

/**
 * Checks the text of a `wakamiti.yaml`. A text that is too large is refused unread; one that is not YAML is read on as if its
 * slips were corrected, up to the first that nothing is known to correct.
 * @param text a byte order mark is skipped and not counted in offsets
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport {
  const limit = sizeProblem(text)
  if (limit) return only(configFinding('too-large', START, { limit }))
  try {
    return reportOf(checked(text.startsWith(BOM) ? text.slice(BOM.length) : text, catalogue, settings))
  } catch (error) {
    if (error instanceof RangeError) return only(configFinding('too-deep', START, {}))
    throw error
  }
}
