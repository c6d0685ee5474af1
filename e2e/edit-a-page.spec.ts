import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Page, TestInfo } from 'playwright/test'
import { CMS_STRINGS } from '@/i18n/cms-strings'
import { withBase } from '@/site/site'
import { goodContent } from '../__tests__/content-lint/content-fixture'
import { writeFiles } from '../__tests__/work-in'
import { bundleEditor, serveEditor } from '../src/cms/server'
import { writtenTitle } from './helpers/routes'
import { expect, oneOfMany, test } from './helpers/test'

const WORDS = CMS_STRINGS.en

// The editor speaks the language of the browser.
test.use({ locale: 'en-GB' })

/** Made once a worker. */
let bundle: ReturnType<typeof bundleEditor> | undefined

/** The page that is edited; the preview shows the one of the site. */
const PAGE = 'introduction/getting-started'

/** Starts the editor on a content of few pages, which is checked at once, and which the test may change. */
async function startEditor(info: TestInfo, preview: string) {
  const root = info.outputPath('content')
  writeFiles(root, Object.fromEntries(goodContent()))
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

/** Saves, and waits for what the content check says. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return page.locator('.saved')
}

test('a page is edited in both languages, checked and saved, and looked at; menu and references keep what was not edited', async ({
  page,
  reader,
  baseURL,
}, info) => {
  const editor = await startEditor(info, baseURL ?? '')
  const pages = [`${PAGE}.es.md`, `${PAGE}.en.md`] as const
  const before = pages.map(editor.read)
  await page.goto(editor.at('introduction/entries/getting-started'))

  const site = page.frameLocator('iframe.preview').frameLocator('iframe.page')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(writtenTitle(`/${PAGE}/`, 'en'))
  expect(reader.requests).toContain(`${baseURL}${withBase(`/en/${PAGE}/`)}`)

  await showSpanish(page)
  await form(page, 'Spanish').getByRole('textbox', { name: WORDS.fields.title }).fill('Pasos: primeros')
  const article = form(page, 'Spanish').locator('.source textarea')
  await article.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0))
  await article.pressSequentially('Antes.')
  const insert = () =>
    form(page, 'Spanish').getByRole('combobox', { name: WORDS.insert }).fill('::step[demo.define.service]')
  await insert()
  await article.press('Control+z')
  await expect(article).toHaveValue(/^Antes\.\n*Un párrafo/)
  await insert()
  await article.pressSequentially('{}')

  await form(page, 'English').getByRole('textbox', { name: WORDS.fields.title }).fill('Steps')
  const saved = await save(page)
  await expect(saved.getByRole('heading')).toHaveText(/^Saved/)

  const [spanish, english] = pages.map(editor.read)
  expect(spanish).toBe(
    before[0]
      ?.replace('title: Primeros pasos\n', 'title: "Pasos: primeros"\n')
      .replace('---\n\n', '---\n\nAntes.\n\n::step[demo.define.service]{}\n\n'),
  )
  expect(english).toBe(before[1]?.replace(/title: .*\n/, 'title: Steps\n'))

  const source = page.getByRole('group', { name: '_default' }).getByRole('textbox')
  const menu = editor.read('menu.es.yaml')
  await page.goto(editor.at('references/entries/menu-es-yaml'))
  await source.fill((await source.inputValue()).replace('Introducción', 'Para empezar'))
  await expect((await save(page)).getByRole('heading')).toHaveText(WORDS.noProblem(WORDS.saved))
  expect(editor.read('menu.es.yaml')).toBe(menu.replace('Introducción', 'Para empezar'))

  const core = editor.read('reference/core.yaml')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await page.goto(editor.at('references/entries/reference-core-yaml'))
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
    await page.goto(editor.at('introduction/entries/getting-started'))
    await showSpanish(page)
    const article = form(page, 'Spanish').locator('.source textarea')
    await article.fill('Mine.')
    const changed = `${editor.read(`${PAGE}.es.md`)}\nTheirs.\n`
    editor.write(`${PAGE}.es.md`, changed)

    await save(page)
    const question = page.getByRole('dialog', { name: WORDS.conflict(`${PAGE}.es.md`) })
    await expect(question.getByRole('textbox').first()).toHaveValue(/Theirs\.\n$/)
    await expect(question.getByRole('textbox').last()).toHaveValue(/Mine\.\n$/)
    await question.getByRole('button', { name: WORDS.keep }).click()
    await expect(page.locator('section.saved')).toContainText(WORDS.notSaved(`${PAGE}.es.md`))
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(article).toHaveValue('Mine.')
    expect(editor.read(`${PAGE}.es.md`)).toBe(changed)

    const saved = await save(page)
    await question.getByRole('button', { name: WORDS.replace }).click()
    await expect(saved.getByRole('heading')).toHaveText(/^Saved/)
    const copy = await saved.getByRole('listitem').first().textContent()
    expect(editor.read(`../${copy?.slice(copy.indexOf('.content-copies'))}`)).toBe(changed)
    expect(editor.read(`${PAGE}.es.md`)).toContain('Mine.')
    editor.stop()
  },
)

/** Leaves the form by the arrow, and answers the question that is asked. */
async function leave(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.message()).toBe(WORDS.leave)
    await dialog[answer]()
  })
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await asked
}

test('a text is not left unsaved without a question', oneOfMany(), async ({ page, baseURL }, info) => {
  const editor = await startEditor(info, baseURL ?? '')
  await page.goto(editor.at('introduction/entries/getting-started'))
  await showSpanish(page)
  const article = form(page, 'Spanish').locator('.source textarea')
  await article.fill('Mine.')
  await leave(page, 'dismiss')
  await expect(article).toHaveValue('Mine.')
  await article.pressSequentially(' More.')

  const reload = page.reload({ timeout: 2000 }).catch(() => {})
  const dialog = await page.waitForEvent('dialog')
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload
  await expect(article).toHaveValue('Mine. More.')

  await leave(page, 'accept')
  await expect(article).toHaveCount(0)
  editor.stop()
})

test(
  'no new page takes the place of one that cannot be read without a question',
  oneOfMany(),
  async ({ page, reader, baseURL }, info) => {
    reader.expects(/\b412\b/, /was not saved/, /could not be parsed/)
    const editor = await startEditor(info, baseURL ?? '')
    const files = [`${PAGE}.es.md`, `${PAGE}.en.md`] as const
    const before = files.map(editor.read)
    for (const file of files) editor.write(file, editor.read(file).replace('title: ', 'title: ['))
    await page.goto(editor.at('introduction/new'))

    await showSpanish(page)
    for (const language of ['Spanish', 'English'] as const) {
      await form(page, language).getByRole('textbox', { name: WORDS.fields.title }).fill('Getting started')
      await form(page, language)
        .getByRole('textbox', { name: 'Description' })
        .fill('A new page whose description has as many characters as it must.')
    }
    await save(page)
    const questions = page.getByRole('dialog', { name: /has changed since you opened it/ })
    await expect(questions).toHaveCount(2)
    await expect(questions.last().getByRole('textbox').first()).toHaveValue(/title: \[/)
    await questions.last().getByRole('button', { name: WORDS.keep }).click()
    await page.getByRole('button', { name: 'OK' }).click()
    await questions.getByRole('button', { name: WORDS.keep }).click()
    expect(files.map(editor.read)).toEqual(before.map((text) => text.replace('title: ', 'title: [')))
    editor.stop()
  },
)
