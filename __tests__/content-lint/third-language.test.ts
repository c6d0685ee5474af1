import { parseContentPath, slugOf } from '@/content/slug'
import { checkFileNames, fileKind } from '@/content-lint/files/file-names'
import { formatProblem } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import { LOCALIZED } from '@/i18n/localized-schema'

/** Adds Catalan to the languages of the site; its messages for writers are the Spanish ones until they are translated. */
jest.mock('@/i18n/locale', () => {
  const actual = jest.requireActual('@/i18n/locale')
  const LOCALES = ['es', 'en', 'ca']
  const localize = (make: (locale: string) => unknown) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)]))
  return { ...actual, LOCALES, localize, isLocale: (value: string) => LOCALES.includes(value) }
})
jest.mock('@/i18n/problem-strings', () => {
  const { PROBLEM_STRINGS } = jest.requireActual('@/i18n/problem-strings')
  return { PROBLEM_STRINGS: { ...PROBLEM_STRINGS, ca: PROBLEM_STRINGS.es } }
})

test('a page in a third language has its own path', () => {
  const path = parseContentPath('plugins/rest.ca.md')
  expect(path && slugOf(path)).toBe('/ca/plugins/rest/')
})

test('a reference text that lacks the language is refused', () => {
  expect(LOCALIZED.safeParse({ es: 'uno', en: 'one' }).error?.issues[0]?.path).toEqual(['ca'])
})

test('missing menus, drawings and pages are reported once for each file', () => {
  const files = ['menu.es.yaml', 'menu.en.yaml', 'reference/core.yaml', 'reference/data-types.yaml']
  const pages = ['es', 'en', 'ca'].map((locale) => `plugins/rest.${locale}.md`)
  const drawings = ['figures/flow.es.svg', 'figures/flow.en.svg']
  const problems = checkFileNames([...files, ...pages, ...drawings])
  expect(problems.map((problem) => formatProblem(problem, 'content', 'ca' as Locale))).toEqual([
    'content/menu.ca.yaml:1:1  falta menu.ca.yaml  (escríbelo)',
    'content/figures/flow.es.svg:1:1  falta figures/flow.ca.svg  (escríbelo)',
    'content/figures/flow.en.svg:1:1  falta figures/flow.ca.svg  (escríbelo)',
  ])
  expect(fileKind('menu.ca.yaml')).toBe('menu')
})
