import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { withBase } from '@/site/site'
import { followTopic, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

for (const locale of TESTED_LOCALES) {
  const rest = inLocale('/plugins/rest/', locale)

  test(`every kind of text of a ${locale} page and the page itself are copied with their buttons, and the reader sees whether they were`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, rest)
    const sources = ['figure.code', '[role="tabpanel"][data-active]', '.step .expression', '.option']
    for (const source of sources) {
      const part = page
        .locator(`#article ${source}`)
        .filter({ has: page.locator('.copy') })
        .first()
      const button = part.locator('.copy').first()
      await button.click()
      await expect(button).toHaveAttribute('data-state', 'copied')
      await expect(page.getByRole('status').filter({ hasText: SHELL_STRINGS[locale].copied })).toHaveCount(1)
      const keyword = await button.getAttribute('data-keyword')
      const written = await part
        .locator('[data-copy]')
        .first()
        .evaluate((element) => element.textContent?.trim())
      const copied = keyword ? `${keyword} ${written}` : written
      expect(await page.evaluate(() => navigator.clipboard.readText()), source).toBe(copied)
    }
    await page.getByRole('button', { name: 'Markdown' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# REST\n\n> /)

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    await page.locator('figure.code .copy').first().click()
    await expect(page.getByRole('status').filter({ hasText: SHELL_STRINGS[locale].cannotCopy })).toHaveCount(1)
  })

  test(`the tab that was chosen in ${locale} is kept on other pages and visits`, async ({ page, context }) => {
    await openPage(page, rest)
    await page.getByRole('tab', { name: 'pom.xml' }).click()
    await expect(page.getByRole('tabpanel', { name: 'pom.xml' })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'wakamiti.yaml' })).toBeHidden()
    await followTopic(page, inLocale('/plugins/database/', locale))
    await expect(page.getByRole('tab', { name: 'pom.xml' })).toHaveAttribute('aria-selected', 'true')
    const later = await context.newPage()
    await openPage(later, inLocale('/plugins/email/', locale))
    await expect(later.getByRole('tabpanel', { name: 'pom.xml' })).toBeVisible()
  })
}

test('an image waits for the reader, keeping its space, and then loads', async ({ page, reader }) => {
  await openPage(page, '/plugins/html-reporter/')
  const frame = page.locator('.lazy-image')
  const image = frame.locator('picture > img')
  await expect(frame).toHaveAttribute('data-image', 'loading')
  expect(reader.requests.filter((address) => address.includes('/assets/images/'))).toEqual([])
  const before = await image.boundingBox()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('data-image', 'loaded')
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  const after = await image.boundingBox()
  expect(before?.height).toBeGreaterThan(100)
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
})

test('an image of a page that is opened client-side loads, too', async ({ page }) => {
  await openPage(page, '/setup/usage/')
  await followTopic(page, '/plugins/html-reporter/')
  await page.locator('.lazy-image').scrollIntoViewIfNeeded()
  await expect(page.locator('.lazy-image')).toHaveAttribute('data-image', 'loaded')
})

test('plugins are filtered by what they are for', async ({ page }) => {
  await openPage(page, '/plugins/')
  const cards = page.locator('.plugin-grid li:visible')
  const all = await cards.count()
  await page.locator('[data-filter="reports"]').click()
  await expect(page.locator('[data-filter="reports"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards.first()).toHaveAttribute('data-category', 'reports')
  expect(await cards.count()).toBeLessThan(all)
  await expect(page.locator(`.plugin-grid a[href="${withBase('/plugins/rest/')}"]`)).toBeHidden()
})

for (const locale of TESTED_LOCALES) {
  const words = ARTICLE_STRINGS[locale]
  const rest = inLocale('/plugins/rest/', locale)

  test(`a step of a ${locale} page is found in its index, and its line opens the card`, async ({ page }) => {
    await openPage(page, rest)
    const index = page.getByRole('navigation', { name: words.stepIndex })
    const lines = index.getByRole('listitem').filter({ visible: true })
    await expect(lines).toHaveCount(71)
    await index.getByRole('searchbox').fill('oauth')
    await expect.poll(() => lines.count()).toBeLessThan(10)
    await index.getByRole('searchbox').fill('oauth zzz')
    await expect(lines).toHaveCount(0)
    await expect(index.getByText(words.noMatchingStep)).toBeVisible()
    await index.getByRole('searchbox').fill('timeout')
    await lines.getByRole('link').first().click()
    const card = page.locator('[id="step-rest.define.timeout"]')
    await expect(page).toHaveURL(/#step-rest\.define\.timeout$/)
    await expect(card).toBeInViewport()
    await expect(card.locator('.grammar').first()).toBeVisible()
    await expect(page.locator('.step details[open]')).toHaveCount(1)
  })

  test(`a type of a ${locale} page says what it accepts, to the pointer and to the keyboard, on any screen`, async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, `${rest}#step-rest.define.timeout`)
      const chip = page.locator('[id="step-rest.define.timeout"] a.chip').first()
      const note = page.getByRole('tooltip')
      await chip.hover()
      await expect(note).toContainText(words.accepted)
      await page.mouse.move(1, 1)
      await expect(note).toBeHidden()
      await chip.focus()
      await expect(note).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(note).toBeHidden()
    }
  })
}
