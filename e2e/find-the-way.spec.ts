import type { Page } from 'playwright/test'
import { editBase } from '@/content/content-source'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SITE, withBase } from '@/site/site'
import { openMenu, openPage } from './helpers/open-page'
import { inLocale, writtenTitle } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

/** Headings of depth 1 and 2 of an article: those that the sidebar lists. */
const listedHeadings = (page: Page) =>
  page.locator('#article :is(h2, h3)[id]').evaluateAll((headings) => headings.map(({ id }) => id))

const anchorsIn = (page: Page, list: string) =>
  page.locator(`${list} a`).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))

const currentIn = (page: Page, list: string) => page.locator(`${list} [aria-current="true"]`)

for (const locale of TESTED_LOCALES) {
  test(`the ${locale} menu ends with the repository, and a page names its place, its neighbours and its source`, async ({
    page,
  }) => {
    const path = inLocale('/plugins/database/', locale)
    await openPage(page, path)
    const links = page.locator('#sidebar .topic a')
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveText(writtenTitle('/plugins/database/', locale))
    const fork = page.locator('#sidebar [data-size="small"]')
    await expect(fork).toHaveText('Fork me on Github')
    await expect(fork).toHaveAttribute('title', 'Git-repository')
    await expect(fork).toHaveAttribute('href', SITE.repository)

    const crumbs = page.locator('#main > div:first-child nav > span')
    await expect(crumbs).toHaveText([
      SHELL_STRINGS[locale].documentation,
      'Plugins',
      writtenTitle('/plugins/database/', locale),
    ])
    await expect(crumbs.nth(1).getByRole('link')).toHaveAttribute('href', withBase(inLocale('/plugins/', locale)))
    const topics = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const at = topics.indexOf(withBase(path))
    await expect(page.locator('a[rel="prev"]')).toHaveAttribute('href', topics[at - 1] ?? '')
    await expect(page.locator('a[rel="next"]')).toHaveAttribute('href', topics[at + 1] ?? '')
    const base = editBase()
    const edit = page.locator('#main > footer').getByRole('link', { name: PAGE_STRINGS[locale].edit })
    if (base) await expect(edit).toHaveAttribute('href', `${base}plugins/database.${locale}.md`)
    else await expect(edit).toHaveCount(0)
  })

  test(`the ${locale} menu and contents list show the headings of the page, and which one is in view`, async ({
    page,
  }) => {
    await openPage(page, inLocale('/plugins/rest/', locale))
    const headings = await listedHeadings(page)
    expect(await anchorsIn(page, '#sidebar .rail')).toEqual(headings)
    expect(await anchorsIn(page, '#contents-list')).toEqual(headings)
    for (const id of [headings[1], headings[4], headings.at(-2), headings[0]]) {
      await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      for (const list of ['#sidebar .rail', '#contents-list']) {
        await expect(currentIn(page, list)).toHaveAttribute('href', new RegExp(`#${id}$`))
        await expect(currentIn(page, list)).toHaveCount(1)
      }
    }
    const list = page.locator('#contents-list')
    await list.getByRole('link').nth(3).click()
    await expect(page).toHaveURL(new RegExp(`#${headings[3]}$`))
    await expect(page.locator(`[id="${headings[3]}"]`)).toBeInViewport()

    // The menu lists them where there is no contents list, and behind a chevron.
    const rail = page.locator('#sidebar .rail')
    await expect(rail).toBeHidden()
    await page.setViewportSize({ width: 1100, height: 900 })
    await expect(list).toBeHidden()
    await expect(rail).toBeVisible()
    const name = writtenTitle('/plugins/rest/', locale)
    const button = page.getByRole('button', { name: `${SHELL_STRINGS[locale].headingsOf} ${name}`, exact: true })
    await rail.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(new RegExp(`#${headings[2]}$`))
    await expect(page.locator(`[id="${headings[2]}"]`)).toBeInViewport()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(rail).toBeHidden()
    await expect(page.locator('#sidebar .topic button')).toHaveCount(1)
  })
}

test('on a small screen a bar below the header tells the heading in view, and leads to the others and to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/plugins/rest/')
  const headings = await listedHeadings(page)
  const bar = page.getByRole('navigation', { name: SHELL_STRINGS.es.contents })
  await bar.getByRole('button').press('Enter')
  await bar.locator('li a').nth(4).press('Enter')
  const heading = page.locator(`[id="${headings[4]}"]`)
  await expect(heading).toBeInViewport()
  await expect(bar.getByRole('listitem')).toHaveCount(0)
  await expect(bar.getByRole('button')).toContainText((await heading.textContent())?.slice(1) ?? '')
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  await bar.getByRole('link', { name: SHELL_STRINGS.es.toTop }).press('Enter')
  await expect(page.locator('h1')).toBeInViewport()
})

test('the current heading follows what changes the length of the page', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  const id = (await listedHeadings(page))[5]
  await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(currentIn(page, '#contents-list')).toHaveAttribute('href', `#${id}`)
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  await page.locator('#main > h1 + p').evaluate((lead) => lead.style.setProperty('margin-bottom', '2000px'))
  await expect(currentIn(page, '#contents-list')).not.toHaveAttribute('href', `#${id}`)
})

test('on a small screen the menu covers the page, and a topic closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/setup/usage/')
  await openMenu(page)
  await expect(page.locator('#content')).toHaveAttribute('inert', '')
  await page.locator('#sidebar .rail a').nth(1).click()
  await expect(page).toHaveURL(/#/)
  await expect(page.locator('#sidebar')).toBeHidden()
  await expect(page.locator('#content')).not.toHaveAttribute('inert', '')
})
