import type { Code, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type ContentPath, pageName } from '@/content/slug'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { LOCALES } from '@/i18n/locale'
import { nodesOf } from './nodes'

export type Fence = Pick<Code, 'lang' | 'meta' | 'value'>

/** Languages of fences, with their aliases; `gherkin` is highlighted by the site's own step matcher. */
export const LANGUAGE_NAMES: Record<string, readonly string[]> = {
  gherkin: ['cucumber', 'feature'],
  text: ['plain', 'plaintext', 'txt'],
  csv: [],
  diff: [],
  docker: ['dockerfile'],
  groovy: [],
  html: [],
  java: [],
  javascript: ['js'],
  json: [],
  kotlin: ['kt'],
  properties: [],
  python: ['py'],
  shell: ['bash', 'console', 'sh', 'zsh'],
  sql: [],
  typescript: ['ts'],
  xml: [],
  yaml: ['yml'],
}

export const CODE_LANGUAGES = Object.keys(LANGUAGE_NAMES)

export const FENCE_KEYS = ['title', 'tab', 'plugins', 'expect', 'steps'] as const

export type FenceKey = (typeof FENCE_KEYS)[number]

const PAIR = /([a-zA-Z]+)=(?:"([^"]*)"|(\S+))/g

/** Parses what follows the language of a fence; the content lint reports unknown keys. @example fenceMeta('tab="pom.xml" steps=custom').tab // => 'pom.xml' */
export function fenceMeta(meta: Fence['meta']): Partial<Record<FenceKey, string>> {
  const pairs = [...(meta ?? '').matchAll(PAIR)].map(([, key, quoted, bare]) => [key, quoted ?? bare ?? ''])
  return Object.fromEntries(pairs)
}

/** The plugins whose steps a Gherkin fence may use: those that it names, else that of its page, else undefined for all. */
export const fencePlugins = (meta: Fence['meta'], plugin: string | undefined): string[] | undefined =>
  (fenceMeta(meta).plugins ?? plugin)?.split(',')

/** `change` is a line of a feature, `diff` a patch of any file, `exit` the exit code of the last command. */
type ActionKind = 'command' | 'output' | 'change' | 'diff' | 'exit'

/** Something that a page tells its readers to write, to run or to expect. */
export type ProjectPart =
  | { kind: 'file'; path: string; text: string; line: number }
  | { kind: 'answer'; url: string; text: string; line: number }
  | { kind: ActionKind; text: string; line: number }

/** A path inside of the project: `features/books.feature`, but not `Console`. */
const isPath = (title: string): boolean => /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*\.\w+$/.test(title)

const KINDS: Record<string, ActionKind> = { shell: 'command', text: 'output', gherkin: 'change', diff: 'diff' }

const EXIT_WORDS = LOCALES.map((locale) => ARTICLE_STRINGS[locale].exitCode).join('|')
const EXIT_CODE = new RegExp(`(?:${EXIT_WORDS})\\D{0,12}(\\d+)`, 'i')

/** Tabs for Docker and Windows are left out: the others need less. */
const isElsewhere = ({ meta, value }: Code): boolean =>
  /^(?:Docker|Windows)/.test(fenceMeta(meta).tab ?? '') || value.startsWith('docker ')

/** What a fence means in a project. @param url the last address before it */
function fencePart(code: Code, url: string): ProjectPart | undefined {
  const { lang, meta, value, position } = code
  const { title = '' } = fenceMeta(meta)
  const kind = KINDS[lang ?? '']
  const line = position?.start.line ?? 1
  if (isPath(title)) return { kind: 'file', path: title, text: `${value}\n`, line }
  if (lang === 'json' && url && !title) return { kind: 'answer', url, text: value, line }
  return kind && !isElsewhere(code) ? { kind, text: value, line } : undefined
}

/**
 * The project that a page builds up: a fence whose title is a path is a file, `shell` is a command, `text` its output, Gherkin without
 * a title a line to change in the feature, `diff` a patch, and JSON what the address before it answers. A step result or an exit code
 * in the text is what the last command prints or ends with.
 */
export function projectParts(tree: Root): ProjectPart[] {
  const parts: ProjectPart[] = []
  let url = ''
  for (const node of nodesOf<Nodes>(tree)) {
    const line = node.position?.start.line ?? 1
    if (node.type === 'code') {
      const part = fencePart(node, url)
      if (part) parts.push(part)
    }
    if (node.type === 'inlineCode' && node.value.startsWith('http://localhost')) url = node.value
    if (node.type === 'inlineCode' && /^\[ [A-Z]+ \]/.test(node.value))
      parts.push({ kind: 'output', text: node.value, line })
    if (node.type === 'paragraph') {
      const [, code] = EXIT_CODE.exec(textOf(node)) ?? []
      if (code) parts.push({ kind: 'exit', text: code, line })
    }
  }
  return parts
}

/** The files of the finished project by path: the last fence for a path counts. */
export const projectFiles = (parts: readonly ProjectPart[]): Map<string, string> =>
  new Map(parts.flatMap((part) => (part.kind === 'file' ? [[part.path, part.text]] : [])))

/** @example archiveOf({ path: 'guides/ci', locale: 'es' }) // => '/assets/examples/ci.es.zip' */
export const archiveOf = ({ path, locale }: ContentPath): string => `/assets/examples/${pageName(path)}.${locale}.zip`

/** The project of a page that offers it, which is one that links to its archive; empty for other pages. */
export const projectOf = (page: ContentPath & { text: string; tree: Root }): ProjectPart[] =>
  page.text.includes(`(${archiveOf(page)})`) ? projectParts(page.tree) : []
