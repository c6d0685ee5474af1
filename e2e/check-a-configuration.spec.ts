import type { Locator } from 'playwright/test'
import { violations } from './helpers/axe'
import { makeNarrow } from './helpers/open-page'
import { reach } from './helpers/reach'
import { shiftsOf, watchShifts } from './helpers/shifts'
import { expect, TESTED_LOCALES, test } from './helpers/test'

const LOCALES = {
  es: {
    page: '/wakamiti/tools/config-checker/',
    editor: 'Contenido de wakamiti.yaml',
    example: 'Probar con un ejemplo',
    one: '1 hallazgo',
    title: 'Error: Clave desconocida',
    apply: 'Aplicar: tagFilter',
    fine: 'Todo en orden: 2 opciones',
  },
  en: {
    page: '/wakamiti/en/tools/config-checker/',
    editor: 'Contents of wakamiti.yaml',
    example: 'Try an example',
    one: '1 finding',
    title: 'Error: Unknown key',
    apply: 'Apply: tagFilter',
    fine: 'All in order: 2 options',
  },
} as const

const FAULTY = 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n'

/** Waits until the editor has a text; an empty one shows its placeholder. */
const expectText = (editor: Locator, text: string) =>
  expect(editor.locator('.cm-line')).toHaveText(text.split('\n'), { useInnerText: true })

for (const locale of TESTED_LOCALES) {
  const words = LOCALES[locale]

  test.describe(locale, () => {
    test('a misspelt key is found, reached and fixed with the keyboard alone', async ({ page }) => {
      await page.goto(words.page)
      const editor = page.getByRole('textbox', { name: words.editor })
      await editor.focus()
      await page.keyboard.insertText(FAULTY)
      await expect(page.getByRole('status').filter({ hasText: words.one })).toBeVisible()
      await reach(page, page.getByRole('button', { name: words.title }))
      await expect(page.locator('.cm-line.found-chosen')).toHaveText('  tagFiler: smoke', { useInnerText: true })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words.apply })).toBeFocused()
      await page.keyboard.press('Enter')
      await expectText(editor, FAULTY.replace('tagFiler', 'tagFilter'))
      await expect(page.getByText(words.fine)).toBeVisible()
      await editor.focus()
      await page.keyboard.press('Control+z')
      await expectText(editor, FAULTY)
    })

    test('a dropped file is checked', async ({ page }) => {
      await page.goto(words.page)
      const editor = page.getByRole('textbox', { name: words.editor })
      // Windows line ends and the byte order mark make no difference.
      await editor.evaluate((area, text) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([`\uFEFF${text.replaceAll('\n', '\r\n')}`], 'wakamiti.yaml'))
        area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true }))
      }, FAULTY)
      await expect(page.getByRole('button', { name: words.title })).toBeVisible()
      await expectText(editor, FAULTY)
    })

    test('the page is accessible, wide and light as well as narrow and dark', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(words.page)
      await expect(page.getByRole('button', { name: words.example })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await makeNarrow(page, 390)
      await page.locator('header button:has([href="#icon-moon"])').click()
      await expect(page.locator('body')).toHaveClass('dark')
      await page.getByRole('button', { name: words.example }).click()
      await page.getByRole('button', { name: words.title }).click()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
  })
}

test('the tool appears without moving what is below it', async ({ page }) => {
  await watchShifts(page)
  await page.goto(LOCALES.es.page)
  await expect(page.getByRole('button', { name: LOCALES.es.example })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})
