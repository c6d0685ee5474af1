/** @jest-environment node */
import { pageContext } from '@/markdown/page-context'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { fileOf, REFERENCES } from './markdown-fixture'

workIn(REFERENCE_FILES)

test('the context of a plugin page has its language, its plugin and the references', () => {
  expect(pageContext(fileOf('plugins/rest.en.md'))).toEqual({
    markOf: expect.any(Function),
    file: 'plugins/rest.en.md',
    locale: 'en',
    plugin: 'rest',
    references: { ...REFERENCES, exercises: [] },
  })
})

test.each(['setup/usage.es.md', 'plugins/index.es.md', 'plugins/unknown.es.md'])('%s is about no plugin', (file) => {
  expect(pageContext(fileOf(file)).plugin).toBeUndefined()
})

test('a file that is not named like a page is refused by its name', () => {
  expect(() => pageContext(fileOf('setup/usage.md'))).toThrow(
    'setup/usage.md: a page is named path.es.md or path.en.md',
  )
})
