import { memoizeFor } from '@/lib/memoize'
import { type CatalogueOption, fullKey, isFreeSegment, ROOTS } from './option'

export type Branch = { option?: CatalogueOption; children: Map<string, Branch> }

/** The branch of all free names: `{alias}`, `*`. */
export const FREE = '*'

/** An empty section repeats its sibling options: `fileUploader.reportOutputs` accepts those of `fileUploader`. */
function withRepeatedKeys({ option, children }: Branch): Branch {
  const isSection = (child: Branch) => child.option?.type === 'section'
  const repeated = new Map([...children].filter(([, child]) => !isSection(child)))
  const complete = [...children].map(([name, child]): [string, Branch] => {
    const isEmpty = isSection(child) && child.children.size === 0
    return [name, isEmpty ? { ...child, children: repeated } : withRepeatedKeys(child)]
  })
  return { option, children: new Map(complete) }
}

/** The keys of options as a tree; memoized by list. */
export const optionTree = memoizeFor((options: readonly CatalogueOption[]): Branch => {
  const root: Branch = { children: new Map() }
  for (const option of options) {
    let branch = root
    for (const segment of fullKey(option).split('.')) {
      const name = isFreeSegment(segment) ? FREE : segment
      const next: Branch = branch.children.get(name) ?? { children: new Map() }
      branch.children.set(name, next)
      branch = next
    }
    branch.option = option
  }
  return withRepeatedKeys(root)
})

function branchesOf(segments: readonly string[], options: readonly CatalogueOption[]): Branch[] {
  const path = [optionTree(options)]
  for (const segment of segments) {
    const children = path.at(-1)?.children
    const next = children?.get(segment) ?? children?.get(FREE)
    if (!next) break
    path.push(next)
  }
  return path
}

type KeyMatch = { is: 'option' | 'entry'; option: CatalogueOption } | { is: 'section' }

function entriesOf({ option, children }: Branch): CatalogueOption | undefined {
  const free = children.get(FREE)?.option
  if (free?.key.endsWith('.*')) return free
  return option?.type.startsWith('map<') ? option : undefined
}

function findOption(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const segments = key.split('.')
  const path = branchesOf(segments, options)
  const found = path[segments.length]
  // A section is only a prefix of other keys.
  if (found?.option && found.option.type !== 'section')
    return { is: found.option.key.endsWith('.*') ? 'entry' : 'option', option: found.option }
  const [option] = path.slice(0, segments.length).flatMap((branch) => entriesOf(branch) ?? [])
  return option ? { is: 'entry', option } : found && { is: 'section' }
}

/** The names directly below a key, or the roots. @example childNames('', options) // => ['wakamiti', 'mavenFetcher'] */
export function childNames(key: string, options: readonly CatalogueOption[]): string[] {
  const segments = key ? key.split('.') : []
  const names = branchesOf(segments, options)[segments.length]?.children.keys() ?? []
  return [...names].filter((name) => name !== FREE)
}

/** A key of a file, up to the first segment that the tool does not read. */
export interface KeyParts {
  /** The key with its root: `wakamiti.rest.baseURL`. */
  key: string
  /** The key without its last segment; empty for a root. */
  path: string
  name: string
  /** Offset of `name` in the key as written: 5 for `baseUrl` in `rest.baseUrl`. */
  start: number
  /** Undefined for a key that the tool does not read. */
  match?: KeyMatch
}

/** Stands for a dot inside a free name, where it is no separator. */
const INNER_DOT = '\uE000'

/** A key as it is written, with the dots inside its names: `wakamiti.database.datasource.my.db`. */
export const shownKey = (key: string): string => key.replaceAll(INNER_DOT, '.')

const join = (...names: string[]): string => names.filter(Boolean).join('.')

/** Looks up a name below a path. Its dots separate segments, unless it is a free name whose value may be a map. */
export function keyParts(path: string, name: string, options: readonly CatalogueOption[], canHaveKeys: boolean) {
  const parts = (key: string, match: KeyMatch): KeyParts => ({ key, path, name, start: 0, match })
  const matchOf = (key: string) => findOption(key, options)
  const match = matchOf(join(path, name))
  if (match) return parts(join(path, name), match)
  const own = join(path, name.replaceAll('.', INNER_DOT))
  const ownMatch = name.includes('.') && canHaveKeys ? matchOf(own) : undefined
  if (ownMatch) return parts(own, ownMatch)
  const segments = name.split('.')
  const known = segments.findIndex((_, index) => !matchOf(join(path, ...segments.slice(0, index + 1))))
  const [before, segment = ''] = [segments.slice(0, known).join('.'), segments[known]]
  const parent = join(path, before)
  return { key: join(parent, segment), path: parent, name: segment, start: before ? before.length + 1 : 0 }
}

/** Ignores case and separators, in which spellings differ: `fileuploader` for `file-uploader`. */
const plainName = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '')

/** A name below a key in another spelling. @example sameName('base-url', 'wakamiti.rest', options) // => 'baseURL' */
export const sameName = (name: string, path: string, options: readonly CatalogueOption[]): string | undefined =>
  childNames(path, options).find((known) => plainName(known) === plainName(name))

/** The only name that starts or ends with another one: `username` for `user`, `baseURL` for `url`. */
export function longerName(name: string, known: readonly string[]): string | undefined {
  const part = plainName(name)
  const [only, ...others] = known.filter((one) => plainName(one).startsWith(part) || plainName(one).endsWith(part))
  return others.length === 0 ? only : undefined
}

const namedKeys = memoizeFor((options: readonly CatalogueOption[]) =>
  options.flatMap((option) => {
    const segments = fullKey(option).split('.')
    const keyAt = (at: number) => segments.slice(0, at + 1).join('.')
    return segments.map((name, at) => ({ name: plainName(name), key: keyAt(at), isCore: option.plugin === 'core' }))
  }),
)

/**
 * The key with a name at another level: the only one below `path`, or else the only one. Directly below the root, where
 * a name may be the reader's own, only core keys count; elsewhere those of other plugins only if the name `hasKeys`.
 * @example keyElsewhere('host', 'wakamiti.email', options, false) // => 'wakamiti.email.store.host'
 */
export function keyElsewhere(name: string, path: string, options: readonly CatalogueOption[], hasKeys: boolean) {
  const plain = plainName(name)
  // Free names are replaced by those of the path.
  const names = path.split('.')
  const isNear = ({ key, isCore }: { key: string; isCore: boolean }) =>
    isCore || (path !== ROOTS[0] && (hasKeys || !names[1] || key.split('.')[1] === names[1]))
  const found = namedKeys(options).filter((entry) => entry.name === plain && isNear(entry))
  const keys = [...new Set(found.map(({ key }) => key))]
  const own = (segment: string, at: number) => (isFreeSegment(segment) && names[at]) || segment
  const inner = keys.map((key) => key.split('.').map(own).join('.')).filter((key) => key.startsWith(`${path}.`))
  const [only, ...others] = (inner.length > 0 ? inner : keys).filter((key) => !/[*{]/.test(key))
  return only && others.length === 0 ? shownKey(only) : undefined
}
