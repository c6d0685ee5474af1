import { applyEdits, type TextEdit, type TextRange } from '@/lib/finding'
import { limitExcess } from '@/lib/text-limits'
import { shownKey } from '../options/find-option'
import { effectFindings, requiredFindings } from './condition-findings'
import { type ConfigFinding, configFinding, findingKey, TEXT_LIMITS } from './finding'
import { duplicateFindings, keyFinding, keyTypos } from './key-findings'
import { missingDrivers, missingModules, unknownExtensions, unknownModules } from './module-findings'
import {
  type CheckSettings,
  type ConfigCatalogue,
  type ConfigEntry,
  type ConfigFile,
  configEntries,
  isPart,
  readConfig,
} from './read-config'
import { valueFindings } from './value-findings'
import { knownTypos, placeholderFindings, structureFindings, warningFindings, yamlFindings } from './yaml-findings'
import { yamlTypo } from './yaml-typos'

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
/** The most rounds of typos after which a text is read on. */
const MAX_ROUNDS = 12
/** The most findings in a report: more would not help. */
export const MAX_FINDINGS = 200

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

function contentFindings(file: ConfigFile, isOnlyPart: boolean): ConfigFinding[] {
  const open = placeholderFindings(file)
  const isOpen = ({ from, to }: ConfigFinding) => open.some((finding) => from <= finding.from && finding.from < to)
  return [
    ...open,
    ...warningFindings(file),
    ...structureFindings(file),
    ...duplicateFindings(file),
    ...entryFindings(file).filter((finding) => finding.code !== 'wrong-value' || !isOpen(finding)),
    ...effectFindings(file),
    ...unknownExtensions(file),
    ...unknownModules(file),
    ...missingDrivers(file),
    ...missingModules(file, isOnlyPart),
    ...(isOnlyPart ? [] : requiredFindings(file)),
  ]
}

/** The typos that change how the rest of a text is read, each with its fix: those of YAML first, then those of keys. */
function typosIn(file: ConfigFile): ConfigFinding[] {
  const known = knownTypos(file)
  if (known.length > 0) return known
  if (file.document.errors.length === 0) return keyTypos(file, MAX_FINDINGS)
  const typo = yamlTypo(
    file,
    ({ document }) => configEntries(document, file.options).filter(({ match }) => !match).length,
  )
  return typo ? [typo] : []
}

/** Where an offset was before some edits in the order of the text; inside of what one inserted, where it begins. */
function before(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0
  for (const { from, to, insert } of edits) {
    const start = from + shift
    if (offset < start) break
    if (offset < start + insert.length) return Math.min(from + offset - start, to)
    shift += insert.length - (to - from)
  }
  return offset - shift
}

/** A finding of a corrected text as one of the text before; without its fix, when that only fits after the correction. */
function inOriginal(
  finding: ConfigFinding,
  corrected: string,
  text: string,
  edits: readonly TextEdit[],
): ConfigFinding {
  const place = ({ from, to }: TextRange) => {
    const start = before(from, edits)
    return { from: start, to: Math.max(start, before(to, edits)) }
  }
  const fits = (edit: TextEdit) => {
    const { from, to } = place(edit)
    return corrected.slice(edit.from, edit.to) === text.slice(from, to)
  }
  const fixes = finding.fixes
    .filter((fix) => fix.edits.every(fits))
    .map((fix) => ({ edits: fix.edits.map((edit) => ({ ...edit, ...place(edit) })) }))
  return { ...finding, ...place(finding), fixes }
}

/** Findings with the keys that are read: those of the text as it is, if it is YAML. */
interface Checked {
  findings: ConfigFinding[]
  entries: readonly ConfigEntry[]
}

/** Checks a text and, after its typos, how it would be without them: what follows from one is not reported. */
function checked(text: string, catalogue: ConfigCatalogue, settings: CheckSettings, rounds = MAX_ROUNDS): Checked {
  const file = readConfig(text, catalogue, settings)
  const isReadable = file.document.errors.length === 0
  const typos = rounds > 0 ? typosIn(file) : []
  if (typos.length === 0) {
    const findings = isReadable ? contentFindings(file, isPart(settings)) : yamlFindings(file)
    return { findings, entries: isReadable ? file.entries : [] }
  }
  const edits = typos.flatMap(({ fixes }) => fixes[0]?.edits ?? []).sort((one, other) => one.from - other.from)
  const corrected = applyEdits(text, edits)
  const rest = checked(corrected, catalogue, settings, rounds - 1)
  // A value whose quotes were missing may be wrong all the same: one thing at a time.
  const isOther = ({ code, from }: ConfigFinding) => code !== 'wrong-value' || !typos.some((typo) => typo.from === from)
  const others = rest.findings.map((finding) => inOriginal(finding, corrected, text, edits)).filter(isOther)
  return { findings: [...typos, ...others], entries: isReadable ? file.entries : rest.entries }
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
 * typos were corrected, up to the first that nothing is known to correct.
 * @param text a byte order mark is skipped and not counted in offsets
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport {
  const excess = limitExcess(text, TEXT_LIMITS)
  if (excess) return only(configFinding('too-large', START, { limit: excess.limit }))
  try {
    return reportOf(checked(text.startsWith(BOM) ? text.slice(BOM.length) : text, catalogue, settings))
  } catch (error) {
    if (error instanceof RangeError) return only(configFinding('too-deep', START, {}))
    throw error
  }
}
