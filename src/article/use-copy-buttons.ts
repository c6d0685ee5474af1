import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { closestTo, listen } from '@/lib/listen'
import { COPIED_NOTICE_MS } from '@/site/timings'

const withKeyword = (text: string, keyword: string | null): string => (keyword ? `${keyword} ${text}` : text)

/**
 * The text that a copy button copies: of the nearest `[data-copy]` beside it, after the button's keyword if there is one.
 * @param button a `.copy` button
 * @returns undefined when there is none
 */
export function copyText(button: Element): string | undefined {
  for (let scope = button.parentElement; scope && scope.id !== 'article'; scope = scope.parentElement) {
    const sources = [...scope.querySelectorAll('[data-copy]')]
    const visible = sources.find((source) => source.parentElement === button.parentElement) ?? sources[0]
    if (visible) return withKeyword(visible.textContent?.trim() ?? '', button.getAttribute('data-keyword'))
  }
  return undefined
}

/** Shows the result on the button itself for a while. */
function mark(button: HTMLElement, state: 'copied' | 'failed', message: string) {
  button.dataset.state = state
  button.dataset.said = message
  setTimeout(() => {
    delete button.dataset.state
    delete button.dataset.said
  }, COPIED_NOTICE_MS)
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(address)
  return new Blob([await response.text()], { type: 'text/plain' })
}

/**
 * Copies a text, or the one at the address that the button names. Browsers allow it only at once, so they are given a text that is still to
 * come. Without a clipboard, as on a page without https, the promise is rejected, too.
 */
const write = async (text: string, isAddress: boolean): Promise<void> =>
  isAddress
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(text) })])
    : navigator.clipboard.writeText(text)

/**
 * Handles all copy buttons with one listener.
 * @param locale the language of the page
 * @returns the text of a live region: empty, or the result
 */
export function useCopyButtons(locale: Locale): string {
  const [notice, setNotice] = useState('')
  useEffect(() => {
    const { copied, cannotCopy } = SHELL_STRINGS[locale]
    let timer: ReturnType<typeof setTimeout> | undefined
    const copy = async (button: HTMLElement, text: string) => {
      clearTimeout(timer)
      // Screen readers announce the same words again only when the region was empty in between.
      setNotice('')
      const message = await write(text, text === button.dataset.from).then(
        () => copied,
        () => cannotCopy,
      )
      mark(button, message === copied ? 'copied' : 'failed', message)
      setNotice(message)
      timer = setTimeout(() => setNotice(''), COPIED_NOTICE_MS)
    }
    const onClick = (event: Event) => {
      const button = closestTo(event, 'button.copy')
      const text = button && (button.dataset.from ?? copyText(button))
      if (button && text) void copy(button, text)
    }
    return listen(document, { click: onClick })
  }, [locale])
  return notice
}
