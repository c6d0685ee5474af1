import type { PageContext } from './page-context'

/** A fence of Markdown. */
export interface Fence {
  lang?: string | null
  meta?: string | null
  value: string
}

/** Languages that a fence may name; `gherkin` is painted by the site's own step matcher. */
export const CODE_LANGUAGES = [
  'gherkin',
  'text',
  'csv',
  'diff',
  'groovy',
  'java',
  'json',
  'properties',
  'shell',
  'sql',
  'typescript',
  'xml',
  'yaml',
] as const

/** What stands after the language of a fence: `tab="pom.xml" plugins=rest,database expect=undefined`. */
export type FenceMeta = Partial<Record<FenceKey, string>>

/** The keys a fence may carry. */
export const FENCE_KEYS = ['title', 'tab', 'plugins', 'expect', 'steps'] as const

export type FenceKey = (typeof FENCE_KEYS)[number]

const PAIR = /([a-zA-Z]+)=(?:"([^"]*)"|(\S+))/g

/**
 * Reads the words after the language of a fence. Unknown keys are kept: the content check names them.
 * @example fenceMeta('tab="pom.xml" expect=undefined') // => { tab: 'pom.xml', expect: 'undefined' }
 */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const pairs = [...(meta ?? '').matchAll(PAIR)].map(([, key, quoted, bare]) => [key, quoted ?? bare ?? ''])
  return Object.fromEntries(pairs) as FenceMeta
}

/**
 * The plugins whose steps a gherkin fence may use: those it names, else the one the page is about, else all.
 * @param meta what stands after the language of the fence
 */
export function fencePlugins(
  meta: string | null | undefined,
  context: Pick<PageContext, 'plugin'>,
): string[] | undefined {
  const named = fenceMeta(meta).plugins
  if (named) return named.split(',')
  return context.plugin ? [context.plugin] : undefined
}
