import type { Page } from 'playwright'

/* What benchmarks look at in a page of the feature checker. Functions in the page have no names: the transpiler would help
   them with one that the page does not have. */

/** What the page notes down of itself. */
export interface Notes {
  /** When the last key came, and when something was painted after the list of findings changed. */
  key: number
  painted: number
}

/** What has been noted down so far. */
export const notes = (page: Page): Promise<Notes> => page.evaluate(() => (window as unknown as { notes: Notes }).notes)

/** Begins to note down. */
export const watch = (page: Page) =>
  page.evaluate(() => {
    const kept: Notes = { key: 0, painted: 0 }
    Object.assign(window, { notes: kept })
    document.addEventListener('keydown', () => Object.assign(kept, { key: performance.now() }), true)
    const status = document.querySelector('[data-tool] section [role=status]')
    new MutationObserver(() => {
      requestAnimationFrame(() => setTimeout(() => Object.assign(kept, { painted: performance.now() })))
    }).observe(status as Element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })

/** Pastes into the editor that has the focus. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const area = document.activeElement?.shadowRoot?.activeElement
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Waits until something has been painted after a time. */
export const painted = (page: Page, since: number) =>
  page.waitForFunction((before) => (window as unknown as { notes: Notes }).notes.painted > before, since)

/** Until the worker rests: the nearest steps have all been looked for. */
export async function settle(page: Page): Promise<void> {
  for (let last = -1; ; ) {
    await page.waitForTimeout(1_000)
    const text = await page.locator('[data-tool] section ol').textContent()
    if (text?.length === last) return
    last = text?.length ?? 0
  }
}
