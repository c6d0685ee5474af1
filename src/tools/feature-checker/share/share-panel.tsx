import { useEffect, useState } from 'react'
import { CopyBox } from '@/editor/copy-box'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { MOST_ADDRESS, type SharedText, shareFragment } from './share-link'

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
