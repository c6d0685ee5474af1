import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { violations } from './helpers/axe'
import { HOST_GONE } from './helpers/host'
import { reach } from './helpers/reach'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

const LOCALES = {
  es: {
    page: '/wakamiti/tools/feature-checker/',
    plugin: '/wakamiti/plugins/rest/',
    which: '¿Cuáles de mis pasos son estos?',
    editor: 'Contenido del fichero .feature',
    list: 'Hallazgos',
    example: 'Probar con un ejemplo',
    counts: ['3 hallazgos', '3 de 6 pasos correctos'],
    titles: ['Argumento mal escrito', 'Paso sin definir', 'Paso ambiguo'],
    line: 'línea',
    applyArgument: "Aplicar: el servicio REST '/users'",
    applyUndefined: /^Aplicar: se crea el usuario con los siguientes datos/,
    applyAmbiguous: /^Aplicar: se ha eliminado el usuario con id = '1' de la tabla users/,
    fine: 'Todo en orden: 6 pasos',
    see: /^Ver el paso: el servicio REST/,
    card: '/wakamiti/plugins/rest/#step-rest.define.service',
    download: 'Descargar el fichero',
    translate: 'Traducir al inglés',
    translated: 'Los 6 pasos están traducidos.',
    steps: '4 pasos',
    begin: ['Dado', 'serv', "el servicio REST '"],
    openFolder: 'Abrir una carpeta',
    files: 'Ficheros',
    passedOver: 'Un fichero de otro tipo se ha dejado aparte.',
    summary: '4 ficheros · 5 hallazgos en 3 ficheros',
    safe: 'Aplicar los 4 de todos los ficheros',
    applied: '4 arreglos aplicados en 2 ficheros.',
    fixed: '4 ficheros · 1 hallazgo en 1 fichero',
    format: 'Dar formato',
    formatted: 'El fichero tiene ahora su sangría',
    share: 'Compartir',
    onlyThis: 'Este fichero',
    link: 'Enlace con el texto',
    earlier: 'Tu borrador anterior (shop/how.feature) sigue guardado.',
    restore: 'Recuperarlo',
    translatedOne: 'Los 2 pasos están traducidos.',
    table: 'Qué ha sido de cada paso',
    report: 'Informe de hallazgos',
    versions: 'Otra versión',
    from: 'De Wakamiti',
  },
  en: {
    page: '/wakamiti/en/tools/feature-checker/',
    plugin: '/wakamiti/en/plugins/rest/',
    which: 'Which of my steps are these?',
    editor: 'Content of the .feature file',
    list: 'Findings',
    example: 'Try an example',
    counts: ['3 findings', '3 of 6 steps fine'],
    titles: ['Wrong argument', 'Undefined step', 'Ambiguous step'],
    line: 'line',
    applyArgument: "Apply: the REST service '/users'",
    applyUndefined: /^Apply: the user is created with the following data/,
    applyAmbiguous: /^Use only REST: # modules: rest-steps/,
    fine: 'All in order: 6 steps',
    see: /^See the step: the REST service/,
    card: '/wakamiti/en/plugins/rest/#step-rest.define.service',
    download: 'Download the file',
    translate: 'Translate to Spanish',
    translated: 'All 6 steps are translated.',
    steps: '4 steps',
    begin: ['Given', 'serv', "the REST service '"],
    openFolder: 'Open a folder',
    files: 'Files',
    passedOver: 'One file of another kind was passed over.',
    summary: '4 files · 5 findings in 3 files',
    safe: 'Apply the 4 of all files',
    applied: '4 fixes applied in 2 files.',
    fixed: '4 files · 1 finding in 1 file',
    format: 'Format',
    formatted: 'The file now has its indentation',
    share: 'Share',
    onlyThis: 'This file',
    link: 'Link with the text',
    earlier: 'Your earlier draft (shop/how.feature) is still kept.',
    restore: 'Restore it',
    translatedOne: 'All 2 steps are translated.',
    table: 'What became of each step',
    report: 'Report of findings',
    versions: 'Another version',
    from: 'From Wakamiti',
  },
} as const

type Words = (typeof LOCALES)['es' | 'en']

const editorOf = (page: Page, { editor }: Words): Locator => page.getByRole('textbox', { name: editor })
const listOf = (page: Page, { list }: Words): Locator => page.getByRole('region', { name: list })
const textOf = (page: Page, words: Words): Promise<string[]> =>
  editorOf(page, words).locator('.cm-line').allTextContents()

