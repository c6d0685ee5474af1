import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { symbolId } from '@/lib/icon'
import { closestTo, listen } from '@/lib/listen'
import { readStored, toText, writeStored } from '@/lib/storage'
import { COPIED_NOTICE_MS } from '@/site/timings'

/** The text for a copy button: the nearest `[data-copy]`, after the keyword of the button, if it has one. */
export function copyText(button: Element): string | undefined {
  for (let scope = button.parentElement; scope && scope.id !== 'article'; scope = scope.parentElement) {
    const sources = [...scope.querySelectorAll('[data-copy]')]
    const visible = sources.find((source) => source.parentElement === button.parentElement) ?? sources[0]
    if (visible) return [button.getAttribute('data-keyword'), visible.textContent?.trim()].filter(Boolean).join(' ')
  }
  return undefined
}

function mark(button: HTMLElement, state: 'copied' | 'failed', message: string) {
  Object.assign(button.dataset, { state, said: message })
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

/** Copies a text, or the one at an address: as a promise, because browsers refuse to copy after the download. */
const write = async (text: string, isAddress: boolean): Promise<void> =>
  isAddress
    ? navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(text) })])
    : navigator.clipboard.writeText(text)

/** Handles all copy buttons with one listener. @returns the text of a live region */
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

const TAB_KEY = 'code-tab'

const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role="tab"]')]

function selectTab(group: Element, name: string): void {
  const tabs = tabsOf(group)
  if (!tabs.some((tab) => tab.dataset.tab === name)) return
  for (const tab of tabs) {
    const isSelected = tab.dataset.tab === name
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
    const pane = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    pane?.toggleAttribute('data-active', isSelected)
  }
}

function neighbourTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tab.parentElement ? tabsOf(tab.parentElement) : []
  const at = tabs.indexOf(tab)
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
  const target = targets[key]
  return target === undefined ? undefined : tabs.at(target % tabs.length)
}

/** Groups that share the chosen tab; one with `data-tabs="here"` has its own choice. */
const linkedGroups = () => [...document.querySelectorAll('[data-tabs=""]')]

function chooseTab(tab: HTMLElement) {
  const name = tab.dataset.tab ?? ''
  const own = tab.closest('[data-tabs="here"]')
  for (const group of own ? [own] : linkedGroups()) selectTab(group, name)
  if (!own) writeStored('localStorage', TAB_KEY, name)
}

/** Handles the tabs of all code blocks with one listener, and shows the stored one. */
export function useCodeTabs(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tabs
  useEffect(() => {
    const name = readStored('localStorage', TAB_KEY, toText)
    if (name !== null) for (const group of linkedGroups()) selectTab(group, name)
  }, [slug])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const tab = closestTo(event, '[data-tab]')
      if (tab) chooseTab(tab)
    }
    const onKey = (event: KeyboardEvent) => {
      const tab = closestTo(event, '[data-tab]')
      const next = tab && neighbourTab(tab, event.key)
      if (!next) return
      event.preventDefault()
      chooseTab(next)
      next.focus()
    }
    return listen(document, { click: onClick, keydown: onKey })
  }, [])
}

/** The key of the stored choice, and the class of the document while lines wrap; the early script sets it, too. */
export const WRAPPED = 'code-wrapped'

const isWrapped = (): boolean => document.documentElement.classList.contains(WRAPPED)

/** Adds the button only when the reader reaches the code, and only where it is too wide: three in four are not. */
function addWrapButton(code: Element, label: string): void {
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

/** Lets readers wrap long lines of code: everywhere at once, and on later pages, too. */
export function useLineWrapping(locale: Locale): void {
  useEffect(() => {
    wrap(readStored('localStorage', WRAPPED, (value) => (value === true ? value : null)) ?? false)
    const onReach = (event: Event) => {
      const code = closestTo(event, '.code, [role="tabpanel"]')
      if (code) addWrapButton(code, SHELL_STRINGS[locale].wrapLines)
    }
    const onClick = (event: Event) => {
      if (!closestTo(event, '.wrap-lines')) return
      wrap(!isWrapped())
      writeStored('localStorage', WRAPPED, isWrapped() || undefined)
    }
    return listen(document, { pointerover: onReach, focusin: onReach, click: onClick })
  }, [locale])
}
