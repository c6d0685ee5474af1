import type { Severity } from '@/lib/finding'
import type { OptionCatalogue } from '../options/load-options'
import { fileOptions, optionPlace, strayKey } from '../options/option'
import { type ConfigSource, parseConfig } from '../text/config-source'
import { type ConfigEntry, type ConfigFile, configEntries } from './config-entries'
import { effectFindings } from './effect-findings'
import type { ConfigFinding } from './finding'
import { duplicateFindings, keyFinding } from './key-findings'
import { artifactFindings, driverFindings } from './launcher-findings'
import { extensionFindings, moduleFindings } from './module-findings'
import { requiredFindings } from './required-findings'
import { valueFindings } from './value-findings'
import { placeholderFindings, structureFindings, warningFindings } from './yaml-findings'
import type { Read } from './yaml-repair'

export type ConfigCatalogue = Pick<OptionCatalogue, 'options' | 'plugins' | 'artifacts'>

export interface CheckSettings {
  /** The text is a part of a file, as in documentation: modules and required keys may be missing. */
  isExcerpt?: boolean
  /** Name of the file, where it is known: an `application.yaml` has keys of Spring, too, and is a part of a configuration. */
  file?: string
}

const isSpringFile = ({ file = '' }: CheckSettings): boolean => /(^|[/\\])application[^/\\]*\.ya?ml$/i.test(file)

/** Whether a text is only a part of a configuration. */
const isPartOf = (settings: CheckSettings): boolean => settings.isExcerpt || isSpringFile(settings)

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

/** A text as far as it can be read, with the keys that could be. */
export interface ReadConfig {
  source: ConfigSource
  file: ConfigFile
}

const fileOptionsCache = new WeakMap<ConfigCatalogue, ConfigFile['options']>()

/** The options of a catalogue that a file may set: one list, by which lookups are cached. */
function fileOptionsOf(catalogue: ConfigCatalogue): ConfigFile['options'] {
  const options = fileOptionsCache.get(catalogue) ?? fileOptions(catalogue.options)
  fileOptionsCache.set(catalogue, options)
  return options
}

/** Whether Spring reads a key, not the tool: those of other roots, and the few of the plugin for it. */
const isOfSpring = ({ key, path, match }: ConfigEntry, options: ConfigFile['allOptions']): boolean =>
  !match && (path === '' || options.some((option) => optionPlace(option) === 'spring' && strayKey(option) === key))

/** A parsed text with all keys that can be read in it. */
function fileIn(source: ConfigSource, catalogue: ConfigCatalogue, settings: CheckSettings): ConfigFile {
  const { options: allOptions, plugins, artifacts } = catalogue
  const options = fileOptionsOf(catalogue)
  const all = configEntries(source.document, options)
  const entries = isSpringFile(settings) ? all.filter((entry) => !isOfSpring(entry, allOptions)) : all
  return { ...source, entries, options, allOptions, plugins, artifacts }
}

/** Reads a text with all keys that can be read in it. */
export function readConfig(text: string, catalogue: ConfigCatalogue, settings: CheckSettings): ReadConfig {
  const source = parseConfig(text)
  return { source, file: fileIn(source, catalogue, settings) }
}

/** Checks a file whose YAML is valid. */
export function contentFindings({ source, file }: ReadConfig, settings: CheckSettings): ConfigFinding[] {
  const isPart = isPartOf(settings)
  const open = placeholderFindings(source)
  const isOpen = ({ from, to }: ConfigFinding) => open.some((finding) => from <= finding.from && finding.from < to)
  return [
    ...open,
    ...warningFindings(source),
    ...structureFindings(source),
    ...duplicateFindings(file),
    ...entryFindings(file).filter((finding) => finding.code !== 'wrong-value' || !isOpen(finding)),
    ...effectFindings(file),
    ...extensionFindings(file),
    ...artifactFindings(file),
    ...driverFindings(file),
    ...moduleFindings(file, isPart),
    ...(isPart ? [] : requiredFindings(file)),
  ]
}

/** How much a finding of each severity weighs when repairs are compared. */
const WEIGHTS: Record<Severity, number> = { error: 3, warning: 2, notice: 1 }

/** Reads texts to compare repairs: what is wrong with their keys and values, weighed by severity. */
export const weigher =
  (catalogue: ConfigCatalogue, settings: CheckSettings): Read =>
  (text) => {
    const source = parseConfig(text)
    const fileOf = () => fileIn(source, catalogue, settings)
    const weight = () => {
      const file = fileOf()
      const required = isPartOf(settings) ? [] : requiredFindings(file)
      const findings = [...duplicateFindings(file), ...entryFindings(file), ...required]
      return findings.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0)
    }
    return { source, errors: source.document.errors, entries: () => fileOf().entries, weight }
  }