/** A project whose definition has its implementation only with the pattern of its configuration. */
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
  const words = LOCALES[locale]

  test.describe(locale, () => {
    test('the findings of the example are stepped through and fixed with the keyboard only', async ({ page }) => {
      await page.goto(words.page)
      const list = listOf(page, words)
      await expect(page.getByRole('button', { name: words.example })).toBeVisible()
      // The first stop of the keyboard leads past the header and the menu.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await reach(page, page.getByRole('button', { name: words.example }))
      for (const count of words.counts) await expect(list.getByRole('status')).toContainText(count)
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
      await reach(page, list.getByRole('button', { name: words.applyUndefined }))
      await expect(titles).toHaveCount(1)
      await reach(page, list.getByRole('button', { name: words.applyAmbiguous }))
      await expect(list).toContainText(words.fine)
      expect(await violations(page)).toEqual([])
    })

    test('a plugin page leads here, a finding to the card of its step, and the text is still there afterwards', async ({
      page,
    }) => {
      await page.goto(words.plugin)
      await page.getByRole('link', { name: words.which }).press('Enter')
      await expect(page).toHaveURL(/feature-checker\/\?plugin=rest$/)
      await page.getByRole('button', { name: words.example }).press('Enter')
      await expect(
        page.getByRole('listitem').filter({ hasText: 'REST' }).filter({ hasText: words.steps }),
      ).toBeVisible()
      await expect(page.locator('pre').filter({ hasText: 'rest-wakamiti-plugin' })).toContainText('modules:')
      await page.getByRole('link', { name: words.see }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${words.card.replace(/[.#]/g, '\\$&')}$`))
      await page.goBack()
      await expect(listOf(page, words).getByRole('status')).toContainText(words.counts[0])
    })

    test('a step is completed value by value, though it was typed early', async ({ page }) => {
      let load = (): void => undefined
      const typed = new Promise<void>((resolve) => {
        load = resolve
      })
      await page.route('**/assets/steps.json', (route) => typed.then(() => route.continue()))
      await page.goto(words.page)
      const editor = editorOf(page, words)
      await editor.focus()
      const [keyword, begun, sentence] = words.begin
      const titles = { es: 'Característica: A\nEscenario: B\n', en: 'Feature: A\nScenario: B\n' }[locale]
      await page.keyboard.insertText(titles)
      await page.keyboard.type(`${keyword} ${begun}`)
      await page.waitForTimeout(300) // Longer than the pause in typing: the list is asked for before there are steps.
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

    test('a file is opened with its name and its line ends, and saved without its byte order mark', async ({
      page,
    }) => {
      await page.goto(words.page)
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
      // Without its byte order mark, with which the tool could not read it.
      expect(readFileSync(await saved.path(), 'utf8')).toBe(text)
    })

    test('the command finds what the page finds, also between two versions of the tool', async ({ page }) => {
      const old =
        'Feature: Old\n  Scenario: A\n    Given At finish, the following SQL script is executed:\n      """\n      x\n      """\n'
      const folder = folderOf({ ...PROJECT[locale], 'shop/old.feature': old, 'shop/more/bad.feature': 'Feature\n' })
      const program = resolve('out/assets/wakamiti-check.mjs')
      const printed = (...args: string[]) =>
        JSON.parse(
          spawnSync(process.execPath, [program, 'shop', '--format', 'json', '--lang', locale, ...args], {
            cwd: dirname(folder),
            encoding: 'utf8',
          }).stdout,
        )
      // The folder is chosen in a dialog of the browser otherwise, which nobody can answer here.
      await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
      await page.goto(words.page)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.openFolder }).click()
      await (await chooser).setFiles(folder)
      await page.getByRole('button', { name: words.report }).click()
      await page.getByRole('radio', { name: 'JSON' }).check()
      const report = page.getByRole('group', { name: words.report })
      const shown = async () => JSON.parse((await report.textContent()) ?? '')
      await expect.poll(shown).toEqual(expect.arrayContaining(printed()))
      expect(await shown()).toHaveLength(printed().length)

      await page.getByRole('button', { name: words.versions }).click()
      await page.getByLabel(words.from).selectOption('2.3.0')
      const changed = printed('--from', '2.3.0')
      expect(changed.map(({ code }: { code: string }) => code)).toContain('wording.changed')
      await expect.poll(shown).toEqual(expect.arrayContaining(changed))
      expect(await shown()).toHaveLength(changed.length)
      expect(await violations(page)).toEqual([])
    })

    test('a project is opened, walked through, fixed, formatted, shared and translated with the keyboard only', async ({
      page,
      context,
    }) => {
      // As in browsers that give access to no folders, only to what is in them now.
      await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
      await page.goto(words.page)
      const chooser = page.waitForEvent('filechooser')
      await reach(page, page.getByRole('button', { name: words.openFolder }))
      await (await chooser).setFiles(folderOf(PROJECT[locale]))
      const files = page.getByRole('region', { name: words.files })
      await expect(files.getByRole('status')).toHaveText(words.summary)
      await expect(page.getByText(words.passedOver)).toBeVisible()
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

      await reach(page, listOf(page, words).getByRole('button', { name: words.safe }))
      await expect(page.getByText(words.applied)).toBeVisible()
      await expect(files.getByRole('status')).toHaveText(words.fixed)

      await reach(page, current, 'Home')
      await expect(current).toContainText('how.feature')
      await expect(current).toBeFocused()
      await reach(page, page.getByRole('button', { name: words.format }))
      await expect(page.getByText(words.formatted)).toBeVisible()
      await expect
        .poll(async () => (await textOf(page, words)).filter((line) => /'\/a'/.test(line)))
        .toEqual([expect.stringMatching(/^ {4}\S/)])

      await reach(page, page.getByRole('button', { name: words.report }))
      await expect(page.getByRole('group', { name: words.report })).toContainText('shop/wakamiti.yaml')
      await reach(page, page.getByRole('button', { name: words.share }))
      const shared = () => page.getByRole('group', { name: words.link }).textContent()
      const whole = await shared()
      const panel = page.getByRole('region', { name: words.share })
      await panel.getByRole('radio', { name: words.onlyThis }).press(' ')
      await expect.poll(shared).not.toBe(whole)
      const link = (await shared()) ?? ''
      expect(link).toContain(`${words.page}#feature=`)
      expect(await violations(page)).toEqual([])
      const text = await textOf(page, words)

      const other = await context.newPage()
      await other.goto(link)
      await expect.poll(() => textOf(other, words)).toEqual(text)
      await expect(other.getByText(words.earlier)).toBeVisible()
      expect(await violations(other)).toEqual([])
      await reach(other, other.getByRole('button', { name: words.translate }))
      await expect(other.getByText(words.translatedOne)).toBeVisible()
      await expect(other.getByRole('group', { name: words.table })).toContainText("'/a'")
      expect(await violations(other)).toEqual([])
      await reach(other, other.getByRole('button', { name: words.restore }))
      await expect(other.getByRole('region', { name: words.files })).toBeVisible()
    })
  })
}

test(
  'of two tabs with the same draft, neither overwrites the other in silence',
  oneOfMany(),
  async ({ page, context }) => {
    const words = LOCALES.en
    await page.goto(words.page)
    await editorOf(page, words).focus()
    await page.keyboard.insertText('Feature: first')
    const other = await context.newPage()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await other.goto(words.page)
    await expect.poll(() => textOf(other, words)).toEqual(['Feature: first'])
    await editorOf(page, words).press('End')
    await page.keyboard.insertText(' and newer')
    await expect(other.getByText('Another tab has a newer draft')).toBeVisible()
    expect(await violations(other)).toEqual([])
    await reach(other, other.getByRole('button', { name: 'Show the other' }))
    await expect.poll(() => textOf(other, words)).toEqual(['Feature: first and newer'])
    await reach(other, other.getByRole('button', { name: words.restore }))
    await expect.poll(() => textOf(other, words)).toEqual(['Feature: first'])
  },
)

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it works offline, once it has been used', async ({ page, host, reader }) => {
    reader.expects(HOST_GONE)
    const words = LOCALES.en
    const status = listOf(page, words).getByRole('status')
    await page.goto(host.at('/en/tools/feature-checker/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('button', { name: words.example }).press('Enter')
    await expect(status).toContainText(words.counts[0])
    await host.stop()
    await page.reload()
    await expect(status).toContainText(words.counts[0])
    await listOf(page, words).getByRole('button', { name: words.applyArgument }).press('Enter')
    await expect(status).toContainText('2 findings')
  })
})
