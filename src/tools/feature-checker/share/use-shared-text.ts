import { useEffect, useRef } from 'react'
import type { FileKind } from '@/editor/code-editor'
import { NEW_TEXT } from '@/editor/project/project'
import type { Files } from '@/editor/project/use-files'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { removeFragment } from '@/lib/address-query'
import { isShared, readShared } from './share-link'

/** Opens the text of the address, now and whenever a link with one is followed; the draft before it stays within reach. */
export function useSharedText(
  files: Pick<Files, 'showInstead' | 'refuse'>,
  kindOf: (path: string) => FileKind,
  locale: Locale,
): void {
  const latest = useRef({ files, kindOf, locale })
  latest.current = { files, kindOf, locale }
  useEffect(() => {
    const read = async () => {
      const { hash } = location
      if (!isShared(hash)) return
      const shared = await readShared(hash)
      removeFragment()
      const { current } = latest
      if (!shared) return current.files.refuse(FEATURE_CHECKER_STRINGS[current.locale].brokenLink)
      const refusal = current.kindOf(shared.name).limits.refusalOf(shared.text)
      if (refusal) current.files.refuse(refusal)
      else current.files.showInstead([{ ...NEW_TEXT, path: shared.name, text: shared.text }])
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
}
