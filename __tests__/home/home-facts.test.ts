/** @jest-environment node */
import { pageAt } from '@/content/documents'
import { readReferences } from '@/content/references'
import { homeFacts, READERS } from '@/home/home-facts'
import { LOCALES } from '@/i18n/locale'
import { isStep } from '@/steps/step'

test('steps and plugins are those of the references', () => {
  const { plugins } = readReferences()
  const { steps, plugins: count } = homeFacts('es')
  expect(count).toBe(plugins.length)
  expect(steps).toBe(plugins.flatMap((plugin) => plugin.steps.filter(isStep)).length)
})

test.each(LOCALES)('%s: every reader begins with pages that exist, in the language of the page', (locale) => {
  const { paths } = homeFacts(locale)
  for (const reader of READERS) {
    expect(paths[reader].length).toBeGreaterThan(1)
    expect(paths[reader].map(({ slug }) => pageAt(slug)?.locale)).toEqual(paths[reader].map(() => locale))
  }
})

test.each([
  ['es', '/wakamiti/plugins/rest/'],
  ['en', '/wakamiti/en/plugins/rest/'],
] as const)('%s: the scenario that fails ends at a step that exists', (locale, page) => {
  const { line, reason } = homeFacts(locale).failed
  expect([line.kind, line.href.split('#')[0]]).toEqual(['assertion', page])
  expect(reason).toContain('409')
})
