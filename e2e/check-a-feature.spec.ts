import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { otherLanguage } from '@/i18n/locale'
import { findingsMarkdown } from '@/lib/finding'
import { withBase } from '@/site/site'
import { violations } from './helpers/axe'
import { type CheckerWords, checkerPage, wordsOf } from './helpers/feature-checker'
import { HOST_GONE } from './helpers/host'
import { reach } from './helpers/reach'
import { inLocale } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

/** The texts of the example's findings, and what is typed, in each language. */
const EXAMPLE = {
  es: {
    which: '¿Cuáles de mis pasos son estos?',
    titles: ['Argumento mal escrito', 'Paso sin definir', 'Paso ambiguo'],
    applyArgument: "Aplicar: el servicio REST '/users'",
    applyUndefined: /^Aplicar: se crea el usuario con los siguientes datos/,
    applyAmbiguous: /^Aplicar: se ha eliminado el usuario con id = '1' de la tabla users/,
    see: /^Ver el paso: el servicio REST/,
    begin: ['Dado', 'serv', "el servicio REST '"],
  },
  en: {
    which: 'Which of my steps are these?',
    titles: ['Wrong argument', 'Undefined step', 'Ambiguous step'],
    applyArgument: "Apply: the REST service '/users'",
    applyUndefined: /^Apply: the user is created with the following data/,
    applyAmbiguous: /^Use only REST: # modules: rest-steps/,
    see: /^See the step: the REST service/,
    begin: ['Given', 'serv', "the REST service '"],
  },
} as const

const editorOf = (page: Page, { editor }: CheckerWords): Locator => page.getByRole('textbox', { name: editor })
const listOf = (page: Page, { list }: CheckerWords): Locator => page.getByRole('region', { name: list })
const textOf = (page: Page, words: CheckerWords): Promise<string[]> =>
  editorOf(page, words).locator('.cm-line').allTextContents()

/** A project whose definition and implementation only pair with the id pattern of its configuration. */
const PROJECT = {
  es: {
    'shop/what.feature':
      '# language: es\n@definition\nCaracterística: A\n  @T1\n  Escenario: B\n    Dado algo\n    Y algo más\n',
    'shop/how.feature':
      '# language: es\n@implementation\nCaracterística: A\n@T1\nEscenario: B\nDado el servicio REST /a\nY el servicio REST /b\n',
    'shop/more/other.feature':
      '# language: es\nCaracterística: C\n  Escenario: D\n    Dado el servicio REST /c\n    Y el servicio REST /d\n',
    'shop/wakamiti.yaml': 'wakamiti:\n  resourceTypes: [gherkin]\n  idTagPattern: T\\d+\n  tagFiler: smoke\n',
    'shop/readme.md': '# A',
  },
  en: {
    'shop/what.feature': '@definition\nFeature: A\n  @T1\n  Scenario: B\n    Given something\n    And something else\n',
    'shop/how.feature':
      '@implementation\nFeature: A\n@T1\nScenario: B\nGiven the REST service /a\nAnd the REST service /b\n',
    'shop/more/other.feature':
      'Feature: C\n  Scenario: D\n    Given the REST service /c\n    And the REST service /d\n',
    'shop/wakamiti.yaml': 'wakamiti:\n  resourceTypes: [gherkin]\n  idTagPattern: T\\d+\n  tagFiler: smoke\n',
    'shop/readme.md': '# A',
  },
} as const

/**
 * The path of a new folder with these files. It stays until the test has ended: the browser reads
 * the files of a chosen folder when the page asks for them, not when they are chosen.
 */
function folderOf(files: Record<string, string>) {
  const root = test.info().outputPath('project')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return join(root, 'shop')
}

