import type { Localized } from '@/i18n/locale'

/** The data types an option may have; `list<…>` and `map<…>` contain one of them. */
export const OPTION_BASE_TYPES = [
  'string',
  'boolean',
  'integer',
  'decimal',
  'url',
  'path',
  'folder',
  'enum',
  'regex',
  'glob',
  'charset',
  'locale',
  'class',
  'tags',
  'style',
  'coordinates',
  'section',
] as const

export type OptionBaseType = (typeof OPTION_BASE_TYPES)[number]
export type OptionType = OptionBaseType | `list<${OptionBaseType}>` | `map<${OptionBaseType}>`

const innerOf = (type: OptionType, holder: 'list' | 'map'): OptionBaseType | undefined =>
  type.startsWith(`${holder}<`) && type.endsWith('>')
    ? (type.slice(holder.length + 1, -1) as OptionBaseType)
    : undefined

/**
 * What the items of a list are; undefined for any other type.
 * @example listBaseOf('list<integer>') // => 'integer'
 */
export const listBaseOf = (type: OptionType): OptionBaseType | undefined => innerOf(type, 'list')

/**
 * What the values of a map are; undefined for any other type.
 * @example mapBaseOf('map<string>') // => 'string'
 */
export const mapBaseOf = (type: OptionType): OptionBaseType | undefined => innerOf(type, 'map')

/**
 * The type itself, or that of the items of a list or map.
 * @example baseTypeOf('list<url>') // => 'url'
 * @example baseTypeOf('url') // => 'url'
 */
export const baseTypeOf = (type: OptionType): OptionBaseType =>
  listBaseOf(type) ?? mapBaseOf(type) ?? (type as OptionBaseType)

/**
 * What a file has to set: keys as the reference has them, `key.*` for any below one, `key=value` for one value.
 * @example { any: ['fileUploader.*'], none: ['fileUploader.protocol=sftp'] }
 */
export interface OptionCondition {
  any: string[]
  none?: string[]
}

/** One key of `wakamiti.yaml`: literal facts once, texts in both languages. */
export interface Option {
  /** As the tool reads it. Plugin keys without the root, core keys with it: `rest.baseURL`, `wakamiti.resourceTypes`. */
  key: string
  type: OptionType
  default: string | number | boolean | null
  /** The default in words when it is not a literal: "random". */
  defaultNote?: Localized
  required: boolean
  requiredWhen?: Localized
  /** The part of `requiredWhen` that can be decided from the file alone. */
  requiredIf?: OptionCondition
  /** What else in a file makes the tool ignore it. */
  ignoredIf?: OptionCondition
  /** All there are for an `enum` and for the items of a list; examples for other types. */
  values?: (string | number | boolean)[]
  /** The values count only in the case they are written in. */
  exactCase?: true
  /** A value to show where there is no default and one of its type would be refused; for a section its keys. */
  example?: string | number | boolean | Record<string, string>
  scope?: 'engine' | 'feature' | 'launcher' | 'junit' | 'server'
  /** `limited`: not in every way to run the tool, or not in this version; see the warning. */
  status?: 'limited' | 'no-effect'
  description: Localized
  warning?: Localized
}

/** An option and the plugin it belongs to; the tool's own are under `core`. */
export type CatalogueOption = Option & { plugin: string }

/** The roots of a configuration file: plugin keys stand under the first. */
export const ROOTS = ['wakamiti', 'mavenFetcher'] as const

/**
 * The key of an option as it stands in `wakamiti.yaml`, with its root.
 * @example fullKey({ plugin: 'rest', key: 'rest.baseURL' }) // => 'wakamiti.rest.baseURL'
 */
export const fullKey = ({ plugin, key }: Pick<CatalogueOption, 'plugin' | 'key'>): string =>
  plugin === 'core' ? key : `wakamiti.${key}`

/**
 * Whether a segment of a key stands for a name of the reader's own.
 * @example isFreeSegment('{alias}') // => true
 */
export const isFreeSegment = (segment: string): boolean => segment === '*' || /^\{.+\}$/.test(segment)

/** Where an option is read: most in the configuration file, a few elsewhere. */
export type OptionPlace = 'file' | 'feature' | 'jvm' | 'spring'

/**
 * Where an option is read: `wakamiti.yaml`, a comment of a feature file, the JVM's properties or Spring's.
 * @example optionPlace({ plugin: 'azure', key: 'azureSuite', scope: 'feature' }) // => 'feature'
 */
export function optionPlace({ plugin, key, scope }: Pick<CatalogueOption, 'plugin' | 'key' | 'scope'>): OptionPlace {
  if (key.startsWith('-D')) return 'jvm'
  if (scope === 'feature') return 'feature'
  return plugin !== 'core' && key.startsWith('wakamiti.') ? 'spring' : 'file'
}

/** The options that a configuration file may set. */
export const fileOptions = (options: readonly CatalogueOption[]): CatalogueOption[] =>
  options.filter((option) => optionPlace(option) === 'file')

/**
 * The key under which an option that is read elsewhere would stand in a configuration file.
 * @example strayKey({ plugin: 'azure', key: 'azureSuite' }) // => 'wakamiti.azureSuite'
 */
export const strayKey = ({ key }: Pick<CatalogueOption, 'key'>): string => {
  const bare = key.replace(/^-D/, '')
  return bare.startsWith('wakamiti.') ? bare : `wakamiti.${bare}`
}
