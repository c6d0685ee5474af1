import { findOption, fullKey, type KeyMatch } from './find-option'
import type { CatalogueOption } from './option'

/** A key of a file, taken apart where the tool stops knowing it. */
export interface KeyParts {
  /** The key with its root, up to the first segment that nothing reads: `wakamiti.rest.baseURL`. */
  key: string
  /** What stands before the last segment; empty for a root. */
  path: string
  /** The last segment. */
  name: string
  /** Where that segment begins in the name as it is written: `rest.baseUrl` has `baseUrl` at 5. */
  start: number
  /** Nothing: the tool reads no such key. */
  match?: KeyMatch
}

/** Stands for a dot inside a name of the reader's own, which divides nothing. */
const INNER_DOT = '\uE000'

/**
 * A key as the reader wrote it.
 * @example shownKey('wakamiti.database.datasource.my\uE000db') // => 'wakamiti.database.datasource.my.db'
 */
export const shownKey = (key: string): string => key.replaceAll(INNER_DOT, '.')

const join = (path: string, name: string): string => (path && name ? `${path}.${name}` : path || name)

/**
 * What a key is. A section without options of its own repeats the options that stand beside it
 * (`fileUploader.reportOutputs` takes those of `fileUploader`).
 */
function matchOf(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const match = findOption(key, options)
  if (match?.is !== 'entry' || match.option.type !== 'section') return match
  const [section = ''] = match.option.key.split('.').slice(-1)
  const beside = key.replace(`.${section}.`, '.')
  const isSection = options.some((option) => option.type === 'section' && fullKey(option) === beside)
  return isSection ? undefined : findOption(beside, options)
}

/** The parts of a key of which the tool does not know a segment. */
function unknownParts(path: string, name: string, options: readonly CatalogueOption[]): KeyParts {
  const segments = name.split('.')
  const known = segments.findIndex((_, index) => !matchOf(join(path, segments.slice(0, index + 1).join('.')), options))
  const before = segments.slice(0, known).join('.')
  const parent = join(path, before)
  const [segment = ''] = segments.slice(known)
  return { key: join(parent, segment), path: parent, name: segment, start: before ? before.length + 1 : 0 }
}

/**
 * Takes a key apart. Dots divide it as levels do, except in a name of the reader's own with keys below it.
 * @param path the key that it stands under; empty for a root
 * @param name as it is written, perhaps with dots
 * @param options the options that a file may hold
 * @param canHoldKeys whether its value may be a map
 */
export function keyParts(
  path: string,
  name: string,
  options: readonly CatalogueOption[],
  canHoldKeys: boolean,
): KeyParts {
  const match = matchOf(join(path, name), options)
  if (match) return { key: join(path, name), path, name, start: 0, match }
  const own = name.replaceAll('.', INNER_DOT)
  const ownMatch = name.includes('.') && canHoldKeys ? matchOf(join(path, own), options) : undefined
  if (ownMatch) return { key: join(path, own), path, name, start: 0, match: ownMatch }
  return unknownParts(path, name, options)
}
