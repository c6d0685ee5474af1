import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import type { StepLanguage } from '@/i18n/locale'
import { violations } from './helpers/axe'
import { type CheckerWords, checkerPage, wordsOf } from './helpers/feature-checker'
import { reach } from './helpers/reach'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

/** Two files with an argument without quotes each; one has Windows line ends. */
const WRONG = 'Feature: A\n  Scenario: B\n    Given the REST service /a\n    And the REST service /b\n'
const RIGHT = WRONG.replace(/\/\w/g, "'$&'")
const CONFIG = 'wakamiti:\n  resourceTypes: [gherkin]\n'
const PROJECT = {
  'a.feature': WRONG,
  'b.feature': WRONG.replaceAll('\n', '\r\n'),
  'c.feature': RIGHT,
  'wakamiti.yaml': CONFIG,
}
const FIXED = { 'a.feature': RIGHT, 'b.feature': RIGHT.replaceAll('\n', '\r\n') }

type Files = Record<string, string>

/** Writes files as another program would, into the folder that the page gets access to. */
const writeAside = (page: Page, files: Files) =>
  page.evaluate(async (files) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('shop', { create: true })
    for (const [name, text] of Object.entries(files)) {
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, files)

/** The files of that folder with their texts and modification times. */
const readAside = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('shop')
    const files: Record<string, { text: string; at: number }> = {}
    for await (const handle of folder.values()) {
      if (handle.kind !== 'file') continue
      const file = await handle.getFile()
      files[handle.name] = { text: await file.text(), at: file.lastModified }
    }
    return files
  })

/** Opens a project in the checker and applies its safe fixes. The folder is in the browser's private file system. */
async function openFixed(page: Page, locale: StepLanguage): Promise<CheckerWords> {
  const words = wordsOf(locale)
  await page.goto(checkerPage(locale))
  await writeAside(page, PROJECT)
  await page.evaluate(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('shop')
    Object.assign(window, { showDirectoryPicker: pick })
  })
  await reach(page, page.getByRole('button', { name: words.open.folder }))
  await reach(page, page.getByRole('button', { name: words.safeFixes(4, 4) }))
  return words
}

const saveButton = (page: Page, { saveChanges }: CheckerWords, count: number) =>
  page.getByRole('button', { name: `${saveChanges} (${count})` })

const editorText = (page: Page) => page.locator('.cm-content').textContent()

