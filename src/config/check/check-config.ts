import { type Alias, isMap, isScalar, visit } from 'yaml'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import { UNREADABLE } from '@/gherkin/parse/feature-text'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { isRecord } from '@/lib/is-record'
import { limitExcess } from '@/lib/text-limits'
import { shownKey } from '../options/find-option'
import { type ConfigValue, PLACEHOLDER, quoted } from '../options/option-value'
import { effectFindings, requiredFindings } from './condition-findings'
import { type ConfigFinding, configFinding, findingKey, MAX_FINDINGS, TEXT_LIMITS } from './finding'
import { dottedFindings, duplicateFindings, onlyKeyFindings, unknownKeys } from './key-findings'
import { EXTENSIONS_KEY, extensionList, listedIn, listedPlugins, MODULES_KEY, moduleFindings } from './module-findings'
import type { CheckSettings, ConfigCatalogue, ConfigEntry, ConfigFile, ConfigSource } from './read-config'
import { isPart, plainValue, readConfig } from './read-config'
import { placeholderFindings, valueFindings } from './value-findings'
import { yamlFinding } from './yaml-faults'

/** Aliases without an anchor before them, which the parser reports only when it resolves them; some are globs. */
function aliasFindings({ document, rangeOf, text }: ConfigSource): ConfigFinding[] {
  const anchors = new Set<string>()
  const unresolved: Alias[] = []
  visit(document, {
    Alias: (_, alias) => void (anchors.has(alias.source) || unresolved.push(alias)),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  })
  return unresolved.map((alias) => {
    const range = rangeOf(alias)
    const isName = /^[\w-]*$/.test(alias.source)
    const edit = { ...range, insert: quoted(text.slice(range.from, range.to)) }
    return configFinding('yaml', range, { error: 'BAD_ALIAS' }, isName ? undefined : edit)
  })
}

function structureFindings(source: ConfigSource, isOnlyPart: boolean): ConfigFinding[] {
  const { contents, warnings } = source.document
  const hasKeys = isMap(contents) || (isOnlyPart && (!contents || (isScalar(contents) && contents.value === null)))
  const range = contents ? source.rangeOf(contents) : START
  const unreadable = source.text.indexOf(UNREADABLE)
  return [
    ...(unreadable < 0 ? [] : [configFinding('yaml', { from: unreadable, to: unreadable + 1 }, { error: 'ENCODING' })]),
    ...warnings.map(({ pos: [from, to], code }) => configFinding('yaml', { from, to }, { error: code })),
    ...aliasFindings(source),
    ...(hasKeys ? [] : [configFinding('no-keys', range, {})]),
  ]
}

export type ConfigReport = ReturnType<typeof toReport>

const START = { from: 0, to: 0 }

function contentFindings(file: ConfigFile, isOnlyPart: boolean): ConfigFinding[] {
  const { findings, corrected } = unknownKeys(file)
  const keys = [...findings, ...onlyKeyFindings(corrected)]
  const open = placeholderFindings(file)
  const isExplained = ({ code, from }: ConfigFinding) =>
    code === 'wrong-value' && [...open, ...keys].some((other) => other.from <= from && from < other.to)
  const isSpaced = (finding: ConfigFinding) =>
    keys.some((other) => other.code === 'missing-space' && 'key' in finding && other.key === finding.key)
  return [
    ...open,
    ...structureFindings(file, isOnlyPart),
    ...duplicateFindings(file),
    ...keys,
    ...dottedFindings(file),
    ...corrected.entries.flatMap((entry) => valueFindings(entry, corrected)).filter((finding) => !isExplained(finding)),
    ...effectFindings(corrected),
    ...moduleFindings(corrected, isOnlyPart),
    ...(isOnlyPart ? [] : requiredFindings(corrected).filter((finding) => !isSpaced(finding))),
  ]
}

