import { expect, test } from 'playwright/test'
import { axeViolations } from './helpers/axe-violations'
import { activeRow, openSearch, search, searchField, settledResults } from './helpers/search-dialog'

const LOCALES = {
  es: {
    rest: '/wakamiti/plugins/rest/',
    missing: '/wakamiti/plugins/rets/',
    query: 'el servicio rest',
    twinQuery: 'the rest service',
    step: 'el servicio REST {text}',
    twin: 'the REST service {text}',
    groups: ['Pasos', 'Páginas'],
    status: /^\d+ pasos?, \d+ páginas?$/,
    nothing: 'Nada con «zzzqq xxyy».',
    finder: 'Prueba la frase en el buscador de pasos',
    open: 'Buscar en la documentación',
    copied: 'Paso copiado',
    recent: 'Búsquedas recientes',
    suggested: 'Prueba con',
  },
  en: {
    rest: '/wakamiti/en/plugins/rest/',
    missing: '/wakamiti/en/plugins/rets/',
    query: 'the rest service',
    twinQuery: 'el servicio rest',
    step: 'the REST service {text}',
    twin: 'el servicio REST {text}',
    groups: ['Steps', 'Pages'],
    status: /^\d+ steps?, \d+ pages?$/,
    nothing: 'Nothing for “zzzqq xxyy”.',
    finder: 'Try the sentence in the step finder',
    open: 'Search the documentation',
    copied: 'Step copied',
    recent: 'Recent searches',
    suggested: 'Try',
  },
} as const

const TWIN = { es: 'en', en: 'es' } as const
const SERVICE = '#step-rest.define.service'

for (const locale of ['es', 'en'] as const) {
  const words = LOCALES[locale]

  test.describe(locale, () => {
    test('a step is found, announced and opened with the keyboard only', async ({ page }) => {
      await page.goto(words.rest)
      await openSearch(page)
      await search(page, words.query)
      await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(words.groups.length)
      for (const name of words.groups) await expect(page.getByRole('group', { name })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.status)
      await expect(await activeRow(page)).toHaveText(new RegExp(words.step.replace(/[{}]/g, '\\$&')))
      await page.keyboard.press('End')
      await expect(await activeRow(page)).toBeInViewport()
      await page.keyboard.press('ArrowDown')
      await expect(await activeRow(page)).toHaveAttribute('href', words.rest + SERVICE)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(words.rest + SERVICE)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator(SERVICE.replaceAll('.', '\\.'))).toBeInViewport()
    })

    test('a hit in the other language says so', async ({ page }) => {
      await page.goto(words.rest)
      await openSearch(page)
      await search(page, words.twinQuery)
      const hit = page.getByRole('option').filter({ hasText: words.twin }).first()
      await expect(hit.locator(`[lang=${TWIN[locale]}]`)).toHaveText(words.twin)
      await expect(hit).toHaveAttribute('href', words.rest + SERVICE)
    })

    test('a step is copied without leaving', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(words.rest)
      await openSearch(page)
      await search(page, words.query)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words.copied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.step)
      await expect(searchField(page)).toBeFocused()
    })

    test('nothing found leads to the finder with the words', async ({ page }) => {
      await page.goto(words.rest)
      await openSearch(page)
      await search(page, 'zzzqq xxyy')
      await expect(page.getByRole('group', { name: words.nothing })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(`${words.nothing} ${words.finder}`)
      const finder = page.getByRole('option', { name: words.finder })
      await expect(finder).toHaveAttribute('href', /\/tools\/step-finder\/\?q=zzzqq%20xxyy$/)
    })

    test('the page for what does not exist offers the search in its language', async ({ page }) => {
      await page.goto(words.missing)
      const button = page.getByRole('main').getByRole('button', { name: words.open })
      await button.click()
      await expect(page.getByRole('dialog', { name: words.open })).toBeVisible()
      await search(page, words.query)
      await expect(await activeRow(page)).toHaveAttribute('href', words.rest + SERVICE)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })

    test('the last searches are offered again', async ({ page }) => {
      await page.goto(words.rest)
      await openSearch(page)
      await expect(page.getByRole('group', { name: words.suggested })).toBeVisible()
      await search(page, words.query)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeHidden()
      await openSearch(page)
      await expect(page.getByRole('group', { name: words.recent }).getByRole('option')).toHaveText([words.query])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(searchField(page)).toHaveValue(words.query)
    })

    for (const theme of ['bright', 'dark'])
      for (const width of [390, 1440])
        test(`everybody can use it: ${theme}, ${width} wide`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
          await page.goto(words.rest)
          await openSearch(page)
          for (const query of ['', words.query, words.twinQuery, 'baseURL', 'zzzqq xxyy']) {
            await search(page, query)
            expect(await axeViolations(page, 'dialog'), query).toEqual([])
          }
        })
  })
}

test('a slash opens it where nothing is written, Escape gives the focus back', async ({ page }) => {
  await page.goto(LOCALES.es.rest)
  await openSearch(page)
  await page.keyboard.press('Escape')
  const link = page.getByRole('banner').getByRole('link', { name: 'Wakamiti: inicio' })
  await link.focus()
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(searchField(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('a click beside it closes it', async ({ page }) => {
  await page.goto(LOCALES.es.rest)
  await page.getByRole('button', { name: 'Buscar pasos, opciones y páginas' }).click()
  await expect(searchField(page)).toBeFocused()
  await page.mouse.click(10, 800)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('without a service worker in between', () => {
  test.use({ serviceWorkers: 'block' })

  test('steps answer before the text of the pages has arrived, and without it', async ({ page }) => {
    await page.route('**/pagefind/**', () => undefined)
    await page.goto(LOCALES.es.rest)
    await openSearch(page)
    await page.keyboard.type('t')
    await expect(page.getByRole('group', { name: 'Pasos' }).getByRole('option').first()).toBeVisible()
    await expect(page.locator('[role=listbox][aria-busy=true]')).toBeVisible()
    await page.unroute('**/pagefind/**')
    await page.route('**/pagefind/**', (route) => route.abort())
    await page.reload()
    await openSearch(page)
    await search(page, 'instalacion')
    await expect(
      page.getByText('El texto de las páginas no se ha podido cargar; aquí están sus títulos.'),
    ).toBeVisible()
    await expect(await activeRow(page)).toHaveAttribute('href', '/wakamiti/setup/installation/')
  })
})

test('where nothing can be kept, the search still works', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(LOCALES.es.rest)
  await openSearch(page)
  await search(page, LOCALES.es.query)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(LOCALES.es.rest + SERVICE)
  expect(errors).toEqual([])
})

test('nothing of the search is fetched before the reader comes near it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isOfSearch = (url: string) => /pagefind|assets\/search/.test(url)
  await page.goto(LOCALES.es.rest)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(isOfSearch)).toEqual([])
  await page.getByRole('button', { name: 'Buscar pasos, opciones y páginas' }).hover()
  await expect.poll(() => asked.filter(isOfSearch)).toHaveLength(1)
  await openSearch(page)
  await search(page, 'timeout')
  await expect(settledResults(page)).toBeVisible()
  expect(asked.some((url) => url.includes('pagefind'))).toBe(true)
})

test('every control works under the content security policy', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  await page.goto(LOCALES.en.rest)
  await openSearch(page)
  await search(page, 'exit codes')
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  expect(refused).toEqual([])
})
