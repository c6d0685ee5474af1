import { type ComponentType, useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { isSearchShortcut } from './is-search-shortcut'
import type { SearchDialogProps } from './search-dialog'

/** The first two open the search, the others only fetch it. */
const EVENTS = ['keydown', 'click', 'pointerover', 'focusin']

/**
 * The field in the header that opens the search, as every `[data-search]` of a page does. Its script is fetched when the
 * reader comes near.
 */
export function SearchButton({ locale }: { locale: Locale }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  useEffect(() => {
    const onEvent = (event: Event) => {
      const { type, target } = event
      const isKey = type === 'keydown'
      if (isKey ? !isSearchShortcut(event as KeyboardEvent) : !(target as Element).closest?.('[data-search]')) return
      if (isKey) event.preventDefault()
      import('./search-dialog').then(({ SearchDialog, warmSearch }) => {
        warmSearch()
        if (isKey || type === 'click') setDialog(() => SearchDialog)
      })
    }
    for (const type of EVENTS) document.addEventListener(type, onEvent)
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, onEvent)
    }
  }, [])
  return (
    <>
      <button type="button" className="search-button" data-search="">
        <Icon name="search" />
        <span>{SHELL_STRINGS[locale].search}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
