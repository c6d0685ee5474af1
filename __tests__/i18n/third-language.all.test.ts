import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a further language takes: a copy of the project with Catalan, in which nothing is translated. */
const COPY = mkdtempSync(join(tmpdir(), 'wakamiti-'))

const COPIED = ['src', '__tests__', 'e2e', 'content', 'tsconfig.json', 'next-env.d.ts', 'package.json']
const CONFIGS = ['contentlayer', 'playwright', 'tailwind'].map((name) => `${name}.config.ts`)
const LINKED = ['node_modules', '.contentlayer']

const LOCALE_FILE = join(COPY, 'src/i18n/locale.ts')

beforeAll(() => {
  for (const name of [...COPIED, ...CONFIGS]) cpSync(name, join(COPY, name), { recursive: true })
  for (const name of LINKED) symlinkSync(resolve(name), join(COPY, name))
  const text = readFileSync(LOCALE_FILE, 'utf8')
  writeFileSync(LOCALE_FILE, text.replace("LOCALES = ['es', 'en']", "LOCALES = ['es', 'en', 'ca']"))
})

afterAll(() => rmSync(COPY, { recursive: true }))

/** @returns what a program in the copy prints, its errors last */
function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: COPY, encoding: 'utf8', maxBuffer: 1e8 })
  return stdout + stderr
}

test('types ask for its name and its tag, in one file, and for nothing else in sources and tests', () => {
  const printed = run('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false')
  const lines = readFileSync(LOCALE_FILE, 'utf8').split('\n')
  const places = [...printed.matchAll(/^([^(\s]+)\((\d+).*error/gm)].map(([, file, line]) => [
    file,
    /\w+(?=: )/.exec(lines[Number(line) - 1] ?? '')?.[0],
  ])
  expect(places).toEqual([
    ['src/i18n/locale.ts', 'LOCALE_NAMES'],
    ['src/i18n/locale.ts', 'LANGUAGE_TAGS'],
  ])
})

const SHOWN = `
  import { localeOfSlug, slugIn } from './src/content/slug'
  import { SHELL_STRINGS } from './src/i18n/shell-strings'
  import { stepLanguageOf } from './src/i18n/locale'
  const slug = slugIn('ca', '/en/plugins/rest/')
  console.log([slug, localeOfSlug(slug), SHELL_STRINGS.ca.home === SHELL_STRINGS.es.home, stepLanguageOf('ca')].join())
`

test('it has addresses of its own; strings and steps are Spanish until somebody writes them', () => {
  writeFileSync(join(COPY, 'shown.ts'), SHOWN)
  expect(run('--import', 'tsx', 'shown.ts').trim()).toBe('/ca/plugins/rest/,ca,true,es')
})

test('the content check names what is to be written: facts, menu, pages, drawings; sentences of steps are as they are', () => {
  const printed = run('--import', 'tsx', 'src/build/check-content.ts', '--lang', 'en')
  for (const missing of [
    'content/menu.ca.yaml:1:1  menu.ca.yaml',
    'content/plugins/rest.es.md:1:1  plugins/rest.ca.md',
    'steps[0].description.ca',
    'options[0].description.ca',
  ])
    expect(printed).toContain(`${missing} is missing  (write it)\n`)
  expect(printed).not.toContain('expression.ca')
})