for (const locale of TESTED_LOCALES) {
  const words = { ...wordsOf(locale), ...EXAMPLE[locale] }

  test.describe(locale, () => {
    test('the findings of the example are stepped through and fixed with the keyboard alone', async ({ page }) => {
      await page.goto(checkerPage(locale))
      const list = listOf(page, words)
      await expect(page.getByRole('button', { name: words.tryExample })).toBeVisible()
      // The first tab stop skips the header and the menu.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await reach(page, page.getByRole('button', { name: words.tryExample }))
      for (const count of [words.findings(3), words.okOf(3, 6)])
        await expect(list.getByRole('status')).toContainText(count)
      const titles = list.getByRole('listitem').locator('[data-line]')
      await expect(titles).toHaveCount(3)
      expect(await violations(page)).toEqual([])

      await editorOf(page, words).focus()
      for (const [index, step] of ['F8', 'F8', 'F8', 'F8', 'Shift+F8'].entries()) {
        await page.keyboard.press(step)
        const at = [0, 1, 2, 0, 2][index] ?? 0
        await expect(titles.nth(at)).toHaveAttribute('aria-current', 'true')
        await expect(titles.nth(at)).toContainText(words.titles[at] ?? '')
        await expect(page.locator('.cm-line.found-chosen')).toHaveCount(1)
      }
      expect(await violations(page)).toEqual([])

      await reach(page, titles.nth(0))
      await expect(titles.nth(0)).toHaveAttribute('aria-current', 'true')
      await reach(page, list.getByRole('button', { name: words.applyArgument }))
      await expect(titles).toHaveCount(2)
      await expect(titles.nth(0)).toBeFocused()
      // Undo and redo work there, too.
      for (const [key, count] of [
        ['z', 3],
        ['y', 2],
      ] as const) {
        await page.keyboard.press(`Control+${key}`)
        await expect(titles).toHaveCount(count)
      }
      await reach(page, list.getByRole('button', { name: words.applyUndefined }))
      await expect(titles).toHaveCount(1)
      await reach(page, list.getByRole('button', { name: words.applyAmbiguous }))
      await expect(list).toContainText(words.fine(words.steps(6)))
      expect(await violations(page)).toEqual([])
    })

    test('a plugin page links here, a finding links to the card of its step, and the text survives', async ({
      page,
    }) => {
      await page.goto(withBase(inLocale('/plugins/rest/', locale)))
      await page.getByRole('link', { name: words.which }).press('Enter')
      await expect(page).toHaveURL(/feature-checker\/\?plugin=rest$/)
      await page.getByRole('button', { name: words.tryExample }).press('Enter')
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: 'REST' })
          .filter({ hasText: words.steps(4) }),
      ).toBeVisible()
      await expect(page.locator('pre').filter({ hasText: 'rest-wakamiti-plugin' })).toContainText('modules:')
      await page.getByRole('link', { name: words.see }).press('Enter')
      await expect(page).toHaveURL(withBase(inLocale('/plugins/rest/#step-rest.define.service', locale)))
      await page.goBack()
      await expect(listOf(page, words).getByRole('status')).toContainText(words.findings(3))
    })

    test('a step is completed value by value, even if it was typed before the steps were loaded', async ({ page }) => {
      let load = (): void => undefined
      const typed = new Promise<void>((resolve) => {
        load = resolve
      })
      await page.route('**/assets/steps.json', (route) => typed.then(() => route.continue()))
      await page.goto(checkerPage(locale))
      const editor = editorOf(page, words)
      await editor.focus()
      const [keyword, begun, sentence] = words.begin
      const titles = { es: 'Característica: A\nEscenario: B\n', en: 'Feature: A\nScenario: B\n' }[locale]
      await page.keyboard.insertText(titles)
      await page.keyboard.type(`${keyword} ${begun}`)
      await page.waitForTimeout(300) // Longer than the typing pause: completion starts before the steps are loaded.
      load()
      const option = page.getByRole('option', { name: new RegExp(`^${sentence.replace(/[()']/g, '.')}`) }).first()
      await expect(option).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (let down = 0; down < 20; down += 1) {
        if ((await option.getAttribute('aria-selected')) === 'true') break
        await page.keyboard.press('ArrowDown')
      }
      const lastLine = async () => (await textOf(page, words)).at(-1)
      await page.keyboard.press('Enter')
      await expect.poll(lastLine).toMatch(/'.+'$/)
      await page.keyboard.type('/books')
      await expect.poll(lastLine).toBe(`${keyword} ${sentence}/books'`)
    })

    test('a file keeps its name and its line ends, but is saved without its byte order mark', async ({ page }) => {
      await page.goto(checkerPage(locale))
      const text = { es: '# language: es\r\nCaracterística: A\r\n', en: 'Feature: A\r\nScenario: B\r\n' }[locale]
      const buffer = Buffer.from(`\ufeff${text}`)
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles({ name: 'a.feature', mimeType: 'text/plain', buffer })
      await expect(page.getByRole('heading', { name: 'a.feature' })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: words.download }).press('Enter')
      const saved = await download
      expect(saved.suggestedFilename()).toBe('a.feature')
      // Wakamiti cannot read a byte order mark.
      expect(readFileSync(await saved.path(), 'utf8')).toBe(text)
    })

    test('the command line reports what the page reports, even between two releases of Wakamiti', async ({ page }) => {
      const old =
        'Feature: Old\n  Scenario: A\n    Given At finish, the following SQL script is executed:\n      """\n      x\n      """\n'
      const folder = folderOf({ ...PROJECT[locale], 'shop/old.feature': old, 'shop/more/bad.feature': 'Feature\n' })
      const program = resolve('out/assets/wakamiti-check.mjs')
      const linesOf = (report: string | null) => (report ?? '').split('\n').sort()
      const printed = (...args: string[]) => {
        const { stdout } = spawnSync(
          process.execPath,
          [program, 'shop', '--format', 'json', '--lang', locale, ...args],
          { cwd: dirname(folder), encoding: 'utf8' },
        )
        return linesOf(findingsMarkdown(JSON.parse(stdout), words))
      }
      // The browser would ask for the folder in a dialog that no test can answer.
      await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
      await page.goto(checkerPage(locale))
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.open.folder }).click()
      await (await chooser).setFiles(folder)
      await page.locator('summary', { hasText: words.report }).click()
      const report = page.getByRole('group', { name: words.report })
      const shown = async () => linesOf(await report.textContent())
      await expect.poll(shown).toEqual(printed())

      await page.getByRole('button', { name: words.panels.versions }).click()
      await page.getByLabel(words.version.from).selectOption('2.3.0')
      const changed = printed('--from', '2.3.0')
      expect(changed).toContainEqual(expect.stringContaining('wording.changed'))
      await expect.poll(shown).toEqual(changed)
      expect(await violations(page)).toEqual([])
    })

    test('a project is opened, browsed, fixed, formatted, shared and translated with the keyboard alone', async ({
      page,
      context,
    }) => {
      // As in browsers that only give read access to folders.
      await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
      await page.goto(checkerPage(locale))
      const chooser = page.waitForEvent('filechooser')
      await reach(page, page.getByRole('button', { name: words.open.folder }))
      await (await chooser).setFiles(folderOf(PROJECT[locale]))
      const files = page.getByRole('region', { name: words.files })
      await expect(files.getByRole('status')).toHaveText(words.project(4, 5))
      await expect(page.getByText(words.passedOver(1))).toBeVisible()
      expect(await violations(page)).toEqual([])

      await editorOf(page, words).focus()
      const current = files.locator('[aria-current=true]')
      const walked: string[] = []
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('F8')
        await expect(page.locator('.cm-line.found-chosen')).toHaveCount(1)
        walked.push((await current.textContent()) ?? '')
      }
      expect(walked.map((name) => /[\w/]+/.exec(name)?.[0])).toEqual([
        'shop/how',
        'shop/how',
        'shop/more/other',
        'shop/more/other',
        'shop/wakamiti',
        'shop/how',
      ])
      await page.keyboard.press('Shift+F8')
      await expect(current).toContainText('wakamiti.yaml')
      expect(await violations(page)).toEqual([])

      await reach(page, listOf(page, words).getByRole('button', { name: words.safeFixes(4, 4) }))
      await expect(page.getByText(words.applied(4, 2))).toBeVisible()
      await expect(files.getByRole('status')).toHaveText(words.project(4, 1))

      await reach(page, current, 'Home')
      await expect(current).toContainText('how.feature')
      await expect(current).toBeFocused()
      await reach(page, page.getByRole('button', { name: words.format }))
      await expect(page.getByText(words.formatted)).toBeVisible()
      await expect
        .poll(async () => (await textOf(page, words)).filter((line) => /'\/a'/.test(line)))
        .toEqual([expect.stringMatching(/^ {4}\S/)])

      await reach(page, page.locator('summary', { hasText: words.report }))
      await expect(page.getByRole('group', { name: words.report })).toContainText('shop/wakamiti.yaml')
      await reach(page, page.getByRole('button', { name: words.panels.share }))
      const shared = () => page.getByRole('group', { name: words.link }).textContent()
      const link = (await shared()) ?? ''
      expect(link).toContain(`${checkerPage(locale)}#feature=`)
      expect(await violations(page)).toEqual([])
      const text = await textOf(page, words)
      await reach(page, current, 'Delete')
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))

      const other = await context.newPage()
      await other.goto(link)
      await expect.poll(() => textOf(other, words)).toEqual(text)
      await expect(other.getByRole('button', { name: words.restore })).toBeVisible()
      expect(await violations(other)).toEqual([])
      await reach(other, other.getByRole('button', { name: words.translateTo[otherLanguage(locale)] }))
      await expect(other.getByText(words.translated(2, 2))).toBeVisible()
      await expect(other.getByRole('button', { name: words.translateTo[locale] })).toBeFocused()
      expect(await violations(other)).toEqual([])
      await reach(other, other.getByRole('button', { name: words.translateBack[locale] }))
      await expect(editorOf(other, words)).toBeFocused()
      await expect.poll(() => textOf(other, words)).toEqual(text)
      await reach(other, other.getByRole('button', { name: words.restore }))
      await expect(other.getByRole('region', { name: words.files })).toBeVisible()
    })
  })
}

