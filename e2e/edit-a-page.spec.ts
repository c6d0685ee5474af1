import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Page, TestInfo } from 'playwright/test'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { withBase } from '@/site/site'
import { bundleEditor } from '../src/cms/bundle'
import { serveEditor } from '../src/cms/server'
import { expect, oneOfMany, test } from './helpers/test'

const WORDS = CMS_STRINGS.en

// The editor speaks the language of the browser.
test.use({ locale: 'en-GB' })

/** Made once a worker. */
let bundle: ReturnType<typeof bundleEditor> | undefined

/** Starts the editor on a copy of the content, which the test may change. */
async function startEditor(info: TestInfo, preview: string) {
  const root = info.outputPath('content')
  cpSync('content', root, { recursive: true })
  bundle ??= bundleEditor()
  const server = await serveEditor({ root, bundle: await bundle, preview }, 0)
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
  const write = (file: string, text: string) => writeFileSync(`${root}/${file}`, text)
  const { port } = server.address() as AddressInfo
  return {
    at: (path: string) => `http://localhost:${port}/#/collections/${path}`,
    read,
    write,
    stop: () => server.close(),
  }
}

/** The form of a language. */
const form = (page: Page, language: 'Spanish' | 'English') =>
  page.getByRole('group', { name: new RegExp(`Edit .?${language}.? Content`) })

/** Shows the Spanish form beside the English one, whose title names a new page. */
async function showSpanish(page: Page): Promise<void> {
  await form(page, 'English').waitFor()
  const isThere = await form(page, 'Spanish').isVisible()
  if (isThere) return
  await page.getByRole('radiogroup', { name: 'Switch Locale' }).last().getByRole('radio', { name: 'Spanish' }).click()
}

const field = (page: Page, language: 'Spanish' | 'English', label: string) =>
  form(page, language)
    .getByRole('group', { name: new RegExp(label) })
    .getByRole('textbox')

/** Saves, and waits for what the content check says. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return page.locator('.saved')
}

test('a page is edited in both languages, checked and saved, and looked at', async ({
  page,
  reader,
  baseURL,
}, info) => {
  const editor = await startEditor(info, baseURL ?? '')
  const pages = ['guides/ci.es.md', 'guides/ci.en.md'] as const
  const before = pages.map(editor.read)
  await page.goto(editor.at('guides/entries/ci'))

  const site = page.frameLocator('iframe.preview').frameLocator('iframe.page')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Continuous integration')
  expect(reader.requests).toContain(`${baseURL}${withBase('/en/guides/ci/')}`)

  await showSpanish(page)
  await form(page, 'Spanish').getByRole('textbox', { name: WORDS.fields.title }).fill('Integración: continua')
  const article = form(page, 'Spanish').locator('.source textarea')
  await article.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0))
  await article.pressSequentially('Antes.')
  await form(page, 'Spanish').getByRole('combobox', { name: WORDS.insert }).fill('::step[rest.define.baseURL]')
  await article.pressSequentially('{}')

  await form(page, 'English').getByRole('textbox', { name: WORDS.fields.title }).fill('CI')
  const saved = await save(page)
  await expect(saved.getByRole('heading')).toHaveText(/^Saved/)

  const [spanish, english] = pages.map(editor.read)
  expect(spanish).toBe(
    before[0]
      ?.replace('title: Integración continua\n', 'title: "Integración: continua"\n')
      .replace('---\n\n', '---\n\nAntes.\n\n::step[rest.define.baseURL]{}\n\n'),
  )
  expect(english).toBe(before[1]?.replace(/title: .*\n/, 'title: CI\n'))
  editor.stop()
})

test('the menu and a reference keep what was not edited; a fault is told with its line', async ({ page }, info) => {
  const editor = await startEditor(info, 'http://localhost:1')
  const menu = editor.read('menu.es.yaml')
  await page.goto(editor.at('menu/entries/menu'))
  await showSpanish(page)
  await form(page, 'Spanish').getByRole('button', { name: 'Expand', exact: true }).first().click()
  await field(page, 'Spanish', WORDS.fields.title).first().fill('Para empezar')
  await expect((await save(page)).getByRole('heading')).toHaveText(WORDS.noProblem)
  expect(editor.read('menu.es.yaml')).toBe(menu.replace('Introducción', 'Para empezar'))

  const core = editor.read('reference/core.yaml')
  await page.goto(editor.at('references/entries/reference-core-yaml'))
  const source = page.locator('.source textarea')
  await source.fill((await source.inputValue()).replace(/^engine:/m, 'motor:'))
  await expect((await save(page)).getByRole('listitem').first()).toHaveText(/^content\/reference\/core\.yaml:\d+:\d+ /)
  expect(editor.read('reference/core.yaml')).toBe(core.replace(/^engine:/m, 'motor:'))
  editor.stop()
})

test(
  'a page that another program has changed is not overwritten without a question',
  oneOfMany(),
  async ({ page, reader, baseURL }, info) => {
    reader.expects(/\b412\b/, /was not saved/)
    const editor = await startEditor(info, baseURL ?? '')
    await page.goto(editor.at('guides/entries/ci'))
    await showSpanish(page)
    const article = form(page, 'Spanish').locator('.source textarea')
    await article.fill('Mine.')
    const changed = `${editor.read('guides/ci.es.md')}\nTheirs.\n`
    editor.write('guides/ci.es.md', changed)
    editor.write('guides/ci.en.md', `${editor.read('guides/ci.en.md')}\nTheirs, too.\n`)

    await save(page)
    const question = page.getByRole('dialog', { name: WORDS.conflict.title('guides/ci.es.md') })
    await expect(question.getByRole('textbox').first()).toHaveValue(/Theirs\.\n$/)
    await expect(question.getByRole('textbox').last()).toHaveValue(/Mine\.\n$/)
    await question.getByRole('button', { name: WORDS.conflict.keep }).click()
    await expect(page.locator('section.saved')).toContainText(WORDS.notSaved('guides/ci.es.md'))
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(article).toHaveValue('Mine.')
    expect(editor.read('guides/ci.es.md')).toBe(changed)

    const saved = await save(page)
    await question.getByRole('button', { name: WORDS.conflict.replace }).click()
    await expect(saved.getByRole('heading')).toHaveText(/^Saved/)
    const copy = await saved.getByRole('listitem').first().textContent()
    expect(editor.read(`../${copy?.slice(copy.indexOf('.content-copies'))}`)).toBe(changed)
    expect(editor.read('guides/ci.es.md')).toContain('Mine.')
    expect(editor.read('guides/ci.en.md')).toContain('Theirs, too.')
    editor.stop()
  },
)
