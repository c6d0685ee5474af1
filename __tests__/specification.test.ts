import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { menuOf } from '@/content/documents'
import { allSlugs } from '@/content/site-pages'
import { LOCALES, type Locale, localePrefix } from '@/i18n/locale'
import { PageDataError, type PageDataErrorCode } from '@/navigation/page-data'
import { chunkFailure } from '@/navigation/recovery'
import { sourceAt } from './sources'

interface Statement {
  says: string
  where: string[]
  test: string[]
  /** Why the site does it in another way. */
  instead?: string
}

interface Specification {
  constants: { says: string; in: string; is: unknown }[]
  pageDataErrors: Record<PageDataErrorCode, string>
  chunkFailures: { type: string; reason: string }[]
  analyticsWarnings: { words: string; in: string }[]
  routes: string[]
  menu: Record<Locale, { title: string; slugs: string[] }[]>
  entities: { type: string; fields: string[] }[]
  sections: Record<string, Statement[]>
}

const SPECIFICATION = parse(readFileSync(join(__dirname, 'specification.yaml'), 'utf8')) as Specification

const SECTIONS = Object.entries(SPECIFICATION.sections)

/** A source, and what is named in it. @example split('site/site#SITE.base') // => ['site/site', 'SITE.base'] */
const split = (place: string): [file: string, name: string] => {
  const [file = '', name = ''] = place.split('#')
  return [file, name]
}

/** The value of an export, or of a field of it. */
function valueAt(place: string): unknown {
  const [file, path] = split(place)
  return path
    .split('.')
    .reduce<unknown>((value, field) => (value as Record<string, unknown> | undefined)?.[field], require(`@/${file}`))
}

/** Whether a source declares a name. */
function isDeclared(place: string): boolean {
  const [file, name] = split(place)
  return new RegExp(`\\b(const|function|class|interface|type) ${name}\\b`).test(sourceAt(file)?.text ?? '')
}

/** The body of an interface. */
function fieldsOf(place: string): string[] {
  const [file, name] = split(place)
  const [, body = ''] = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(sourceAt(file)?.text ?? '') ?? []
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field)
}

/** Whether a test with such words stands in a file of tests. */
function isTested(place: string): boolean {
  const at = place.indexOf(': ')
  const file = place.slice(0, at)
  const path = file.startsWith('e2e/') ? file : join('__tests__', file)
  return existsSync(path) && readFileSync(path, 'utf8').includes(place.slice(at + 2))
}

describe('constants', () => {
  test.each(SPECIFICATION.constants)('$says: $is', ({ in: place, is }) => {
    expect(valueAt(place)).toEqual(is)
  })

  test('every time and distance that the specification names is listed', () => {
    const listed = SPECIFICATION.constants.filter(({ in: place }) => place.startsWith('site/timings#'))
    expect(listed).toHaveLength(10)
  })
})

describe('messages', () => {
  test.each(Object.entries(SPECIFICATION.pageDataErrors))('%s: %s', (code, message) => {
    expect(new PageDataError(code as PageDataErrorCode, '/plugins/rest/').message).toBe(message)
  })

  test('page data can fail in these ways and no other', () => {
    const [, union = ''] = /PageDataErrorCode = ([^\n]+)/.exec(sourceAt('navigation/page-data')?.text ?? '') ?? []
    expect(union.split(' | ').map((code) => code.slice(1, -1))).toEqual(Object.keys(SPECIFICATION.pageDataErrors))
  })

  test.each(SPECIFICATION.chunkFailures)(
    'a script that fails with $type is reported as $reason',
    ({ type, reason }) => {
      expect(chunkFailure({ name: 'ChunkLoadError', type })).toBe(reason)
    },
  )

  test.each(SPECIFICATION.analyticsWarnings)('$words', ({ words, in: file }) => {
    expect(sourceAt(file)?.text).toContain(words)
  })
})

describe('routes', () => {
  const slugs = allSlugs()

  test.each(SPECIFICATION.routes)('%s is a page in both languages', (route) => {
    expect(slugs).toEqual(expect.arrayContaining(LOCALES.map((locale) => `${localePrefix(locale)}${route}`)))
  })

  test('every route ends with a slash', () => {
    expect(slugs.filter((slug) => !slug.endsWith('/'))).toEqual([])
  })

  test.each(LOCALES)('the menu begins in %s as it is specified', (locale) => {
    const sections = menuOf(locale).sections.slice(0, SPECIFICATION.menu[locale].length)
    expect(sections.map(({ title, topics }) => ({ title, slugs: topics.map(({ slug }) => slug) }))).toEqual(
      SPECIFICATION.menu[locale],
    )
  })
})

test.each(SPECIFICATION.entities)('$type has the fields $fields', ({ type, fields }) => {
  expect(fieldsOf(type)).toEqual(expect.arrayContaining(fields))
})

describe.each(SECTIONS)('section %s', (_, statements) => {
  test.each(statements)('$says', ({ where, test: tests }) => {
    expect(where.length).toBeGreaterThan(0)
    expect(where.filter((place) => !isDeclared(place))).toEqual([])
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((place) => !isTested(place))).toEqual([])
  })
})
