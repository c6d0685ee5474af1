import { memoizeFor } from '@/lib/memoize'
import { childNames } from './find-option'
import { type CatalogueOption, fullKey, ROOTS } from './option'

const [ROOT] = ROOTS

type Options = readonly CatalogueOption[]

/**
 * A name without the case and the signs in which spellings differ.
 * @example plainName('file-uploader') // => 'fileuploader'
 */
export const plainName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/**
 * The name directly below a key that differs from a written one only in case, hyphens and underscores.
 * @example sameName('base-url', 'wakamiti.rest', options) // => 'baseURL'
 */
export const sameName = (name: string, path: string, options: Options): string | undefined =>
  childNames(path, options).find((known) => plainName(known) === plainName(name))

/** Every key and section of the options, by the last of its names. */
const keysByName = memoizeFor((options: Options) => {
  const byName = new Map<string, Set<string>>()
  for (const option of options) {
    const segments = fullKey(option).split('.')
    for (const [index, name] of segments.entries()) {
      const keys = byName.get(plainName(name)) ?? new Set()
      byName.set(plainName(name), keys.add(segments.slice(0, index + 1).join('.')))
    }
  }
  return byName
})

const coreOptions = memoizeFor((options: Options) => options.filter(({ plugin }) => plugin === 'core'))

/**
 * The key of this name at another level: the only one further in, or the only one at all. Directly below the
 * root a name may be the reader's own, so there only keys of the tool itself count.
 * @example keyElsewhere('host', 'wakamiti.email', options) // => 'wakamiti.email.store.host'
 */
export function keyElsewhere(name: string, path: string, options: Options): string | undefined {
  const found = keysByName(path === ROOT ? coreOptions(options) : options).get(plainName(name)) ?? []
  const keys = [...found].filter((key) => !/[*{]/.test(key))
  const inner = keys.filter((key) => path && key.startsWith(`${path}.`))
  const [only, ...others] = inner.length > 0 ? inner : keys
  return others.length === 0 ? only : undefined
}
