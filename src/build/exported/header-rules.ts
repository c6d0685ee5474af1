import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '@/lib/text'
import { HEADERS_FILE } from './files'

export interface HeaderRule {
  /** A path; `*` stands for any characters, `:name` for any but a slash. */
  pattern: string
  headers: [name: string, value: string][]
}

/** Reads a file of rules. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else rules.push({ pattern: line.trim(), headers: [] })
  }
  return rules
}

/** The rules of an export; none when it has no such file. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, HEADERS_FILE)
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : []
}

function matches(pattern: string, path: string): boolean {
  const source = escaped(pattern)
    .replaceAll('\\*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}

/**
 * The headers of a path, by their names in lower case. A header that several rules give gets all of their values, as on
 * Cloudflare Pages.
 * @example headersOf([{ pattern: '/a/*', headers: [['X-A', '1']] }], '/a/b') // => { 'x-a': '1' }
 */
export function headersOf(rules: HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { headers } of rules.filter(({ pattern }) => matches(pattern, path)))
    for (const [name, value] of headers) {
      const key = name.toLowerCase()
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`
    }
  return found
}
