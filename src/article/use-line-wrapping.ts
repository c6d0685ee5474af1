import { useEffect } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { symbolId } from '@/lib/icon'
import { closestTo, listen } from '@/lib/listen'
import { readStored, writeStored } from '@/lib/storage'

/** Where the choice is stored, and the class of the document while lines are wrapped: the script in the head sets it, too. */
export const WRAPPED = 'code-wrapped'

const isWrapped = (): boolean => document.documentElement.classList.contains(WRAPPED)

/** Makes a button for a block of code, once the reader gets there: of a thousand blocks one in four is too wide. */
function addButton(code: Element, label: string): void {
  const copy = code.querySelector(':scope > .copy')
  const pane = code.querySelector(':scope > pre')
  if (!copy || !pane || code.querySelector(':scope > .wrap-lines')) return
  if (pane.scrollWidth <= pane.clientWidth && !isWrapped()) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'wrap-lines'
  button.title = label
  button.setAttribute('aria-label', label)
  button.setAttribute('aria-pressed', String(isWrapped()))
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#${symbolId('wrap')}"></use></svg>`
  copy.after(button)
}

function wrap(wrapped: boolean): void {
  document.documentElement.classList.toggle(WRAPPED, wrapped)
  for (const button of document.querySelectorAll('.wrap-lines')) button.setAttribute('aria-pressed', String(wrapped))
}

/** Lets readers wrap the lines of code that is wider than its block: of all blocks at once, and on the next page, too. */
export function useLineWrapping(locale: Locale): void {
  useEffect(() => {
    wrap(readStored('localStorage', WRAPPED, (value) => (value === true ? value : null)) ?? false)
    const onReach = (event: Event) => {
      const code = closestTo(event, '.code, [role="tabpanel"]')
      if (code) addButton(code, SHELL_STRINGS[locale].wrapLines)
    }
    const onClick = (event: Event) => {
      if (!closestTo(event, '.wrap-lines')) return
      wrap(!isWrapped())
      writeStored('localStorage', WRAPPED, isWrapped() || undefined)
    }
    return listen(document, { pointerover: onReach, focusin: onReach, click: onClick })
  }, [locale])
}
