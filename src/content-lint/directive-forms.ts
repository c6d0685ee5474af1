/** How a directive is written. */
export interface Form {
  /** What stands between its brackets, if anything does. */
  label?: string
  attributes: string[]
}

/** Directives on a line of their own. */
export const LEAVES = new Map<string, Form>([
  ['step', { label: 'id', attributes: [] }],
  ['option', { label: 'key', attributes: [] }],
  ['options', { attributes: ['plugin'] }],
  ['install', { attributes: ['plugin'] }],
  ['figure', { label: 'name', attributes: ['caption'] }],
  ['load-profile', { attributes: ['stages', 'caption'] }],
  ['plugins', { attributes: [] }],
  ['all-options', { attributes: [] }],
  ['data-types', { attributes: [] }],
  ['assertions', { attributes: [] }],
  ['tool', { label: 'name', attributes: [] }],
  ['snippets', { attributes: [] }],
])

/** Directives inside a line. */
export const INLINE = new Map<string, Form>([
  ['step', { label: 'id', attributes: [] }],
  ['option', { label: 'key', attributes: [] }],
  ['type', { label: 'name', attributes: [] }],
])

/** Directives around other things. */
export const CONTAINERS = new Map<string, Form>([
  ['note', { attributes: [] }],
  ['caution', { attributes: [] }],
])

/**
 * A directive as it should be written.
 * @param marks the colons that it begins with
 * @example exampleOf('::', 'install', { attributes: ['plugin'] }) // => 'write ::install{plugin="…"}'
 */
export const exampleOf = (marks: string, name: string, { label, attributes }: Form): string =>
  `write ${marks}${name}${label ? `[${label}]` : ''}${attributes.length ? `{${attributes.map((key) => `${key}="…"`).join(' ')}}` : ''}`
