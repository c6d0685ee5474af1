import type { z } from 'zod'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { OPTION_STRINGS } from '@/i18n/option-strings'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'
import type { CataloguePlugin } from '@/steps/catalogue'
import type { OPTION, OPTION_BASE_TYPES } from './option-schema'

export type Option = z.infer<typeof OPTION>

/** An option and its plugin; those of the tool itself belong to `core`. */
export type CatalogueOption = Option & { plugin: string }

export type ListedOption = CatalogueOption & { steps?: { id: string; expression: Record<StepLanguage, string> }[] }

export const OPTIONS_PATH = '/assets/options.json'

/** The content of {@link OPTIONS_PATH}: all options, for the tools of the site and for other programs. */
export interface OptionCatalogue {
  /** Increased when a field is removed or changes its meaning. */
  format: 1
  engine: string
  /** The tool's own artifacts, apart from the plugins. */
  artifacts: string[]
  plugins: CataloguePlugin[]
  options: ListedOption[]
}

type OptionType = Option['type']
export type OptionBaseType = (typeof OPTION_BASE_TYPES)[number]

/** A condition on the options that a file sets: a key, `key.*` for any below it, `key=value` for one value. */
export type OptionCondition = NonNullable<Option['requiredIf']>

const innerOf = (type: OptionType, outer: 'list' | 'map'): OptionBaseType | undefined =>
  type.startsWith(`${outer}<`) && type.endsWith('>') ? (type.slice(outer.length + 1, -1) as OptionBaseType) : undefined

/** The item type of a list; undefined for any other type. @example listBaseOf('list<integer>') // => 'integer' */
export const listBaseOf = (type: OptionType): OptionBaseType | undefined => innerOf(type, 'list')

/** The type of the values of a map; undefined for any other type. @example mapBaseOf('map<string>') // => 'string' */
export const mapBaseOf = (type: OptionType): OptionBaseType | undefined => innerOf(type, 'map')

/** The type itself, or that of the items of a list or map. @example baseTypeOf('list<url>') // => 'url' */
export const baseTypeOf = (type: OptionType): OptionBaseType =>
  listBaseOf(type) ?? mapBaseOf(type) ?? (type as OptionBaseType)

/** The root keys of a configuration file; the first one contains the options of plugins. */
export const ROOTS = ['wakamiti', 'mavenFetcher'] as const

/** The key of an option in `wakamiti.yaml`, with its root: `wakamiti.rest.baseURL` for `rest.baseURL`. */
export const fullKey = ({ plugin, key }: Pick<CatalogueOption, 'plugin' | 'key'>): string =>
  plugin === 'core' ? key : `wakamiti.${key}`

/** Whether a segment of a key is a name that the reader chooses. @example isFreeSegment('{alias}') // => true */
export const isFreeSegment = (segment: string): boolean => segment === '*' || /^\{.+\}$/.test(segment)

/** Where an option is set: mostly in `wakamiti.yaml`, else in a comment of a feature, in the JVM or in Spring. */
export function optionPlace({ plugin, key, scope }: Pick<CatalogueOption, 'plugin' | 'key' | 'scope'>) {
  if (key.startsWith('-D')) return 'jvm'
  if (scope === 'feature') return 'feature'
  return plugin !== 'core' && key.startsWith('wakamiti.') ? 'spring' : 'file'
}

export const fileOptions = (options: readonly CatalogueOption[]): CatalogueOption[] =>
  options.filter((option) => optionPlace(option) === 'file')

/** The key that an option set elsewhere would have in a configuration file: `wakamiti.azureSuite`. */
export const strayKey = ({ key }: Pick<CatalogueOption, 'key'>): string => {
  const bare = key.replace(/^-D/, '')
  return bare.startsWith('wakamiti.') ? bare : `wakamiti.${bare}`
}

/** Describes the limits of a number. @example rangeText({ minimum: 1, maximum: 65535 }, 'es') // => 'de 1 a 65535' */
export function rangeText({ minimum, maximum }: Pick<Option, 'minimum' | 'maximum'>, locale: Locale) {
  const words = OPTION_STRINGS[locale]
  if (minimum !== undefined && maximum !== undefined) return words.between(minimum, maximum)
  if (minimum !== undefined) return words.atLeast(minimum)
  return maximum === undefined ? undefined : words.atMost(maximum)
}

export const loadOptions = (): Promise<OptionCatalogue> => loadJson(withBase(OPTIONS_PATH))
