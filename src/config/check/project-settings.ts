import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { type ConfigValue, PLACEHOLDER } from '../options/option-value'
import { type ConfigReport, checkConfig } from './check-config'
import type { ConfigFinding } from './finding'
import { EXTENSIONS_KEY, type ExtensionList, extensionList } from './module-findings'
import { type ConfigCatalogue, type ConfigFile, plainValue, readConfig } from './read-config'

/** What a `wakamiti.yaml` says about the features of its project. */
interface ProjectSettings {
  report: ConfigReport
  /** What the check of features knows of; what the file leaves out has the default of the tool. */
  features: FeatureSettings
  /** The names of the extensions in use, if the file lists them. */
  extensions?: ExtensionList
}

const isKnown = (value: ConfigValue): boolean => !new RegExp(PLACEHOLDER).test(String(value))

const itemsOf = (value: ConfigValue): string[] =>
  [value]
    .flat()
    .flatMap((item) => String(item ?? '').split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '' && isKnown(item))

/** The names of all values, as features give them: without their root. */
const namesIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => namesIn(inner, path ? `${path}.${name}` : name))
    : [path.replace(/^wakamiti\./, '')]

function featureSettings({ entries, document }: ConfigFile): FeatureSettings {
  const settingOf = (name: string): ConfigValue => {
    const entry = entries.findLast(({ key }) => key === name)
    return (entry && plainValue(entry.valueNode, document)) ?? null
  }
  const text = <Name extends string>(setting: Name, key: string = setting) => {
    const value = settingOf(`wakamiti.${key}`)
    return value !== null && isKnown(value) ? ({ [setting]: String(value) } as { [Key in Name]: string }) : undefined
  }
  const modules = itemsOf(settingOf(EXTENSIONS_KEY))
  return {
    ...(modules.length > 0 && { modules }),
    properties: namesIn(plainValue(document.contents, document)),
    ...text('definitionTag', 'redefinition.definitionTag'),
    ...text('implementationTag', 'redefinition.implementationTag'),
    ...text('idTagPattern'),
    ...text('dataFormatLanguage'),
    ...(/^(true|yes|on)$/i.test(String(settingOf('wakamiti.strictTestCaseID'))) && { strictTestCaseID: true }),
  }
}

/**
 * Reads what matters for the features of a project from the text of its `wakamiti.yaml`.
 * @param text of the file; one that is not YAML has findings and otherwise the defaults of the tool
 * @example readProjectSettings('wakamiti:\n  idTagPattern: T(\\d+)', catalogue).features // => { idTagPattern: 'T(\\d+)' }
 */
export function readProjectSettings(text: string, catalogue: ConfigCatalogue): ProjectSettings {
  const report = checkConfig(text, catalogue)
  const isRefused = report.findings.some(({ code }) => code === 'too-large' || code === 'too-deep')
  const file = isRefused ? undefined : readConfig(text.replace(/^\uFEFF/, ''), catalogue)
  if (!file || file.document.errors.length > 0) return { report, features: {} }
  return { report, features: featureSettings(file), extensions: extensionList(file) }
}

/**
 * For each plugin that the configuration leaves out, one finding at its list of modules: how many steps need it, and where the
 * first one is.
 * @param reports of the features, by their paths
 */
function leftOutFindings(
  reports: ReadonlyMap<string, FeatureReport>,
  list: ExtensionList | undefined,
): FeatureFinding[] {
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
