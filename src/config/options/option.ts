import type { z } from 'zod'
import type { OPTION, OPTION_BASE_TYPES } from './option-schema'

/** One key of `wakamiti.yaml`: literal facts once, texts in both languages. */
export type Option = z.infer<typeof OPTION>

/** An option and the plugin it belongs to; the tool's own are under `core`. */
export type CatalogueOption = Option & { plugin: string }

export type OptionType = Option['type']
export type OptionBaseType = (typeof OPTION_BASE_TYPES)[number]

/**
 * What a file holds: keys as the records have them, `key.*` for all below one, `key=value` for one value.
 * @example { any: ['fileUploader.*'], none: ['fileUploader.protocol=sftp'] }
 */
export type OptionCondition = NonNullable<Option['requiredIf']>

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
 * What a type holds, or is when it holds nothing.
 * @example baseTypeOf('list<url>') // => 'url'
 * @example baseTypeOf('url') // => 'url'
 */
export const baseTypeOf = (type: OptionType): OptionBaseType =>
  listBaseOf(type) ?? mapBaseOf(type) ?? (type as OptionBaseType)
