import { snippetOf, snippets } from '@/build/emit/emit-catalogue'
import { catalogueSteps, readReferences } from '@/content/references'
import { STEP_LANGUAGES, type StepLanguage, translated } from '@/i18n/locale'
import { snippetsPath } from '@/site/site'
import { createMatcher } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'

const references = readReferences()
const steps = catalogueSteps(references)
const types = references.dataTypes
const match = createMatcher(steps, types)

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1')

/** What an editor inserts if every tab stop is left as it is; of each choice, the word at `pick`. */
const written = (body: string, pick: number): string => {
  const filled = body.replace(/\$\{\d+(?:\|((?:\\.|[^|\\])*)\||:((?:\\.|[^}\\])*))\}/g, (_, choice, text) => {
    const words = choice?.match(/(?:\\.|[^,\\])+/g) as string[] | undefined
    return words ? (words[pick % words.length] ?? '') : text
  })
  return unescaped(filled)
}

const idsOf = (sentence: string, step: CatalogueStep, locale: StepLanguage) =>
  match(sentence, locale, { plugins: [step.plugin] }).map(({ step: { id } }) => id)

describe.each(STEP_LANGUAGES)('in %s', (locale) => {
  test('every snippet, left as it is, matches its step', () => {
    const missed = steps.flatMap((step) => {
      const sentence = written(snippetOf(step, locale, types).body[0] ?? '', 0)
      return idsOf(sentence, step, locale).includes(step.id) ? [] : [`${step.id}: ${sentence}`]
    })
    expect(missed).toEqual([])
  })

  test('every choice that a snippet offers matches the step, too', () => {
    const missed = steps.flatMap((step) =>
      [1, 2, 3, 4, 5].flatMap((pick) => {
        const sentence = written(snippetOf(step, locale, types).body[0] ?? '', pick)
        return idsOf(sentence, step, locale).includes(step.id) ? [] : [`${step.id}: ${sentence}`]
      }),
    )
    expect(missed).toEqual([])
  })

  test('each step that works has one snippet, found by its words and by its id', () => {
    const made = snippets(steps, locale, types)
    const working = steps.filter(({ fails }) => !fails?.includes(locale))
    expect(Object.keys(made)).toEqual(working.map(({ id }) => id))
    expect(working.length).toBeLessThan(steps.length)
    for (const [id, { prefix, scope, description }] of Object.entries(made)) {
      expect(prefix).toContain(id)
      expect(scope).toBe('feature,cucumber,gherkin')
      expect(description).not.toBe('')
    }
  })

  test('the tab stops of a snippet are numbered from one, each once', () => {
    for (const { body } of Object.values(snippets(steps, locale, types))) {
      const numbers = [...body.join('\n').matchAll(/\$\{(\d+)/g)].map(([, number]) => Number(number))
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })
})

const step = (fields: Partial<CatalogueStep>): CatalogueStep => ({
  id: 'a.b',
  plugin: 'a',
  kind: 'action',
  expression: { es: 'algo:', en: 'something:' },
  block: 'none',
  description: translated({ es: 'Hace `algo`.', en: 'Does `something`.' }),
  ...fields,
})

const firstLine = (expression: string, locale: StepLanguage) =>
  snippetOf(step({ expression: { es: expression, en: expression } }), locale, types).body[0]

const CASES: [expression: string, locale: StepLanguage, body: string][] = [
  ['el servicio {text}', 'es', `el servicio '\${1:text}'`],
  ['the header {name:text} with value {value:text}', 'en', `the header '\${1:name}' with value '\${2:value}'`],
  ['un timeout de {duration}', 'es', `un timeout de \${1:3 segundos}`],
  ['* identificad(o|a|os|as) por {text}', 'es', `\${1:el elemento} identificado por '\${2:text}'`],
  ['(que) se vacía la cola {queue:word}', 'es', `se vacía la cola \${1:queue}`],
  ['the value (is|are retrieved):', 'en', 'the value is retrieved:'],
  ['the response is \\(in any order\\):', 'en', 'the response is (in any order):'],
  ['vale {price:decimal}', 'es', `vale \${1:14,5}`],
]

test.each(CASES)('%s in %s becomes %s', (expression, locale, body) => {
  expect(firstLine(expression, locale)).toBe(body)
})

test('a comparison is a choice of phrases and a value', () => {
  expect(firstLine('the code {integer-assertion}', 'en')).toMatch(
    /^the code \$\{1\|is equal to,is greater than,.*\|\} \$\{2:14\}$/,
  )
})

test('a doc string has its quotes', () => {
  expect(snippetOf(step({ block: 'docstring' }), 'en', types).body).toEqual([
    'something:',
    '  """',
    `  \${1:…}`,
    '  """',
  ])
})

test('the description includes the warning', () => {
  const warned = step({
    description: translated({ es: 'Pulsa.', en: 'Taps.' }),
    warning: translated({ es: 'Una vez.', en: 'Only `once`.' }),
  })
  expect(snippetOf(warned, 'en', types).description).toBe('Taps. Only once.')
})

test('a table has a row to fill in; fixed names are written out', () => {
  const columns = ['from', 'to']
  expect(snippetOf(step({ block: 'table', table: { columns, names: 'free' } }), 'en', types).body.slice(1)).toEqual([
    `  | \${1:from} | \${2:to} |`,
    `  | \${3:…} | \${4:…} |`,
  ])
  expect(snippetOf(step({ block: 'table', table: { columns, names: 'fixed' } }), 'en', types).body[1]).toBe(
    '  | from | to |',
  )
})

test('a step is found by the words before its first value', () => {
  const expression = { es: 'el servicio REST {text}', en: '* (is|are) queried' }
  expect(snippetOf(step({ expression }), 'es', types).prefix).toEqual(['el servicio REST', 'a.b'])
  expect(snippetOf(step({ expression }), 'en', types).prefix).toEqual(['queried', 'a.b'])
})

test('the files are named as an editor expects them', () => {
  expect(STEP_LANGUAGES.map(snippetsPath)).toEqual([
    '/assets/snippets/wakamiti.es.code-snippets',
    '/assets/snippets/wakamiti.en.code-snippets',
  ])
})
