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
