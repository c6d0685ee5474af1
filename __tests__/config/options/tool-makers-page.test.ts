import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { OPTION_BASE_TYPES } from '@/config/options/option-schema'
import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'

const namesIn = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))]

const dataTypes = parse(readFileSync('content/reference/data-types.yaml', 'utf8')) as Record<string, object[]>

const NAMES: [string, readonly string[]][] = [
  ['types of options', OPTION_BASE_TYPES],
  ['fields of options', namesIn(optionCatalogue(readReferences()).options)],
  ['lists of data types', Object.keys(dataTypes)],
  ['fields of data types', Object.values(dataTypes).flatMap(namesIn)],
]

describe.each(LOCALES)('in %s', (locale) => {
  const page = readFileSync(`content/reference/tool-makers.${locale}.md`, 'utf8')

  test.each(NAMES)('the page for tool makers names all %s', (_, names) => {
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})
