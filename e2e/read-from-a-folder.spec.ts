import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { PUBLISHED } from '@/build/exported/files'
import { ARCHIVE_PATH } from '@/site/site'
import budgets from '../src/build/budgets.json'
import { htmlFiles } from '../src/build/exported/files'
import { violations } from './helpers/axe'
import { exported, pages } from './helpers/exported'
import { openSearch, search } from './helpers/search-dialog'
import { expect, test } from './helpers/test'

const ARCHIVE = join(PUBLISHED, ARCHIVE_PATH)

const BYTES_OF_A_MEGABYTE = 1_000_000

/** Unpacks the archive as a reader does. @returns the folder in it */
function unpack(to: string): string {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(ARCHIVE)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), content)
  }
  return join(to, 'wakamiti-docs')
}

const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))

const decoded = (text: string): string =>
  decodeURIComponent(text.replaceAll('&#x26;', '&').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))

/** The links and files of a page that lead nowhere, of those that stay in the folder. */
function brokenLinks(folder: string, file: string, ids: Map<string, Set<string>>): string[] {
  const html = readFileSync(join(folder, file), 'utf8')
  const addresses = [...html.matchAll(/\s(?:href|src|srcset|data-src)="([^"]*)"/g)].map(([, address = '']) => address)
  return [...new Set(addresses)]
    .filter((address) => !/^(?:https?|mailto|tel|data):/.test(address))
    .filter((address) => {
      const [before = '', anchor] = decoded(address).split('#')
      const path = before.split('?')[0] ?? ''
      const target = path ? join(dirname(file), path) : file
      if (path.startsWith('/') || !existsSync(join(folder, target)) || statSync(join(folder, target)).isDirectory())
        return true
      return Boolean(anchor && ids.has(target) && !ids.get(target)?.has(anchor))
    })
    .map((address) => `${file}: ${address}`)
}

test('every page of the site is in the archive, and every link of every page leads to a file of it', async ({
  baseURL: _,
}, info) => {
  const folder = unpack(info.outputPath('archive'))
  const files = htmlFiles(folder)
  expect(files).toEqual(
    pages()
      .map(({ file }) => file)
      .filter((file) => file !== '404.html'),
  )
  const ids = new Map(files.map((file) => [file, idsOf(readFileSync(join(folder, file), 'utf8'))]))
  expect(files.flatMap((file) => brokenLinks(folder, file, ids))).toEqual([])
})

test('the archive is no bigger than it may be, and the page that offers it says how big it is', () => {
  const { size } = statSync(ARCHIVE)
  expect(size).toBeLessThanOrEqual(budgets.archive)
  for (const page of ['setup/installation/index.html', 'en/setup/installation/index.html']) {
    const said = /wakamiti-docs\.zip<\/a>[^<]*?(\d+)[.,](\d) MB/.exec(exported(page))
    expect(Math.abs(Number(`${said?.[1]}.${said?.[2]}`) - size / BYTES_OF_A_MEGABYTE)).toBeLessThan(0.3)
  }
})

/** Opens a file of the folder and waits for its script. */
async function openFile(page: Page, folder: string, file: string): Promise<void> {
  await page.goto(pathToFileURL(join(folder, file)).href)
  await expect(page.locator('#sidebar')).toHaveAttribute('data-state', /open|closed/)
}

test('opened from its folder it reads, searches, finds and checks as the site does', async ({ page }, info) => {
  const folder = unpack(info.outputPath('archive'))
  await test.step('pages, their menu, their languages, their themes', async () => {
    await openFile(page, folder, 'index.html')
    await expect(page.locator('header')).toHaveCSS('position', 'sticky')
    await page.locator('#main, main').first().getByRole('link', { name: 'Plugins' }).first().click()
    await page.locator('#sidebar').getByRole('heading', { name: 'Puesta en marcha' }).click()
    await page.locator('#sidebar').getByRole('link', { name: 'Instalación' }).click()
    await expect(page.locator('h1')).toHaveText('Instalación')
    await page.locator('header a[hreflang="en"]').click()
    await expect(page.locator('h1')).toHaveText('Installation')
    await page.locator('[data-theme-toggle]').click()
    await expect(page.locator('body')).toHaveClass('dark')
    await page.reload()
    await expect(page.locator('body')).toHaveClass('dark')
    await expect(page.getByText('A copy of the documentation to read from a folder.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
  await test.step('pictures', async () => {
    await openFile(page, folder, 'plugins/html-reporter/index.html')
    const image = page.locator('main [data-image] img').first()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(100)
  })
  await test.step('the search, whose results lead to files', async () => {
    await openSearch(page)
    await search(page, 'rest.timeout')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^file:.*\/plugins\/rest\/index\.html#option-rest\.timeout$/)
  })
  await test.step('the step finder', async () => {
    await openFile(page, folder, 'tools/step-finder/index.html')
    await page.getByRole('textbox', { name: 'Frase de un paso' }).fill('el código de respuesta HTTP es 200')
    await page.getByRole('link', { name: 'Ver el paso en REST' }).click()
    await expect(page).toHaveURL(/^file:.*\/plugins\/rest\/index\.html#step-/)
  })
  await test.step('the checker and translator of features', async () => {
    await openFile(page, folder, 'tools/feature-checker/index.html')
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).press('Enter')
    await expect(page.getByText('3 hallazgos').first()).toBeVisible()
    await page.getByRole('button', { name: 'Traducir al inglés' }).press('Enter')
    await expect(page.getByText('Scenario').first()).toBeVisible()
  })
  await test.step('the checker of configurations', async () => {
    await openFile(page, folder, 'en/tools/config-checker/index.html')
    await page.getByRole('button', { name: 'Try an example' }).press('Enter')
    await expect(page.locator('[data-line]').first()).toBeVisible()
  })
})
