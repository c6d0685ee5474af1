import type { Fix } from '@/config/check/finding'

/**
 * The text with a change made.
 * @example applyFix('urll: x', { from: 0, to: 4, insert: 'url' }) // => 'url: x'
 */
export const applyFix = (text: string, { from, to, insert }: Fix): string =>
  text.slice(0, from) + insert + text.slice(to)
