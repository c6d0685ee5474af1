const TOKEN = /\\.|\{[^}]*\}|./gsu
/** A count, or an argument: what stands there is not known. */
const REPETITION = /^[?*+]$|^\{.+\}$/s
/** Signs that stand for something else, so that no literal goes over them. */
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

/** A repeated character may be absent or stand several times: what is collected ends before it. */
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
 * The texts that every sentence of an expression contains, in this order: a cheap look before the expression is tried.
 * @param compiled what the expression compiles to
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
 * Whether a text has all of the literals, one after the other.
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
