import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectReady, openPage } from './helpers/open-page'
import { PAGE_TYPES, TYPICAL } from './helpers/routes'
import { expect, oneOfMany, test } from './helpers/test'

/** Names of values that no rule states: what tokens are left out, and what follows from the others. */
const UNSTATED = /^--|-origin$|^(?:block|inline)-size$|^(?:height|width|top|right|bottom|left)$|^inset/

/**
 * Adds the whole style sheet to a page and says what changes in the computed style of the elements outside the tools, which wait
 * for that sheet: of those that look alike to the rules, by their own names and those of the two elements around them, in the first
 * and the last.
 * @returns some of what changes, such as "<a href=…> color: red, then blue"
 */
const changesByWholeSheet = (page: Page): Promise<string[]> =>
  page.evaluate(async (unstated) => {
    const namesOf = (element: Element | null | undefined) => `${element?.tagName} ${element?.getAttribute('class')}`
    const firsts = new Map<string, Element>()
    const lasts = new Map<string, Element>()
    for (const element of document.querySelectorAll('body, body *:not(script, [data-tool] *)')) {
      const around = element.parentElement
      const key = [element, around, around?.parentElement].map(namesOf).join(' in ')
      if (!firsts.has(key)) firsts.set(key, element)
      lasts.set(key, element)
    }
    const elements = [...new Set([...firsts.values(), ...lasts.values()])]
    const properties = [...getComputedStyle(document.body)].filter((name) => !new RegExp(unstated).test(name))
    const valuesOf = (element: Element) => {
      const style = getComputedStyle(element)
      return properties.map((name) => style.getPropertyValue(name))
    }
    const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML
    const own = new Map(elements.map((element) => [element, { tag: tagOf(element), values: valuesOf(element) }]))
    await new Promise((done) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = document.querySelector<HTMLElement>('style[data-full]')?.dataset.full ?? ''
      link.onload = done
      document.head.append(link)
    })
    // What a script of the page has changed meanwhile is none of the sheet's doing.
    const unchanged = elements.filter((element) => tagOf(element) === own.get(element)?.tag)
    const changes = unchanged.flatMap((element) =>
      valuesOf(element).flatMap((value, index) => {
        const before = own.get(element)?.values[index]
        return value === before ? [] : `${tagOf(element)} ${properties[index]}: ${before}, then ${value}`
      }),
    )
    return changes.slice(0, 12)
  }, UNSTATED.source)

for (const route of PAGE_TYPES)
  test(`${route} contains every rule that it uses`, oneOfMany(TYPICAL.includes(route)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, route)
      // A tool has taken its place.
      await page.waitForLoadState('networkidle')
      expect(await changesByWholeSheet(page)).toEqual([])
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

/** How much of the page has moved since it was opened, as browsers count it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 1_000)
      }),
  )

test('a font that comes late takes the place of the fallback on the first page, and nothing moves for it', async ({
  page,
}) => {
  let release = (): void => undefined
  const isPainted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', (route) => isPainted.then(() => route.continue()))
  await page.goto(withBase('/setup/usage/'), { waitUntil: 'domcontentloaded' })
  await expectReady(page)
  expect(await hasSiteFont(page)).toBe(false)
  release()
  await expect.poll(() => hasSiteFont(page)).toBe(true)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
