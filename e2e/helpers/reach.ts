import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

/** More than there is to go to on a page: the keyboard comes round again. */
const MOST_KEYS = 250

/** The key that brings the focus nearer to an element; none when it is there. */
const keyTowards = (element: Locator) =>
  element.evaluate((node) => {
    const { activeElement, body } = document
    if (node === activeElement) return
    // The first stop of a page leads past its header and menu.
    if (activeElement?.matches('[href="#main"]')) return 'Enter'
    if (!activeElement || activeElement === body) return 'Tab'
    return node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
  })

/** Goes to an element as a reader without a mouse does, and presses a key there. */
export async function reach(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    const nearer = await keyTowards(element)
    if (!nearer) break
    await page.keyboard.press(nearer)
  }
  await expect(element).toBeFocused()
  await page.keyboard.press(key)
}
