import { type Alias, isMap, isScalar, visit } from 'yaml'
import { UNREADABLE } from '@/gherkin/parse/feature-text'
import { limitExcess } from '@/lib/text-limits'
import { shownKey } from '../options/find-option'
import { quoted } from '../options/option-value'
import { effectFindings, requiredFindings } from './condition-findings'
import { type ConfigFinding, configFinding, findingKey, MAX_FINDINGS, TEXT_LIMITS } from './finding'
import { dottedFindings, duplicateFindings, onlyKeyFindings, unknownKeys } from './key-findings'
import { missingDrivers, missingModules, unknownExtensions, unknownModules } from './module-findings'
import type { CheckSettings, ConfigCatalogue, ConfigEntry, ConfigFile, ConfigSource } from './read-config'
import { isPart, nodesOf, readConfig } from './read-config'
import { valueFindings } from './value-findings'
import { yamlFinding } from './yaml-faults'

/** A `${` that is not closed, up to the end of its name, also before others; `$${` is an escaped one. */
const OPEN_PLACEHOLDER = /(?<!\$)\$\{(?:\w+:)?[\w.-]*(?=(?:[^{}]|\{[^{}]*\})*$)/

/** Variables of other tools: `$NAME` only as a whole value, `%NAME%` only with a `_`, as `%DATE%` is the tool's own. */
const OTHER_VARIABLE =
  /(?<!\$)\$(?:\{(?:\{.*?\}|(?:env:|ENV:)?(?<name>env\.\w+|[A-Z][A-Z\d_]*)(?<value>(?::[^{}]*)?))\}|\((?<called>[A-Z][A-Z\d_]+)\))|%(?<marked>[A-Z]+_[A-Z\d_]+)%|(?<=^['"]?)\$(?<bare>[A-Z][A-Z\d_]+)(?=['"]?$)/g

function placeholderFindings({ document, rangeOf, text, entries }: ConfigFile): ConfigFinding[] {
  const names = new Set(entries.map(({ name }) => name))
  return nodesOf(document).flatMap((node) => {
    const { from: start, to } = rangeOf(node)
    const written = text.slice(start, to)
    const others = [...written.matchAll(OTHER_VARIABLE)].flatMap(({ 0: found, index, groups = {} }) => {
      const { name = groups.called ?? groups.marked ?? groups.bare, value = '' } = groups
      const near = name && `\${env:${name.replace('env.', '')}${value.replace(/^:-?/, ':-')}}`
      if (near === found || names.has(name?.split('.')[0] ?? '')) return []
      const edit = { from: start + index, to: start + index + found.length, insert: near ?? '' }
      return configFinding('unread-variable', edit, { near }, near ? edit : undefined)
    })
    const open = OPEN_PLACEHOLDER.exec(written)
    if (!open) return others
    const from = start + open.index
    const end = from + open[0].length
    return [...others, configFinding('open-placeholder', { from, to }, {}, { from: end, to: end, insert: '}' })]
  })
}

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
    ...unknownExtensions(corrected),
    ...unknownModules(corrected),
    ...missingDrivers(corrected),
    ...missingModules(corrected, isOnlyPart),
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

/**
 * Checks the text of a `wakamiti.yaml`. If it is too large, it is not read; if it is not YAML, only the first fault is
 * reported. Offsets do not count a byte order mark.
 * @example checkConfig('wakamiti:\n  rest:\n    baseUrl: http://localhost', catalogue).findings
 *   // => [{ code: 'unknown-key', key: 'wakamiti.rest.baseUrl', near: 'baseURL', from: 22, to: 29, … }, …]
 */
export function checkConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings = {}): ConfigReport {
  if (limitExcess(text, TEXT_LIMITS)) return toReport([configFinding('too-large', START, {})])
  try {
    const file = readConfig(text, catalogue, settings)
    const broken = yamlFinding(file)
    // After a fault, the rest may be read wrong.
    return toReport(broken ? [broken] : contentFindings(file, isPart(settings)), file.entries)
  } catch (error) {
    if (error instanceof RangeError) return toReport([configFinding('too-deep', START, {})])
    throw error
  }
}
