const TOKEN = /\\.|\{[^}]*\}|./gsu
/** A repetition or an argument: the text there is unknown. */
const REPETITION = /^[?*+]$|^\{.+\}$/s
/** Special characters end a literal. */
const SPECIAL = /^[.^$]$|^\\[A-Za-z0-9]$/

/** A literal being collected, and how deep in groups the reading is. */
interface Collected {
  done: string[]
  open: string[]
  depth: number
}

const close = (collected: Collected): void => {
  if (collected.open.length > 0) collected.done.push(collected.open.join(''))
  collected.open = []
}

/** A repeated character may be absent or occur several times: the literal ends before it. */
const dropLast = (collected: Collected): void => {
  collected.open.pop()
  close(collected)
}

function collect(collected: Collected, token: string): void {
  if (token === '(' || token === ')') {
    close(collected)
    collected.depth += token === '(' ? 1 : -1
  } else if (collected.depth > 0) return
  else if (REPETITION.test(token)) dropLast(collected)
  else if (SPECIAL.test(token)) close(collected)
  else collected.open.push(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token)
}

/**
 * The texts that every sentence of an expression contains, in this order: a cheap check before matching.
 * @param compiled the compiled expression
 * @example requiredLiterals('file(?:(?:s)? )?deleted {word}') // => ['file', 'deleted']
 */
export function requiredLiterals(compiled: string): string[] {
  const collected: Collected = { done: [], open: [], depth: 0 }
  for (const token of compiled.match(TOKEN) ?? []) {
    if (token === '|' && collected.depth === 0) return []
    collect(collected, token)
  }
  close(collected)
  return collected.done
}

/**
 * Whether a text contains all of the literals, one after the other.
 * @example hasInOrder('files deleted', ['file', 'deleted']) // => true
 */
export function hasInOrder(text: string, literals: readonly string[]): boolean {
  let from = 0
  return literals.every((literal) => {
    const found = text.indexOf(literal, from)
    from = found + literal.length
    return found >= 0
  })
}