for (const locale of TESTED_LOCALES) {
  test.describe(locale, () => {
    test('only changed files are written back to a folder, and the reader decides about those that another program has changed', async ({
      page,
    }) => {
      const other = '# of another program\n'
      const words = await openFixed(page, locale)
      const before = await readAside(page)
      await reach(page, saveButton(page, words, 2))
      await expect(page.getByText(words.written(2))).toBeVisible()
      expect(await violations(page)).toEqual([])
      const after = await readAside(page)
      for (const [name, text] of Object.entries({ ...PROJECT, ...FIXED })) expect(after[name]?.text).toBe(text)
      for (const name of ['c.feature', 'wakamiti.yaml']) expect(after[name]?.at).toBe(before[name]?.at)

      const change = async () => {
        await writeAside(page, { 'a.feature': other })
        await page.getByRole('textbox').first().focus()
        await page.keyboard.insertText('# mine\n')
        await reach(page, saveButton(page, words, 1))
      }
      await change()
      const question = page.getByRole('alertdialog', { name: words.conflict('shop/a.feature') })
      await expect(question.getByRole('button', { name: words.saveMine })).toBeFocused()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      expect((await readAside(page))['a.feature']?.text).toBe(other)
      await expect(saveButton(page, words, 1)).toBeFocused()
      await page.keyboard.press('Enter')
      await reach(page, question.getByRole('button', { name: words.saveMine }))
      // Wait until all is saved: while a file is written, it is missing for a moment.
      await expect(page.getByRole('button', { name: words.saveChanges, exact: true })).toBeVisible()
      expect((await readAside(page))['a.feature']?.text).toBe(`# mine\n${RIGHT}`)

      await change()
      await reach(page, question.getByRole('button', { name: words.openOther }))
      await expect.poll(() => editorText(page)).toBe(other.trim())
      await page.getByRole('textbox').first().focus()
      await page.keyboard.press('Control+z')
      await expect.poll(() => editorText(page)).toContain('# mine')
      expect((await readAside(page))['a.feature']?.text).toBe(other)
    })

    test('a browser that cannot write to folders downloads the changed files as one archive', async ({ page }) => {
      const words = wordsOf(locale)
      const folder = test.info().outputPath('shop')
      mkdirSync(folder, { recursive: true })
      for (const [name, text] of Object.entries(PROJECT)) writeFileSync(join(folder, name), text)
      await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }))
      await page.goto(checkerPage(locale))
      const chooser = page.waitForEvent('filechooser')
      await reach(page, page.getByRole('button', { name: words.open.folder }))
      await (await chooser).setFiles(folder)
      await reach(page, page.getByRole('button', { name: words.safeFixes(4, 4) }))
      const download = page.waitForEvent('download')
      await reach(page, page.getByRole('button', { name: `${words.downloadChanges} (2)` }))
      const packed = unzipSync(readFileSync(await (await download).path()))
      const texts = Object.entries(packed).map(([path, bytes]) => [path, strFromU8(bytes)])
      expect(texts).toEqual(Object.entries(FIXED).map(([name, text]) => [`shop/${name}`, text]))
      await expect(page.getByText(words.downloaded(2))).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('a link carries a project with its custom steps to another reader, and a project too large for a link is downloaded', async ({
      page,
      browser,
    }) => {
      const words = await openFixed(page, locale)
      await reach(page, page.getByRole('button', { name: words.panels.custom }))
      await page.getByLabel(words.customLabel).fill('the order is paid')
      await page.keyboard.press('Enter')
      await reach(page, page.getByRole('button', { name: words.panels.share }))
      const link = (await page.getByRole('group', { name: words.link }).textContent()) ?? ''
      expect(await violations(page)).toEqual([])

      const stranger = await (await browser.newContext({ locale: 'es-ES' })).newPage()
      await stranger.goto(link)
      const files = stranger.getByRole('region', { name: words.files }).locator('[data-file]')
      await expect(files).toContainText(Object.keys(PROJECT).map((name) => `shop/${name}`))
      await expect(stranger.getByText(words.linkedSteps(1))).toBeVisible()
      await reach(stranger, stranger.getByRole('button', { name: words.panels.custom }))
      await expect(stranger.getByText('the order is paid', { exact: true })).toBeVisible()
      expect(await violations(stranger)).toEqual([])
      await stranger.reload()
      await expect(files).toHaveCount(4)
      expect(await stranger.evaluate(() => localStorage.getItem('wakamiti-custom-steps'))).toBeNull()
      await stranger.context().close()

      const numbers = (from: number) => Array.from({ length: 10 }, (_, at) => Math.sin(from + at)).join(' ')
      const large = Array.from({ length: 90 }, (_, line) => `# ${numbers(10 * line)}`).join('\n')
      await page.getByRole('textbox').first().focus()
      await page.keyboard.insertText(`${large}\n`)
      await expect(page.getByRole('alert').filter({ hasText: (8_000).toLocaleString(locale) })).toBeVisible()
      expect(await violations(page)).toEqual([])
      const download = page.waitForEvent('download')
      await reach(page, page.getByRole('button', { name: words.downloadAll }))
      const packed = unzipSync(readFileSync(await (await download).path()))
      expect(Object.keys(packed).sort()).toEqual(Object.keys(PROJECT).map((name) => `shop/${name}`))
      expect(strFromU8(packed['shop/a.feature'] ?? new Uint8Array())).toContain(large)
    })
  })
}

test('a malicious link is refused, and the draft stays', oneOfMany(true), async ({ page }) => {
  await page.goto(checkerPage('en'))
  await page.getByRole('textbox').first().focus()
  await page.keyboard.insertText('Feature: mine')
  const hostile = deflateRawSync('a.feature\n\0'.repeat(400).slice(0, -1)).toString('base64url')
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, `feature=${hostile}`)
  await expect(page.getByRole('alert').filter({ hasText: wordsOf('en').brokenLink })).toBeVisible()
  expect(await editorText(page)).toBe('Feature: mine')
})
