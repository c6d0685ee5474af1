export interface Fence {
  lang?: string | null
  meta?: string | null
  value: string
}

/** Languages of fences; `gherkin` is highlighted by the site's own step matcher. */
export const CODE_LANGUAGES = [
  'gherkin',
  'text',
  'csv',
  'diff',
  'docker',
  'groovy',
  'html',
  'java',
  'javascript',
  'json',
  'kotlin',
  'properties',
  'python',
  'shell',
  'sql',
  'typescript',
  'xml',
  'yaml',
] as const

/** The attributes after the language of a fence: `tab="pom.xml" plugins=rest,database expect=undefined`. */
type FenceMeta = Partial<Record<FenceKey, string>>

export const FENCE_KEYS = ['title', 'tab', 'plugins', 'expect', 'steps'] as const

export type FenceKey = (typeof FENCE_KEYS)[number]

const PAIR = /([a-zA-Z]+)=(?:"([^"]*)"|(\S+))/g

/**
 * Parses the attributes of a fence. Unknown keys are kept: the content check reports them.
 * @example fenceMeta('tab="pom.xml" expect=undefined') // => { tab: 'pom.xml', expect: 'undefined' }
 */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const pairs = [...(meta ?? '').matchAll(PAIR)].map(([, key, quoted, bare]) => [key, quoted ?? bare ?? ''])
  return Object.fromEntries(pairs) as FenceMeta
}

/** The plugins whose steps a gherkin fence may use: those it names, else the one the page is about, else all. */
export const fencePlugins = (meta: string | null | undefined, plugin: string | undefined): string[] | undefined =>
  (fenceMeta(meta).plugins ?? plugin)?.split(',')
