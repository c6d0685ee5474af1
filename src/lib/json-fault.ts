import type { TextRange } from './finding'

const TOKEN =
  /[ \t\r\n]*("[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\n]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\d)|(?:true|false|null)\b|[{}[\],:]|)/y

const CLOSING: Partial<Record<string, string>> = { '{': '}', '[': ']' }

/** Finds the first JSON syntax error, on which browsers disagree. @example jsonFault('[1,]') // => { from: 3, to: 4 } */
export function jsonFault(text: string): TextRange | undefined {
  const open: string[] = []
  let expected: 'value' | 'name' | 'colon' | 'comma' | 'end' = 'value'
  let isFirst = false
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at
    const [read = '', token = ''] = TOKEN.exec(text) ?? []
    at += read.length
    const closing = CLOSING[token]
    const isText = token.startsWith('"')
    const isValue: boolean = closing !== undefined || isText || /^[-\dtfn]/.test(token)
    if (expected === 'end' && at === text.length && token === '') return undefined
    if (token !== '' && token === open.at(-1) && (isFirst || expected === 'comma')) {
      open.pop()
      expected = 'comma'
    } else if (expected === 'comma' && token === ',') expected = open.at(-1) === '}' ? 'name' : 'value'
    else if (expected === 'colon' && token === ':') expected = 'value'
    else if (expected === 'name' && isText) expected = 'colon'
    else if (expected === 'value' && isValue) {
      if (closing) open.push(closing)
      expected = closing ? (closing === '}' ? 'name' : 'value') : 'comma'
    } else {
      // At the end of the text, point to the last character that is not blank.
      const from = Math.min(at - token.length, text.trimEnd().length - 1)
      return { from, to: from + Math.max(token.length, 1) }
    }
    isFirst = closing !== undefined
    if (expected === 'comma' && open.length === 0) expected = 'end'
  }
}
