/** All names of the reader's own share one branch: `{alias}`, `*`. */
export const FREE = '*'

/** A key below another one, and where its schema stands. */
export interface DottedKey {
  path: string[]
  /** As `$ref` names it. */
  pointer: string
  /** Its last name is the reader's own and may have dots. */
  isOpen?: boolean
}

const segmentPattern = (name: string): string => (name === FREE ? '[^.]+' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The names of a key with dots between them. */
function keyPattern({ path, isOpen }: DottedKey): string {
  const names = path.map(segmentPattern)
  return `^${(isOpen ? [...names.slice(0, -1), '.+'] : names).join('\\.')}$`
}

/**
 * Keys of several levels as patterns, so that editors take them without offering them.
 * @example dottedSchema([{ path: ['rest', 'timeout'], pointer: '#/a' }]) // => { patternProperties: { '^rest\\.timeout$': { $ref: '#/a' } } }
 */
export function dottedSchema(keys: readonly DottedKey[]): { patternProperties?: Record<string, { $ref: string }> } {
  if (keys.length === 0) return {}
  const patterns = keys.map((key) => [keyPattern(key), { $ref: key.pointer }])
  return { patternProperties: Object.fromEntries(patterns) }
}
