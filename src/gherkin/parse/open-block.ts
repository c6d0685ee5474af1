import type { Locale } from '@/i18n/locale'
import { isStepLine } from './feature-language'

const FENCE = /^\s*("""|```)(.*)$/

/** A doc string that is not closed. */
export interface OpenBlock {
  /** Where it begins, from 1. */
  line: number
  column: number
  fence: string
}

/**
 * The doc string that is not closed: the last one or, when it took the beginning of the next one for its end, an earlier one.
 * @example openBlock(['* a', '"""', 'b'], 'en') // => { line: 2, column: 1, fence: '"""' }
 */
export function openBlock(lines: readonly string[], locale: Locale): OpenBlock | undefined {
  let open: OpenBlock | undefined
  let suspect: OpenBlock | undefined
  let before = ''
  for (const [index, text] of lines.entries()) {
    const [, fence = '', rest = ''] = FENCE.exec(text) ?? []
    if (fence && !open) open = { line: index + 1, column: text.indexOf(fence) + 1, fence }
    else if (open && fence === open.fence) {
      // Nothing is written after the end of a block, and no step right before it.
      if (/^\w+\s*$/.test(rest)) return open
      if (isStepLine(before, locale) && !/^\s*\*/.test(before)) suspect ??= open
      open = undefined
    }
    if (text.trim()) before = text
  }
  return open && (suspect ?? open)
}
