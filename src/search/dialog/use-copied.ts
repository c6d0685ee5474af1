import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { COPIED_NOTICE_MS } from '@/site/timings'
import type { SearchRow } from '../rows/search-row'
import { copiedText } from './copied-text'

/**
 * Copies what a row stands for, and says for a while what came of it.
 * @param locale the language of the page
 * @returns what to say, and the function that copies
 */
export function useCopied(locale: Locale): [said: string, copy: (row: SearchRow | undefined) => void] {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), COPIED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async (row: SearchRow | undefined) => {
    const text = copiedText(row)
    if (text === undefined) return
    const { copied, copiedKey, cannotCopy } = SEARCH_STRINGS[locale]
    try {
      await navigator.clipboard.writeText(text)
      setSaid(row?.kind === 'step' ? copied : copiedKey)
    } catch {
      setSaid(cannotCopy)
    }
  }
  return [said, copy]
}
