import type { ConfigEntry } from '../options/config-entries'
import { fullKey } from '../options/find-option'
import type { CatalogueOption } from '../options/option'
import type { Spellings } from './held-keys'

/** A name of the reader's own in the middle of a key. */
const FREE = /\{.+?\}/

/** One place of a file where an option counts by itself. */
export interface OptionScope {
  /** The key that it has there. */
  key: string
  spellings: Spellings
}

const under = (path: string, entries: readonly ConfigEntry[]): string[] =>
  entries.flatMap(({ key }) => (key.startsWith(`${path}.`) ? [key.slice(path.length + 1)] : []))

/** One for each name that the file has: `datasource.archive`, `datasource.loans`. */
function namedScopes(option: CatalogueOption, entries: readonly ConfigEntry[], whole: Spellings): OptionScope[] {
  const key = fullKey(option)
  const [path = ''] = key.split(/\.\{/)
  const names = new Set(under(path, entries).map((rest) => rest.split('.')[0] ?? ''))
  return [...names].map((name) => ({
    key: key.replace(FREE, name),
    spellings: (each) => whole(each).map((one) => one.replace(FREE, name)),
  }))
}

/** Sections that repeat the keys beside them, of those that the file has. */
function repeatingSections(
  option: CatalogueOption,
  options: readonly CatalogueOption[],
  entries: readonly ConfigEntry[],
) {
  const holdsOthers = ({ key }: CatalogueOption) => options.some((other) => other.key.startsWith(`${key}.`))
  const isBeside = ({ type, key, plugin }: CatalogueOption) =>
    type === 'section' && plugin === option.plugin && option.key.startsWith(`${key.split('.').slice(0, -1).join('.')}.`)
  return options
    .filter((other) => isBeside(other) && !holdsOthers(other))
    .map(fullKey)
    .filter((path) => under(path, entries).length > 0)
}

/**
 * The places of a file where an option counts by itself: one, or one for each name or section that the file has. In a
 * section the keys beside it count where it has none of its own.
 * @param option the option
 * @param options all options of files
 * @param entries all keys of the file
 */
export function optionScopes(
  option: CatalogueOption,
  options: readonly CatalogueOption[],
  entries: readonly ConfigEntry[],
): OptionScope[] {
  const whole: Spellings = (key) => [fullKey({ plugin: option.plugin, key })]
  if (FREE.test(option.key)) return namedScopes(option, entries, whole)
  const sections = repeatingSections(option, options, entries)
  if (sections.length === 0) return [{ key: fullKey(option), spellings: whole }]
  return sections.map((section) => {
    const beside = section.slice(0, section.lastIndexOf('.'))
    const inside = (key: string) => key.replace(`${beside}.`, `${section}.`)
    return {
      key: inside(fullKey(option)),
      spellings: (key) => whole(key).flatMap((one) => [inside(one), one]),
    }
  })
}
