import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { highlightGherkin } from '@/markdown/code-block'
import { contextIn } from './markdown-fixture'

const paint = (value: string, meta?: string, context = contextIn('es')) =>
  toHtml(h(null, highlightGherkin({ lang: 'gherkin', meta, value }, context)))

const CARD = '/wakamiti/plugins/rest/#step-rest.define.baseURL'

test('a known step links to its card, with coloured values', () => {
  expect(paint('Dada la URL base https://a.es')).toBe(
    `<a href="${CARD}"><span class="k-definition">Dada</span> la URL base <span class="v-place">https://a.es</span></a>`,
  )
})

test('a step in English links to the English card', () => {
  expect(paint("When 'x' is requested", undefined, contextIn('en'))).toBe(
    '<a href="/wakamiti/en/plugins/rest/#step-rest.execute.GET"><span class="k-action">When</span> <span class="v-text">\'x\'</span> is requested</a>',
  )
})

test('an unknown step has a coloured keyword and no link', () => {
  expect(paint('Cuando pasa algo')).toBe('<span class="k-action">Cuando</span> pasa algo')
})

test('And continues the role of the step before, and is marked', () => {
  expect(paint("Cuando se consulta 'a'\nY algo más")).toMatch(
    /\n<span class="k-action" data-continues="">Y<\/span> algo más$/,
  )
  expect(paint('Y la URL base https://a.es')).toMatch(/^<a [^>]+><span class="k-definition" data-continues="">Y</)
})

test('a step of a plugin that the fence does not use is unknown', () => {
  expect(paint('Dada la URL base https://a.es', 'plugins=report')).not.toContain('href')
})

test('a sentence that matches two steps has no link', () => {
  const { references, ...context } = contextIn('es')
  const [report, rest] = references.plugins
  if (!report || !rest) throw new Error('the fixture has two plugins')
  const twice = { ...references, plugins: [{ ...report, steps: rest.steps }, rest] }
  expect(paint('Dada la URL base https://a.es', 'plugins=rest,report', { ...context, references: twice })).toBe(
    '<span class="k-definition">Dada</span> la URL base https://a.es',
  )
})

test('titles, tags and comments are highlighted, the rest stays as is', () => {
  expect(paint('# language: es\n@a\nEscenario: X\n  | a |\n"""\nDado\n"""\n')).toBe(
    '<span class="tk-comment"># language: es</span>\n<span class="tk-parameter">@a</span>\n' +
      '<span class="k-title">Escenario:</span> X\n  | a |\n"""\nDado\n"""\n',
  )
})

test.each(['   Cuando   pasa  algo', '   Dada   la URL base https://a.es'])(
  'what is copied of “%s” is as it was written',
  (line) => {
    expect(paint(line).replace(/<[^>]+>/g, '')).toBe(line)
  },
)

test('the indentation is not part of the link', () => {
  expect(paint('  Dada la URL base https://a.es')).toMatch(/^ {2}<a /)
})
