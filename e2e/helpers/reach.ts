import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

/** More than there is to go to on a page: the keyboard comes round again. */
const MOST_TABS = 250

/** Goes to an element as a reader without a mouse does, and presses a key there. */
export async function reach(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
  await page.keyboard.press(key)
}
