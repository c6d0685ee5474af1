import { expect, type Page } from 'playwright/test'
import { clickTopic } from './open-page'

/** One thing that a reader does, or sees. */
export type ReaderStep =
  | 'back'
  | 'forward'
  | 'reload'
  | { click: string }
  | { topic: string }
  | { press: string }
  | { type: string }
  | { open: string }
  | { see: string }
  | { hurry: [link: string, other: string] }

/** Clicks a link, and another one as soon as the document is left for the first, or shows its page already. */
const clickBoth = (page: Page, links: [string, string]): Promise<void> =>
  page.evaluate((selectors) => {
    const [first, second] = selectors.map((selector) => document.querySelector<HTMLAnchorElement>(selector))
    const hurry = () => queueMicrotask(() => second?.click())
    addEventListener('beforeunload', hurry, { once: true })
    new MutationObserver((_, observer) => {
      if (location.pathname !== first?.pathname) return
      observer.disconnect()
      removeEventListener('beforeunload', hurry)
      second?.click()
    }).observe(document.head, { childList: true, subtree: true })
    first?.click()
  }, links)

/**
 * Does what a reader does.
 * @param at the address of a path of the site
 */
export async function doSteps(page: Page, steps: readonly ReaderStep[], at: (path: string) => string): Promise<void> {
  for (const step of steps)
    if (step === 'back') await page.goBack({ waitUntil: 'commit' })
    else if (step === 'forward') await page.goForward({ waitUntil: 'commit' })
    else if (step === 'reload') await page.reload({ waitUntil: 'commit' })
    else if ('click' in step) await page.locator(step.click).first().click()
    else if ('topic' in step) await clickTopic(page, step.topic)
    else if ('press' in step) await page.keyboard.press(step.press)
    else if ('type' in step) await page.keyboard.insertText(step.type)
    else if ('open' in step) await page.goto(at(step.open), { waitUntil: 'commit' })
    else if ('hurry' in step) await clickBoth(page, step.hurry)
    else await expect(page.locator(step.see).first()).toBeVisible()
}
