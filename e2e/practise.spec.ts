import type { Page } from 'playwright/test'
import { violations } from './helpers/axe'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const LOCALES = {
  es: {
    page: '/wakamiti/guides/practice/',
    file: 'features/parcela.feature',
    steps: '\nCuando se consulta la parcela\nEntonces el código de respuesta HTTP es 200',
    missing: 'falta un paso como',
    solved: 'Resuelto',
    progress: '1 de 8 ejercicios resueltos',
    startAgain: 'Empezar de nuevo',
    none: '0 de 8 ejercicios resueltos',
    hint: 'Ver una pista',
    solution: 'Ver una solución',
  },
  en: {
    page: '/wakamiti/en/guides/practice/',
    file: 'features/plot.feature',
    steps: '\nWhen the plot is requested\nThen the response HTTP code is 200',
    missing: 'a step like',
    solved: 'Solved',
    progress: '1 of 8 exercises solved',
    startAgain: 'Start again',
    none: '0 of 8 exercises solved',
    hint: 'Show a hint',
    solution: 'Show a solution',
  },
} as const

for (const locale of TESTED_LOCALES) {
  const words = LOCALES[locale]
  const first = (page: Page) => page.locator('[data-exercise]').first()

  test.describe(locale, () => {
    test('an exercise is solved with the keyboard, and stays solved on the next visit until it is started again', async ({
      page,
    }) => {
      await page.goto(words.page)
      await expect(first(page)).toContainText(words.missing)
      await expect(first(page).getByRole('status')).toHaveCount(0)
      await page.getByRole('textbox', { name: words.file }).focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Backspace')
      await page.keyboard.insertText(words.steps)
      await expect(first(page).getByRole('status')).toHaveText(words.solved)
      await expect(page.getByRole('status').filter({ hasText: words.progress })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByText(words.hint).first()).toBeFocused()
      expect(await violations(page, { within: '#article' })).toEqual([])
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: words.progress })).toBeVisible()
      await expect(first(page)).toContainText(words.solved)
      await first(page).getByRole('button', { name: words.startAgain }).click()
      await expect(page.getByRole('status').filter({ hasText: words.none })).toBeVisible()
      await expect(first(page)).toContainText(words.missing)
    })

    test('without JavaScript, each exercise shows its text and its solution', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(words.page)
      await expect(page.locator('[data-exercise]')).toHaveCount(8)
      await expect(page.locator('[data-exercise] figure')).toHaveCount(8)
      await page.getByText(words.solution).first().click()
      await expect(page.locator('details[open] figure')).toContainText(words.steps.trim().split('\n')[0] ?? '')
      await page.close()
    })
  })
}
