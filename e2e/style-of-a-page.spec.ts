import type { Page } from 'playwright/test'
import { openPage } from './helpers/open-page'
import { PAGE_TYPES } from './helpers/routes'
import { expect, test } from './helpers/test'

/** The computed style of every element, one line each; a tool has asked for the whole sheet already. */
const styles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not([data-tool] *)')].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style].filter((name) => !name.startsWith('--')).map((name) => style.getPropertyValue(name))
      return `${element.outerHTML.slice(0, 80)} ${values.join(';')}`
    }),
  )

const addWholeSheet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = document.querySelector<HTMLElement>('style[data-full]')?.dataset.full ?? ''
        link.onload = () => done()
        document.head.append(link)
      }),
  )

for (const route of PAGE_TYPES)
  test(`${route} contains every rule that it uses`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, route)
      const own = await styles(page)
      await addWholeSheet(page)
      const whole = await styles(page)
      expect(whole.filter((line, index) => line !== own[index])).toEqual([])
    }
  })
