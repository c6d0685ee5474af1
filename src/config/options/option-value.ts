import { baseTypeOf, listBaseOf, mapBaseOf, type Option, type OptionBaseType } from './option'

/** A value of YAML as JavaScript sees it. */
export type ConfigValue = string | number | boolean | null | ConfigValue[] | { [key: string]: ConfigValue }

const isText = (value: ConfigValue): boolean =>
  typeof value === 'string' || Number.isFinite(value) || typeof value === 'boolean'

const isPlaceholder = (value: ConfigValue): boolean => typeof value === 'string' && /\$\{.+\}/.test(value)

const INTEGER = /^[+-]?\d+$/
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Whether a value has keys of its own. */
const isMap = (value: ConfigValue): value is { [key: string]: ConfigValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What each type takes. The tool reads text, so that a number or a boolean is fine where a text is asked for. */
const ACCEPTS: Partial<Record<OptionBaseType, (value: ConfigValue) => boolean>> = {
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  integer: (value) => (typeof value === 'string' ? INTEGER.test(value) : Number.isInteger(value)),
  decimal: (value) => (typeof value === 'string' ? DECIMAL.test(value) : Number.isFinite(value)),
  url: (value) => typeof value === 'string' && /^[a-z][a-z0-9+.-]*:(?:\/\/|\()\S+$/i.test(value),
  locale: (value) => typeof value === 'string' && /^[a-z]{2,3}([_-]\w+)*$/i.test(value),
  coordinates: (value) => typeof value === 'string' && /^[^\s:,]+(:[^\s:,]+){1,4}$/.test(value),
  section: isMap,
}

const fitsBase = (base: OptionBaseType, value: ConfigValue): boolean =>
  isPlaceholder(value) || (ACCEPTS[base] ?? isText)(value)

/**
 * Whether an option, or each item of its list, is one of its values.
 * @example isClosed({ type: 'list<string>', values: ['gherkin'] }) // => true
 */
export const isClosed = ({ type, values }: Pick<Option, 'type' | 'values'>): boolean =>
  values !== undefined && (type === 'enum' || listBaseOf(type) !== undefined)

const inList = ({ values = [], exactCase }: Option, value: ConfigValue): boolean => {
  const written = (word: unknown) => (exactCase ? String(word) : String(word).toLowerCase())
  return isText(value) && values.some((known) => written(known) === written(value))
}

/**
 * Whether a value says nothing: the tool takes it for a missing one.
 * @example isBlank([' ', '']) // => true
 */
export const isBlank = (value: ConfigValue): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.every(isBlank))

/** The items of a list, which may be written as one text with commas. */
const listItems = (value: ConfigValue): ConfigValue[] =>
  typeof value === 'string' ? value.split(',').map((item) => item.trim()) : [value].flat()

/**
 * Whether a value has the type of its option, and is in its list where that is closed.
 * @param option the option
 * @param value what stands in the file; a list may be written as one text with commas
 */
export function valueFits(option: Option, value: ConfigValue): boolean {
  const list = listBaseOf(option.type)
  const map = mapBaseOf(option.type)
  const fitsOne = (base: OptionBaseType, item: ConfigValue) =>
    isClosed(option) && !isPlaceholder(item) ? inList(option, item) : fitsBase(base, item)
  if (list) return listItems(value).every((item) => fitsOne(list, item))
  if (map) return isMap(value) && Object.values(value).every((item) => fitsBase(map, item))
  return fitsOne(baseTypeOf(option.type), value)
}

/**
 * Whether the value of an entry fits the option that it is an entry of: `wakamiti.log.loggers.*`, `map<string>`.
 * @param option an option that takes keys of the reader's own
 * @param value what stands behind such a key; another level of keys is fine
 */
export function entryFits(option: Option, value: ConfigValue): boolean {
  if (isMap(value)) return true
  const map = mapBaseOf(option.type)
  return map ? [value].flat().every((item) => fitsBase(map, item)) : valueFits(option, value)
}
