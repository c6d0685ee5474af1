import { useEffect, useRef, useState } from 'react'
import { CopyBox } from '@/editor/copy-box'
import { NEW_TEXT } from '@/editor/project/project'
import type { CheckerOf } from '@/editor/use-checker'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { removeFragment } from '@/lib/address-query'
import { SMALL_BUTTON } from '@/lib/button-looks'
import type { FileReport } from '../use-project-check'
import { isShared, MOST_ADDRESS, readShared, type SharedText, shareFragment } from './share-link'

interface SharePanelProps extends SharedText {
  locale: Locale
  onSave: () => void
}

/** The address is made anew after a pause in typing. */
const PAUSE_MS = 300

/** The address of this page with a text in it; undefined until it is there, null when the browser cannot make it. */
function useSharedAddress({ name, text }: SharedText): string | null | undefined {
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    let isStale = false
    const make = async () => {
      const fragment = await shareFragment({ name, text }).catch(() => null)
      if (!isStale) setAddress(fragment && `${location.origin}${location.pathname}${fragment}`)
    }
    const timer = setTimeout(make, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [name, text])
  return address
}

/** A link with the text of the file, as long as it has room in one. */
export function SharePanel({ locale, name, text, onSave }: SharePanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const address = useSharedAddress({ name, text })
  if (address === undefined) return <p role="status">…</p>
  if (address !== null && address.length <= MOST_ADDRESS)
    return (
      <>
        <p>{words.shareHint}</p>
        <CopyBox label={words.link} text={address} copy={words.copyLink} />
      </>
    )
  const [length, most] = [address?.length ?? 0, MOST_ADDRESS].map((number) => number.toLocaleString(locale))
  return (
    <>
      <p role="alert">{address === null ? words.cannotShare : words.linkTooLong(length ?? '', most ?? '')}</p>
      <button type="button" className={SMALL_BUTTON} onClick={onSave}>
        {CHECKER_STRINGS[locale].download}
      </button>
    </>
  )
}

/** Opens the text of the address, now and whenever a link with one is followed; the draft before it stays within reach. */
export function useSharedText(checker: Pick<CheckerOf<FileReport>, 'locale' | 'kindOf' | 'dispatch'>): void {
  const latest = useRef(checker)
  latest.current = checker
  useEffect(() => {
    const read = async () => {
      const { hash } = location
      if (!isShared(hash)) return
      const shared = await readShared(hash)
      removeFragment()
      const { locale, kindOf, dispatch } = latest.current
      const refusal = shared
        ? kindOf(shared.name).limits.refusalOf(shared.text)
        : FEATURE_CHECKER_STRINGS[locale].brokenLink
      if (refusal !== undefined) dispatch({ type: 'tell', messages: { refusals: [refusal] } })
      else if (shared) dispatch({ type: 'open-link', texts: [{ ...NEW_TEXT, path: shared.name, text: shared.text }] })
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
}
