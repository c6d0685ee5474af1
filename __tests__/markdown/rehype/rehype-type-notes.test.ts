/** @jest-environment node */
import { catalogueSteps, readReferences } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { typeNote } from '@/markdown/rehype/rehype-type-notes'
import { createValueTools } from '@/step-language/values/value-tools'
import { DATA_TYPES, REFERENCE_FILES } from '../../reference-fixture'
import { workIn } from '../../work-in'
import { render } from '../markdown-fixture'

const references = readReferences()
const types = references.dataTypes
const { isValue } = createValueTools(types)
const names = [...new Set(catalogueSteps(references).flatMap((step) => (step.arguments ?? []).map(({ type }) => type)))]

describe.each(STEP_LANGUAGES)('in %s', (locale) => {
  test.each(names)('the note on %s has a value of it and one that is none', (name) => {
    const note = typeNote(name, locale, types)
    expect([note?.valid, isValue(note?.valid ?? '', name, locale)]).toEqual([note?.valid, true])
    if (note?.invalid !== undefined)
      expect([note.invalid, isValue(note.invalid, name, locale)]).toEqual([note.invalid, false])
    expect(note?.rule).toMatch(/^\p{Lu}.*\.$/u)
  })
})

test('blocks have no values, and unknown types no note', () => {
  expect(typeNote('document', 'es', types)).toBeUndefined()
  expect(typeNote('none', 'es', types)).toBeUndefined()
})

describe('in a page', () => {
  const url = {
    name: 'url',
    kind: 'value',
    family: 'place',
    description: { es: 'Una dirección. Y más.', en: 'An address. And more.' },
    examples: { any: ['https://a.es'] },
    rejected: { any: ['a.es'] },
  }
  workIn({ ...REFERENCE_FILES, 'content/reference/data-types.yaml': { ...DATA_TYPES, types: [url] } })

  test('each type of its chips has one note, which is not shown', async () => {
    const html = await render('::step[rest.define.baseURL]\n\n::step[rest.define.baseURL]')
    expect(html.match(/<div id="note-[^>]*>/g)).toEqual(['<div id="note-url" role="tooltip" hidden>'])
  })

  test('a note has the rule in one sentence, and both values', async () => {
    expect(await render('::step[rest.define.baseURL]')).toContain(
      '>Una dirección.<span>Se acepta <code>https://a.es</code></span><span>No se acepta <code>a.es</code></span></div>',
    )
  })

  test('a page without chips has none', async () => {
    expect(await render('a')).toBe('<p>a</p>')
  })
})