test('of two tabs with the same draft, neither overwrites the other', oneOfMany(), async ({ page, context }) => {
  const words = { ...wordsOf('en'), ...EXAMPLE.en }
  await page.goto(checkerPage('en'))
  await editorOf(page, words).focus()
  await page.keyboard.insertText('Feature: first')
  const other = await context.newPage()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await other.goto(checkerPage('en'))
  await expect.poll(() => textOf(other, words)).toEqual(['Feature: first'])
  await editorOf(page, words).press('End')
  await page.keyboard.insertText(' and newer')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await editorOf(other, words).press('End')
  await other.keyboard.insertText(' and mine')
  await expect(other.getByText(words.earlier(words.unnamed, 0))).toBeVisible()
  expect(await violations(other)).toEqual([])
  await reach(other, other.getByRole('button', { name: words.restore }))
  await expect.poll(() => textOf(other, words)).toEqual(['Feature: first and newer'])
  await expect(other.getByRole('region', { name: words.files })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it works offline once it has been used', async ({ page, host, reader }) => {
    reader.expects(HOST_GONE)
    const words = { ...wordsOf('en'), ...EXAMPLE.en }
    const status = listOf(page, words).getByRole('status')
    await page.goto(host.at('/en/tools/feature-checker/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('button', { name: words.tryExample }).press('Enter')
    await expect(status).toContainText(words.findings(3))
    await host.stop()
    await page.reload()
    await expect(status).toContainText(words.findings(3))
    await listOf(page, words).getByRole('button', { name: words.applyArgument }).press('Enter')
    await expect(status).toContainText('2 findings')
  })
})
