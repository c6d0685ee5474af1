import type { Page } from 'playwright/test'
import { COLOUR_RULES, violations } from './helpers/axe'
import { expectReady } from './helpers/open-page'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const LOCALES = {
  es: {
    page: '/wakamiti/tools/step-finder/',
    field: 'Frase de un paso',
    near: 'el código de la respuesta HTTP debe ser 200',
    nearTitle: 'Ningún paso dice exactamente eso',
    said: /^Ningún paso dice exactamente eso\. Estos son los más cercanos\.$/,
    rule: 'No es una de las comparaciones que hay',
    right: 'el código de respuesta HTTP es 200',
    use: 'Usar esta frase',
    match: 'Esta frase ejecuta un paso',
    translation: 'the response HTTP code is 200',
    copyIn: 'Copiar la frase en inglés',
    card: '/wakamiti/plugins/rest/#step-rest.assert.response.HTTP.code',
    seeStep: 'Ver el paso en REST',
    copyStep: 'Copiar el paso',
    withKeyword: 'Entonces el código de respuesta HTTP es 201',
    openInFinder: 'Abrir en el buscador',
    sample: /^el código de respuesta HTTP es igual a \d+$/,
    loose: "se elimina el fichero 'datos.csv'",
    looseTitle: '¿Querías decir esto?',
    several: 'un timeout de 5 segundos',
    severalTitle: 'Varios pasos dicen lo mismo',
    plugin: 'Plugin',
    kind: 'Para',
    steps: (count: number) => `${count} pasos`,
    more: 'Mostrar 30 más',
    files: /^Ficheros/,
    check: /^comprobar/,
    nothing: 'Ningún paso se le parece',
    browse: /^\d+ pasos$/,
    fillIn: 'Rellenar el paso',
    greater: 'es mayor que …',
    written: 'Entonces el código de respuesta HTTP es mayor que 399',
    block: 'Tabla',
    table: 'los siguientes parámetros de ruta:',
    path: 'el servicio REST /users',
    add: 'Añadirlo al escenario en el revisor',
    scenario: "# language: es\nCaracterística: A\n\n  Escenario: B\n    Dado el servicio REST '/users'\n",
    ahead: '# language: es\nCaracterística: A\n\n  Escenario: B\n',
    statistics: 'Estadísticas',
    translate: 'Traducir al inglés',
    translated: "Given the REST service '/users'",
    back: 'Devolverlo al español',
  },
  en: {
    page: '/wakamiti/en/tools/step-finder/',
    field: 'Sentence of a step',
    near: 'the HTTP response code should be 200',
    nearTitle: 'No step says exactly that',
    said: /^No step says exactly that\. These are the closest\.$/,
    rule: 'There is no such comparison',
    right: 'the response HTTP code is 200',
    use: 'Use this sentence',
    match: 'This sentence runs a step',
    translation: 'el código de respuesta HTTP es 200',
    copyIn: 'Copy the sentence in Spanish',
    card: '/wakamiti/en/plugins/rest/#step-rest.assert.response.HTTP.code',
    seeStep: 'See the step in REST',
    copyStep: 'Copy the step',
    withKeyword: 'Then the response HTTP code is 201',
    openInFinder: 'Open in the finder',
    sample: /^the response HTTP code is equal to \d+$/,
    loose: "the old file 'data.csv' is deleted",
    looseTitle: 'Did you mean this?',
    several: 'a timeout of 5 seconds',
    severalTitle: 'Several steps say the same',
    plugin: 'Plugin',
    kind: 'To',
    steps: (count: number) => `${count} steps`,
    more: 'Show 30 more',
    files: /^Files/,
    check: /^check/,
    nothing: 'No step resembles it',
    browse: /^\d+ steps$/,
    fillIn: 'Fill in the step',
    greater: 'is greater than …',
    written: 'Then the response HTTP code is greater than 399',
    block: 'Table',
    table: 'the following path parameters:',
    path: 'the REST service /users',
    add: 'Add it to the scenario in the checker',
    scenario: "# language: en\nFeature: A\n\n  Scenario: B\n    Given the REST service '/users'\n",
    ahead: '# language: en\nFeature: A\n\n  Scenario: B\n',
    statistics: 'Statistics',
    translate: 'Translate to Spanish',
    translated: "Dado el servicio REST '/users'",
    back: 'Back to English',
  },
} as const

