import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optionCatalogue, stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { LOCALES, type Locale } from '@/i18n/locale'

const references = readReferences()
const { format, steps, plugins, dataTypes } = stepCatalogue(references)
const { options } = optionCatalogue(references)

/** The fields in each table of the page, with whether they are optional. */
function fieldsOf(locale: Locale): Map<string, boolean>[] {
  const page = readFileSync(join(process.cwd(), `content/reference/tool-makers.${locale}.md`), 'utf8')
  const tables = page.split(/\n(?!\|)/).filter((part) => /^\| -+/m.test(part))
  return tables.map(
    (table) =>
      new Map([...table.matchAll(/^\| `([a-zA-Z]+)` *(\?)? *\|/gm)].map(([, name = '', mark]) => [name, !!mark])),
  )
}

/** The fields of some records, with whether one of them lacks it. */
function fieldsIn(records: readonly object[]): Map<string, boolean> {
  const names = [...new Set(records.flatMap((record) => Object.keys(JSON.parse(JSON.stringify(record)))))]
  return new Map(names.map((name) => [name, records.some((record) => Reflect.get(record, name) === undefined)]))
}

const inOrder = (fields: Map<string, boolean>) => [...fields].sort(([one], [other]) => one.localeCompare(other))

describe.each(LOCALES)('the page for tool makers in %s', (locale) => {
  const [step, plugin, option] = fieldsOf(locale).filter((fields) => fields.size > 0)

  test.each([
    ['a step', step, steps],
    ['a plugin', plugin, plugins],
    ['an option', option, options],
  ] as const)('names every field of %s and no other, and which may be missing', (_, documented, records) => {
    expect(inOrder(documented ?? new Map())).toEqual(inOrder(fieldsIn(records)))
  })

  test('names the format version and the parts of the data types', () => {
    const page = readFileSync(join(process.cwd(), `content/reference/tool-makers.${locale}.md`), 'utf8')
    expect(page).toMatch(new RegExp(`\`format\`[^.]*\`${format}\``))
    for (const part of Object.keys(dataTypes)) expect(page).toContain(`\`${part}\``)
  })
})
