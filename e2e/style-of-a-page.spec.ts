import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectReady, openPage } from './helpers/open-page'
import { PAGE_TYPES } from './helpers/routes'
import { expect, test } from './helpers/test'

/** Names of values that no rule states: what tokens are left out, and what follows from the others. */
const UNSTATED = /^--|-origin$|^(?:block|inline)-size$|^(?:height|width|top|right|bottom|left)$|^inset/

/**
 * The computed style of the elements outside the tools, which wait for the whole sheet: of those that look alike to the rules,
 * by their own names and those of the two elements around them, of the first and the last.
 */
const styles = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate((unstated) => {
    const names = (element: Element | null | undefined) => `${element?.tagName} ${element?.getAttribute('class')}`
    const firsts = new Map<string, Element>()
    const lasts = new Map<string, Element>()
    for (const element of document.querySelectorAll('body, body *:not(script, [data-tool] *)')) {
      const around = element.parentElement
      const key = [element, around, around?.parentElement].map(names).join(' in ')
      if (!firsts.has(key)) firsts.set(key, element)
      lasts.set(key, element)
    }
    return [...new Set([...firsts.values(), ...lasts.values()])].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style]
        .filter((name) => !new RegExp(unstated).test(name))
        .map((name) => [name, style.getPropertyValue(name)])
      return { element: element.outerHTML.slice(0, 80), ...Object.fromEntries(values) }
    })
  }, UNSTATED.source)

/** What differs between two styles of an element. @example "<a href=…> color: red, then blue" */
const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .map((name) => `${after.element} ${name}: ${before[name]}, then ${after[name]}`)

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
      // A tool has taken its place.
      await page.waitForLoadState('networkidle')
      const own = await styles(page)
      await addWholeSheet(page)
      const whole = await styles(page)
      expect(whole.flatMap((style, index) => differences(own[index] ?? {}, style)).slice(0, 12)).toEqual([])
    }
  })

/** Whether the title is shown in a font that the site brings. */
async function hasSiteFont(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#main h1' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.every(({ isCustomFont }) => isCustomFont)
}

test('a font that comes late leaves the page as it is, and is there on the next one', async ({ page }) => {
  let release = (): void => undefined
  const isPainted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', (route) => isPainted.then(() => route.continue()))
  await page.goto(withBase('/setup/usage/'), { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(500) // Longer than a browser waits for a font that is optional.
  expect(await hasSiteFont(page)).toBe(false)
  release()
  await expectReady(page)
  expect(await hasSiteFont(page)).toBe(false)
  await page.locator('#sidebar a[href$="/setup/installation/"]').click()
  await expect(page).toHaveURL(/installation\/$/)
  await expect.poll(() => hasSiteFont(page)).toBe(true)
})