/** The first findings in the order of the text, whether there are more, and how many keys are options. */
function toReport(findings: readonly ConfigFinding[], entries: readonly ConfigEntry[] = []) {
  const unique = [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
  const shown = unique.sort((one, other) => one.from - other.from).slice(0, MAX_FINDINGS)
  return {
    findings: shown.map((finding) => ('key' in finding ? { ...finding, key: shownKey(finding.key) } : finding)),
    hasMore: unique.length > MAX_FINDINGS,
    options: entries.filter(({ match }) => match && match.is !== 'section').length,
  }
}

function checkFile(text: string, catalogue: ConfigCatalogue, settings: CheckSettings) {
  if (limitExcess(text, TEXT_LIMITS)) return { report: toReport([configFinding('too-large', START, {})]) }
  try {
    const file = readConfig(text, catalogue, settings)
    const broken = yamlFinding(file)
    // After a fault, the rest may be read wrong.
    const findings = broken ? [broken] : contentFindings(file, isPart(settings))
    return { report: toReport(findings, file.entries), file }
  } catch (error) {
    if (error instanceof RangeError) return { report: toReport([configFinding('too-deep', START, {})]) }
    throw error
  }
}

/**
 * Checks the text of a `wakamiti.yaml`. If it is too large, it is not read; if it is not YAML, only the first fault is
 * reported. Offsets do not count a byte order mark.
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export const checkConfig = (text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport =>
  checkFile(text, catalogue, settings).report

type ProjectSettings = ReturnType<typeof readProjectSettings>

const isKnown = (value: ConfigValue): boolean => !new RegExp(PLACEHOLDER).test(String(value))

/** The keys of all values, without their root, as features refer to them. */
const namesIn = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, path ? `${path}.${name}` : name))
    : [path.replace(/^wakamiti\./, '')]

function featureSettings(file: ConfigFile): FeatureSettings {
  const { entries, document } = file
  const textOf = (name: string): string | undefined => {
    const entry = entries.findLast(({ key }) => key === `wakamiti.${name}`)
    const value = (entry && plainValue(entry.valueNode, document)) ?? null
    return value !== null && isKnown(value) ? String(value) : undefined
  }
  const modules = listedIn(EXTENSIONS_KEY, file).coordinates.flatMap(({ text }) => (text && isKnown(text) ? text : []))
  const loaded = listedIn(MODULES_KEY, file).isListed ? listedPlugins(file) : []
  return {
    loaded: loaded.length > 0 ? loaded.map(({ plugin }) => plugin) : undefined,
    modules: modules.length > 0 ? modules : undefined,
    properties: namesIn(plainValue(document.contents, document)),
    definitionTag: textOf('redefinition.definitionTag'),
    implementationTag: textOf('redefinition.implementationTag'),
    idTagPattern: textOf('idTagPattern'),
    dataFormatLanguage: textOf('dataFormatLanguage'),
    strictTestCaseID: /^(true|yes|on)$/i.test(textOf('strictTestCaseID') ?? '') || undefined,
  }
}

/**
 * Reads what the check of features needs from a `wakamiti.yaml`; for one that is not YAML, the tool's defaults apply.
 * @returns the report on the file itself, the settings, and the list of extensions, if there is one
 * @example readProjectSettings('wakamiti:\n  idTagPattern: T', catalogue).features // => { idTagPattern: 'T', … }
 */
export function readProjectSettings(text: string, catalogue: ConfigCatalogue, path?: string) {
  const { report, file } = checkFile(text, catalogue, { file: path })
  const read = file?.document.errors.length === 0 ? file : undefined
  const features: FeatureSettings = read ? featureSettings(read) : {}
  return { report, features, extensions: read && extensionList(read) }
}

/** One finding at the list of modules for each plugin that it leaves out, with its number of steps and the first. */
function leftOutFindings(reports: ReadonlyMap<string, FeatureReport>, list: ProjectSettings['extensions']) {
  if (!list) return []
  const byPlugin = new Map<string, FeatureFinding<'module.missing'>>()
  for (const [file, { leftOut }] of reports)
    for (const found of leftOut) {
      const { data } = byPlugin.get(found.data.plugin) ?? { data: { ...found.data, count: 0, file } }
      const edit = list.add(data.modules)
      const fixes = edit ? [{ edits: [edit] }] : []
      const counted = { ...data, count: data.count + found.data.count }
      byPlugin.set(data.plugin, { ...found, from: list.from, to: list.to, data: counted, fixes })
    }
  return [...byPlugin.values()]
}

/** The findings of a configuration and the plugins that its features lack, in the order of the text. */
export const projectFindings = ({ report, extensions }: ProjectSettings, reports: ReadonlyMap<string, FeatureReport>) =>
  [...report.findings, ...leftOutFindings(reports, extensions)].sort((one, other) => one.from - other.from)

export type FileFinding = FeatureFinding | ConfigFinding

/** Only findings of features have their details in `data`. */
export const isFeatureFinding = (finding: FileFinding): finding is FeatureFinding => 'data' in finding
