import type { Severity } from '@/lib/finding'
import type { OptionCatalogue } from '../options/load-options'
import { fileOptions } from '../options/option'
import { type ConfigSource, parseConfig } from '../text/config-source'
import { type ConfigFile, configEntries } from './config-entries'
import { effectFindings } from './effect-findings'
import type { ConfigFinding } from './finding'
import { duplicateFindings, keyFinding } from './key-findings'
import { extensionFindings, moduleFindings } from './module-findings'
import { requiredFindings } from './required-findings'
import { valueFindings } from './value-findings'
import { structureFindings, warningFindings } from './yaml-findings'
import type { Read } from './yaml-repair'

/** The options and plugins that the checker needs. */
export type ConfigCatalogue = Pick<OptionCatalogue, 'options' | 'plugins'>

/** Settings of a check. */
export interface CheckSettings {
  /** The text is a part of a file, as in documentation: modules and required keys may be missing. */
  isExcerpt?: boolean
}

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

/** A parsed text with all keys that can be read in it. */
function fileIn(source: ConfigSource, catalogue: ConfigCatalogue): ConfigFile {
  const { options: allOptions, plugins } = catalogue
  const options = fileOptionsOf(catalogue)
  return { ...source, entries: configEntries(source.document, options), options, allOptions, plugins }
}

/** Reads a text with all keys that can be read in it. */
export function readConfig(text: string, catalogue: ConfigCatalogue): ReadConfig {
  const source = parseConfig(text)
  return { source, file: fileIn(source, catalogue) }
}

/** Checks a file whose YAML is valid. */
export function contentFindings({ source, file }: ReadConfig, { isExcerpt }: CheckSettings): ConfigFinding[] {
  return [
    ...warningFindings(source),
    ...structureFindings(source),
    ...duplicateFindings(file),
    ...entryFindings(file),
    ...effectFindings(file),
    ...extensionFindings(file),
    ...(isExcerpt ? [] : [...moduleFindings(file), ...requiredFindings(file)]),
  ]
}

/** How much a finding of each severity weighs when repairs are compared. */
const WEIGHTS: Record<Severity, number> = { error: 3, warning: 2, notice: 1 }

/** Reads texts to compare repairs: what is wrong with their keys and values, weighed by severity. */
export const weigher =
  (catalogue: ConfigCatalogue, { isExcerpt }: CheckSettings): Read =>
  (text) => {
    const source = parseConfig(text)
    const fileOf = () => fileIn(source, catalogue)
    const weight = () => {
      const file = fileOf()
      const required = isExcerpt ? [] : requiredFindings(file)
      const findings = [...duplicateFindings(file), ...entryFindings(file), ...required]
      return findings.reduce((sum, { severity }) => sum + WEIGHTS[severity], 0)
    }
    return { source, errors: source.document.errors, entries: () => fileOf().entries, weight }
  }
