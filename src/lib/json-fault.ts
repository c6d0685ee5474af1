import type { TextRange } from './finding'

type JsonExpected = 'value' | 'name' | 'colon' | 'comma' | 'end'

type JsonFault = TextRange & { expected: JsonExpected }

const TOKEN =
  /[ \t\r\n]*("[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\n]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\d)|(?:true|false|null)\b|[{}[\],:]|)/y

const CLOSING: Partial<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * Where a text stops being JSON; browsers do not agree on how to say so.
 * @example jsonFault('{"a": 1,}') // => { from: 8, to: 9, expected: 'name' }
 */
export function jsonFault(text: string): JsonFault | undefined {
  const open: string[] = []
  let expected: JsonExpected = 'value'
  let isFirst = false
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at
    const [read = '', token = ''] = TOKEN.exec(text) ?? []
    at += read.length
    const next = CLOSING[token]
    const isText = token.startsWith('"')
    const isValue: boolean = next !== undefined || isText || /^[-\dtfn]/.test(token)
    if (expected === 'end' && at === text.length && token === '') return undefined
    if (token !== '' && token === open.at(-1) && (isFirst || expected === 'comma')) {
      open.pop()
      expected = 'comma'
    } else if (expected === 'comma' && token === ',') expected = open.at(-1) === '}' ? 'name' : 'value'
    else if (expected === 'colon' && token === ':') expected = 'value'
    else if (expected === 'name' && isText) expected = 'colon'
    else if (expected === 'value' && isValue) {
      if (next) open.push(next)
      expected = next ? (next === '}' ? 'name' : 'value') : 'comma'
    } else {
      // What is missing at the end is missing after the last sign.
      const from = Math.min(at - token.length, text.trimEnd().length - 1)
      return { from, to: from + Math.max(token.length, 1), expected }
    }
    isFirst = next !== undefined
    if (expected === 'comma' && open.length === 0) expected = 'end'
  }
}
