import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'

const FOLDER = join(__dirname, '../../src/i18n')
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('-strings.ts'))

/** Every text of a table of strings with its key; a function counts as a text. */
function textsOf(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return [[`${key}()`, `of ${value.length}`]]
  return Object.entries(value as object).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

const tablesOf = (file: string): [string, Record<string, unknown>][] =>
  Object.entries(jest.requireActual<Record<string, Record<string, unknown>>>(join(FOLDER, file))).filter(([name]) =>
    name.endsWith('_STRINGS'),
  )

test.each(FILES)('%s has both languages', (file) => {
  const tables = tablesOf(file)
  expect(tables).not.toHaveLength(0)
  for (const [, table] of tables) expect(Object.keys(table)).toEqual([...LOCALES])
})

test.each(FILES)('%s has the same keys in both languages, and no text is empty', (file) => {
  for (const [, table] of tablesOf(file)) {
    const [spanish = [], english = []] = LOCALES.map((locale) => textsOf(table[locale], ''))
    expect(english.map(([key]) => key)).toEqual(spanish.map(([key]) => key))
    for (const [key, text] of [...spanish, ...english]) expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `)
  }
})

test.each([
  ['es', '1 paso', '2 pasos', '1 opción', '2 opciones'],
  ['en', '1 step', '2 steps', '1 option', '2 options'],
] as const)('%s counts in the singular and in the plural', (locale, step, steps, option, options) => {
  const words = PAGE_STRINGS[locale]
  expect([words.steps(1), words.steps(2), words.options(1), words.options(2)]).toEqual([step, steps, option, options])
})
