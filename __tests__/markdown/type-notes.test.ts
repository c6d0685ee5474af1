import { catalogueSteps, readReferences } from '@/content/references'
import { STEP_LANGUAGES } from '@/i18n/locale'
import { createValueTools } from '@/step-language/values/value-tools'
import { DATA_TYPES, REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

const references = readReferences()
const { isValue } = createValueTools(references.dataTypes)
/** A step with each type of arguments. */
const steps = new Map(
  catalogueSteps(references).flatMap((step) => (step.arguments ?? []).map(({ type }) => [type, step])),
)
const names = [...steps.keys()].sort()

describe.each(STEP_LANGUAGES)('in %s', (locale) => {
  test('each type has a note with its rule, an accepted value and a rejected one', async () => {
    const html = await render(
      [...steps.values()].map(({ id }) => `::step[${id}]`).join('\n\n'),
      `plugins/rest.${locale}.md`,
    )
    const notes = [...html.matchAll(/<div id="note-([^"]*)"[^>]*>([^<]*)(.*?)<\/div>/g)]
    expect(notes.map(([, name]) => name)).toEqual(names)
    for (const [, name = '', rule, values = ''] of notes) {
      const [valid, invalid] = [...values.matchAll(/<code>(.*?)<\/code>/g)].map(([, value = '']) => value)
      expect(rule).toMatch(/^\p{Lu}.*\.$/u)
      expect([name, valid, isValue(valid ?? '', name, locale)]).toEqual([name, valid, true])
      if (invalid !== undefined) expect([name, isValue(invalid, name, locale)]).toEqual([name, false])
    }
  })
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

  test('each type of its chips has one note, not shown at first', async () => {
    const html = await render('::step[rest.define.baseURL]\n\n::step[rest.define.baseURL]')
    expect(html.match(/<div id="note-[^>]*>/g)).toEqual(['<div id="note-url" role="tooltip" hidden>'])
  })

  test('a note has the rule in one sentence, and both values', async () => {
    expect(await render('::step[rest.define.baseURL]')).toContain(
      '>Una dirección.<span>Se acepta <code>https://a.es</code></span><span>No se acepta <code>a.es</code></span></div>',
    )
  })

  test('a page without chips has no notes', async () => {
    expect(await render('a')).toBe('<p>a</p>')
  })
})
