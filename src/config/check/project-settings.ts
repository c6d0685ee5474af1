import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { isRecord } from '@/lib/is-record'
import { type ConfigValue, PLACEHOLDER } from '../options/option-value'
import { checkConfig } from './check-config'
import type { ConfigFinding } from './finding'
import { EXTENSIONS_KEY, extensionList, isDeclaredBy, listedIn, MODULES_KEY, nearModule } from './module-findings'
import { type ConfigCatalogue, type ConfigFile, plainValue, readConfig } from './read-config'

type ProjectSettings = ReturnType<typeof readProjectSettings>

const isKnown = (value: ConfigValue): boolean => !new RegExp(PLACEHOLDER).test(String(value))

/** The names of all values, as features give them: without their root. */
const namesIn = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, path ? `${path}.${name}` : name))
    : [path.replace(/^wakamiti\./, '')]

/** What the check of features knows of; what the file leaves out has the default of the tool. */
function featureSettings(file: ConfigFile): FeatureSettings {
  const { entries, document } = file
  const textOf = (name: string): string | undefined => {
    const entry = entries.findLast(({ key }) => key === `wakamiti.${name}`)
    const value = (entry && plainValue(entry.valueNode, document)) ?? null
    return value !== null && isKnown(value) ? String(value) : undefined
  }
  const modules = listedIn(EXTENSIONS_KEY, file).coordinates.flatMap(({ text }) => (text && isKnown(text) ? text : []))
  const { isListed, coordinates } = listedIn(MODULES_KEY, file)
  const listed = coordinates.map(({ text }) => nearModule(text, file.plugins) ?? text)
  const loaded = file.plugins.filter(({ artifact }) => listed.some((text) => isDeclaredBy(artifact, text)))
  return {
    loaded: isListed && loaded.length > 0 ? loaded.map(({ plugin }) => plugin) : undefined,
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
 * Reads what matters for the features of a project from the text of its `wakamiti.yaml`.
 * @param text of the file; one that is not YAML has findings and otherwise the defaults of the tool
 * @returns its own report, what the check of features knows of, and the extensions in use, if it lists them
 * @example readProjectSettings('wakamiti:\n  idTagPattern: T(\\d+)', catalogue).features // => { idTagPattern: 'T(\\d+)' }
 */
export function readProjectSettings(text: string, catalogue: ConfigCatalogue, path?: string) {
  const report = checkConfig(text, catalogue, { file: path })
  const isRefused = report.findings.some(({ code }) => code === 'too-large' || code === 'too-deep')
  const file = isRefused ? undefined : readConfig(text, catalogue)
  const read = file?.document.errors.length === 0 ? file : undefined
  const features: FeatureSettings = read ? featureSettings(read) : {}
  return { report, features, extensions: read && extensionList(read) }
}

/** A finding at the list of modules for each plugin that it leaves out: how many steps need it, and the first one. */
function leftOutFindings(reports: ReadonlyMap<string, FeatureReport>, list: ProjectSettings['extensions']) {
  const all = [...reports].flatMap(([file, { leftOut }]) => leftOut.map((one) => ({ file, one })))
  const byPlugin = new Map<string, FeatureFinding<'module.missing'>>()
  if (list)
    for (const { file, one } of all) {
      const { data } = byPlugin.get(one.data.plugin) ?? { data: { ...one.data, count: 0, file } }
      const edit = list.add(data.modules)
      const fixes = edit ? [{ edits: [edit] }] : []
      const counted = { ...data, count: data.count + one.data.count }
      byPlugin.set(data.plugin, { ...one, from: list.from, to: list.to, data: counted, fixes })
    }
  return [...byPlugin.values()]
}

/** The findings of a configuration with those about what the features of its project need, in the order of the text. */
export const projectFindings = (
  { report, extensions }: ProjectSettings,
  reports: ReadonlyMap<string, FeatureReport>,
): (ConfigFinding | FeatureFinding)[] =>
  [...report.findings, ...leftOutFindings(reports, extensions)].sort((one, other) => one.from - other.from)