type Words = (typeof LOCALES)['es' | 'en']

/** Opens the finder and waits until it is ready. */
async function openFinder(page: Page, { page: path, field }: Words, search = ''): Promise<void> {
  await page.goto(`${path}${search}`)
  await expect(page.getByRole('textbox', { name: field })).toBeVisible()
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(4)
}

/** Chooses an option of a filter by its text, with the keyboard. */
const choose = (page: Page, filter: string, option: RegExp) =>
  page.getByRole('combobox', { name: filter }).evaluate(
    (select: HTMLSelectElement, [source, flags]) => {
      const pattern = new RegExp(source ?? '', flags)
      const found = [...select.options].find(({ text }) => pattern.test(text))
      select.focus()
      select.value = found?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [option.source, option.flags],
  )

for (const locale of TESTED_LOCALES) {
  const words: Words = LOCALES[locale]

  test.describe(locale, () => {
    test('a sentence is corrected, copied in the other language and looked up with the keyboard alone', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openFinder(page, words)
      const field = page.getByRole('textbox', { name: words.field })
      await field.focus()
      await page.keyboard.type(words.near)
      await expect(page.getByRole('heading', { name: words.nearTitle })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.said })).toBeAttached()
      const nearest = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('deletion') })
        .first()
      await expect(nearest).toContainText(words.rule)
      await expect(nearest).toContainText(words.right)
      await nearest.getByRole('button', { name: words.use }).focus()
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(words.right)
      await expect(page.getByRole('heading', { name: words.match })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.match })).toBeAttached()
      await page.getByRole('button', { name: words.copyIn }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words.translation)
      await page.getByRole('link', { name: words.seeStep }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(words.card)
      await page.goBack()
      await expect(field).toHaveValue(words.right)
      await expect(page.getByRole('heading', { name: words.match })).toBeVisible()
    })

    test('a step of a page is copied with its keyword and opened in the finder with the keyboard alone', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(words.card)
      // Buttons do nothing until the scripts are loaded.
      await expectReady(page)
      const card = page.locator('[data-step-id="rest.assert.response.HTTP.code"]')
      await card.getByRole('button', { name: words.copyStep }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words.withKeyword)
      await card.getByRole('link', { name: words.openInFinder }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: words.field })).toHaveValue(words.sample)
      await expect(page.getByRole('heading', { name: words.match })).toBeVisible()
      await expect(page).toHaveURL(/step-finder\/#q=/)
    })

    test('the finder answers what is typed on the home page and what a link asks, and sends neither to the server', async ({
      page,
      reader,
    }) => {
      await page.goto(words.page.replace('tools/step-finder/', ''))
      await page.locator('main form input').fill(words.right)
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: words.field })
      await expect(field).toHaveValue(words.right)
      await expect(page).toHaveURL(/step-finder\/#q=/)
      await page.reload()
      await expect(field).toHaveValue(words.right)
      await page.evaluate((text) => location.assign(`#q=${encodeURIComponent(text)}`), words.loose)
      await expect(field).toHaveValue(words.loose)
      await page.goBack()
      await expect(field).toHaveValue(words.right)
      const asked = reader.requests.map((url) => decodeURIComponent(url.split('#')[0] ?? '').replaceAll('+', ' '))
      expect(asked.filter((url) => url.includes(words.right) || url.includes(words.loose))).toEqual([])
    })

    test('the catalogue is browsed, filtered and opened, and restored from its address', async ({ page }) => {
      await openFinder(page, words)
      const rows = page.getByRole('main').locator('details')
      await expect(rows).toHaveCount(30)
      await page.getByRole('button', { name: words.more }).focus()
      await page.keyboard.press('Enter')
      await expect(rows).toHaveCount(60)
      await expect(rows.nth(30).locator('summary')).toBeFocused()
      await choose(page, words.plugin, words.files)
      await choose(page, words.kind, words.check)
      await expect(page.getByRole('heading', { name: words.steps(5) })).toBeVisible()
      await expect(page).toHaveURL(`${words.page}#plugin=files&kind=assertion`)
      await page.reload()
      await expect(page.getByRole('heading', { name: words.steps(5) })).toBeVisible()
      await rows.first().locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-step-id="io.assert.file.exists"]')).toBeVisible()
    })

    test('a step is filled in with its form: a comparison is chosen, and a wrong number is explained', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openFinder(page, words, `#q=${words.right}`)
      await page.locator('summary', { hasText: words.fillIn }).press('Enter')
      const form = page.locator('details', { hasText: words.fillIn })
      const value = form.getByRole('textbox')
      await expect(value).toHaveValue('200')
      await form.getByRole('combobox').selectOption({ label: words.greater })
      await value.fill('4.5,0')
      await expect(form.getByRole('status')).toBeVisible()
      await expect(form.getByRole('link', { name: words.add })).toBeHidden()
      await value.fill('399')
      await form.getByRole('button').first().press('Enter')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(words.written)
      await page.getByRole('textbox', { name: words.field }).fill(words.table)
      const table = page.getByRole('textbox', { name: words.block })
      await table.fill(`${await table.inputValue()}\n| 7 | 8 |`)
      await expect(page.locator('details pre').first()).toContainText('| 7 | 8 |')
    })

    test('a filled-in step is added to the scenario in the checker, counted, translated and restored', async ({
      page,
    }) => {
      const text = page.locator('.cm-content')
      const textOf = async () => (await text.locator('.cm-line').allTextContents()).join('\n')
      await page.goto(words.page.replace('step-finder', 'feature-checker'))
      await text.click()
      await page.keyboard.insertText(words.ahead)
      await page.goto(`${words.page}#q=${words.path}`)
      await page.locator('summary', { hasText: words.fillIn }).first().press('Enter')
      await page.getByRole('link', { name: words.add }).first().press('Enter')
      await expect.poll(textOf).toBe(words.scenario)
      await page.getByRole('button', { name: words.statistics }).press('Enter')
      await expect(page.getByRole('table')).toContainText('REST')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: words.translate }).press('Enter')
      await expect(text).toContainText(words.translated)
      await page.getByRole('button', { name: words.back }).press('Enter')
      await expect.poll(textOf).toBe(words.scenario)
    })

    test('every result is accessible and fits on a phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 800 })
      await openFinder(page, words)
      const answers = [
        { sentence: words.right, title: words.match },
        { sentence: words.table, title: words.match },
        { sentence: words.several, title: words.severalTitle },
        { sentence: words.loose, title: words.looseTitle },
        { sentence: words.near, title: words.nearTitle },
        { sentence: 'zzz', title: words.nothing },
        { sentence: '', title: words.browse },
      ]
      for (const theme of ['bright', 'dark']) {
        if (theme === 'dark') await page.locator('header button:has([href="#icon-moon"])').click()
        await expect(page.locator('body')).toHaveClass(theme)
        // The colours are the same for all results: two are enough.
        for (const { sentence, title } of theme === 'dark' ? answers.slice(3, 5) : answers) {
          await page.getByRole('textbox', { name: words.field }).fill(sentence)
          await expect(page.getByRole('heading', { name: title })).toBeVisible()
          const form = page.locator('summary', { hasText: words.fillIn }).first()
          if (await form.isVisible()) await form.click()
          // Nothing is covered by the header.
          await page.evaluate(() => scrollTo(0, 0))
          if (sentence === '') await page.locator('[data-tool] details summary').first().click()
          const rules = theme === 'dark' ? COLOUR_RULES : undefined
          expect.soft(await violations(page, { within: 'main', rules }), `${theme} ${sentence}`).toEqual([])
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(width, `${theme} ${sentence}`).toBe(320)
        }
      }
    })
  })
}
