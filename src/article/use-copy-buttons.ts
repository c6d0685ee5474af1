import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { COPIED_NOTICE_MS } from '@/site/timings'
import { copyText } from './copy-text'

/** Says for a while on the button itself what came of copying. */
function mark(button: HTMLElement, state: 'copied' | 'failed', said: string) {
  button.dataset.state = state
  button.dataset.said = said
  setTimeout(() => {
    delete button.dataset.state
    delete button.dataset.said
  }, COPIED_NOTICE_MS)
}

/** Where there is no clipboard, as on a page without https, the promise fails, too. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/**
 * Serves all copy buttons with one listener.
 * @param locale the language of the page
 * @returns what a live region says: empty, or that it was copied
 */
export function useCopyButtons(locale: Locale): string {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    const { copied, cannotCopy } = SHELL_STRINGS[locale]
    let timer: ReturnType<typeof setTimeout> | undefined
    const copy = async (button: HTMLElement, text: string) => {
      clearTimeout(timer)
      // The same words are said again only when the region was empty in between.
      setNotice('')
      const said = await write(text).then(
        () => copied,
        () => cannotCopy,
      )
      mark(button, said === copied ? 'copied' : 'failed', said)
      setNotice(said)
      timer = setTimeout(() => setNotice(''), COPIED_NOTICE_MS)
    }
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button.copy') : null
      const text = button && copyText(button)
      if (button && text) void copy(button, text)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [locale])
  return notice
}
