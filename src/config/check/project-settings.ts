import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { isRecord } from '@/lib/is-record'
import { type ConfigValue, PLACEHOLDER } from '../options/option-value'
import { checkConfig } from './check-config'
import { EXTENSIONS_KEY, extensionList, isDeclaredBy, listedIn, MODULES_KEY, nearModule } from './module-findings'
import { type ConfigCatalogue, type ConfigFile, plainValue, readConfig } from './read-config'

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
 * Reads what the check of features needs from a `wakamiti.yaml`; for one that is not YAML, the tool's defaults apply.
 * @returns the report on the file itself, the settings, and the list of extensions, if there is one
 * @example readProjectSettings('wakamiti:\n  idTagPattern: T', catalogue).features // => { idTagPattern: 'T', … }
 */
export function readProjectSettings(text: string, catalogue: ConfigCatalogue, path?: string) {
  const report = checkConfig(text, catalogue, { file: path })
  const isRefused = report.findings.some(({ code }) => code === 'too-large' || code === 'too-deep')
  const file = isRefused ? undefined : readConfig(text, catalogue)
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
