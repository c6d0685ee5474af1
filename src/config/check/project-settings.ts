import { parseDocument } from 'yaml'
import { type CatalogueOption, fullKey, ROOTS } from '../options/option'
import { type ConfigValue, PLACEHOLDER } from '../options/option-value'
import { type ConfigReport, checkConfig } from './check-config'
import { sizeProblem } from './finding'
import { isDeclaredBy } from './module-findings'
import type { CheckSettings, ConfigCatalogue } from './read-config'

/** What a `wakamiti.yaml` says about the features of its project; what it leaves out has the default of the tool. */
export interface ProjectSettings {
  /** The check of the file itself. */
  report: ConfigReport
  /** Extension names whose steps are in use, as in `# modules:`; undefined for all that are installed. */
  modules?: string[]
  /** Plugins of the catalogue that the launcher loads; undefined when the file lists none, as in Maven projects. */
  plugins?: string[]
  /** Coordinates of other modules that the launcher loads: libraries, drivers, plugins with steps of their own. */
  otherModules: string[]
  /** Step classes that are not registered as an extension; the catalogue has none of their steps. */
  stepClasses: string[]
  /** Language of the step suggestions. It does not change that of the features: each has its own header. */
  language: string
  /** Language of numbers and dates in values; undefined for that of the feature. Steps are still located in the latter. */
  dataFormatLanguage?: string
  /** Source of the regular expression (of Java) that a whole tag without `@` follows to be an identifier; empty for none. */
  idTagPattern: string
  /** Every scenario needs an identifier of its own. */
  strictTestCaseID: boolean
  /** The two levels; `enabled` changes only the checks of editors, a run always applies them. */
  redefinition: { enabled: boolean; definitionTag: string; implementationTag: string }
  /** Expression of the scenarios that are run; empty for all. */
  tagFilter: string
  /** Folders with the features. */
  resourcePath: string[]
  /** Names that `${name}` reads, without the root: the file's own and the options that it sets. */
  properties: ReadonlySet<string>
}

/** Values by their whole key, whether it is written with dots or on several levels. */
type FlatValues = ReadonlyMap<string, ConfigValue>

const MAX_DEPTH = 40

function flatten(value: ConfigValue, path: string, into: Map<string, ConfigValue>, depth = 0): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > MAX_DEPTH) {
    if (path && value !== null) into.set(path, value)
    return
  }
  for (const [name, child] of Object.entries(value)) flatten(child, path ? `${path}.${name}` : name, into, depth + 1)
}

/** The values of a file as the tool reads them: with the booleans and the merges of YAML 1.1. None when it is not YAML. */
function valuesOf(text: string): FlatValues {
  const values = new Map<string, ConfigValue>()
  if (sizeProblem(text)) return values
  try {
    const document = parseDocument(text.replace(/^\uFEFF/, ''), {
      ...{ version: '1.1' as const, uniqueKeys: false, prettyErrors: false, logLevel: 'silent' as const },
    })
    if (document.errors.length === 0) flatten(document.toJS() as ConfigValue, '', values)
  } catch (error) {
    // Too many levels or aliases, or one without its anchor: the check of the file reports it.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
  }
  return values
}

const isKnown = (value: ConfigValue): boolean => !new RegExp(PLACEHOLDER).test(String(value))

/** The items of a list, or of one text with commas. */
const itemsOf = (value: ConfigValue | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap((item) => String(item).split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '' && isKnown(item))

/** Reads options of a file by their key; one that is missing or not known before a run has its default. */
function settingReader(values: FlatValues, options: readonly CatalogueOption[]) {
  const settingOf = (key: string): ConfigValue => {
    const value = values.get(key)
    return value !== undefined && isKnown(value)
      ? value
      : (options.find((option) => fullKey(option) === key)?.default ?? null)
  }
  return {
    text: (key: string) => String(settingOf(key) ?? ''),
    flag: (key: string) => /^(true|yes|on|y|t)$/i.test(String(settingOf(key))),
    list: (key: string) => itemsOf(settingOf(key) ?? undefined),
  }
}

const [ROOT] = ROOTS

/**
 * Reads what matters for the features of a project from the text of its `wakamiti.yaml`.
 * @param text of the file; one that is not YAML has findings and otherwise the defaults of the tool
 * @example readProjectSettings('wakamiti:\n  idTagPattern: T(\\d+)', catalogue).idTagPattern // => 'T(\\d+)'
 */
export function readProjectSettings(
  text: string,
  catalogue: ConfigCatalogue,
  settings: CheckSettings = {},
): ProjectSettings {
  const values = valuesOf(text)
  const read = settingReader(values, catalogue.options)
  const modules = read.list('wakamiti.modules')
  const loaded = read.list('wakamiti.launcher.modules')
  const dataFormatLanguage = read.text('wakamiti.dataFormatLanguage')
  const isLoaded = ({ artifact }: { artifact: string }) => loaded.some((module) => isDeclaredBy(artifact, module))
  const own = [...values.keys()].filter((key) => key.startsWith(`${ROOT}.`)).map((key) => key.slice(ROOT.length + 1))
  return {
    report: checkConfig(text, catalogue, settings),
    ...(modules.length > 0 && { modules }),
    ...(loaded.length > 0 && { plugins: catalogue.plugins.filter(isLoaded).map(({ plugin }) => plugin) }),
    otherModules: loaded.filter((module) => !catalogue.plugins.some(({ artifact }) => isDeclaredBy(artifact, module))),
    stepClasses: read.list('wakamiti.nonRegisteredStepProviders'),
    language: read.text('wakamiti.language'),
    ...(dataFormatLanguage && { dataFormatLanguage }),
    idTagPattern: read.text('wakamiti.idTagPattern'),
    strictTestCaseID: read.flag('wakamiti.strictTestCaseID'),
    redefinition: {
      enabled: read.flag('wakamiti.redefinition.enabled'),
      definitionTag: read.text('wakamiti.redefinition.definitionTag'),
      implementationTag: read.text('wakamiti.redefinition.implementationTag'),
    },
    tagFilter: read.text('wakamiti.tagFilter'),
    resourcePath: read.list('wakamiti.resourcePath'),
    properties: new Set(own),
  }
}
