import { catalogueOptions, readReferences } from '@/content/references'
import { LOCALES, localize } from '@/i18n/locale'
import { render } from './markdown-fixture'

const references = readReferences()
const { types, assertions, matchers } = references.dataTypes

const FILE = localize((locale) => `reference/data-types.${locale}.md`)

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe.each(LOCALES)('in %s', (locale) => {
  test('::all-options lists every option once, with a link to its row', async () => {
    const html = await render('## O\n\n::all-options', FILE[locale])
    const options = catalogueOptions(references)
    expect(idsOf(html).filter((id) => id?.startsWith('all-'))).toEqual(options.map(({ key }) => `all-${key}`))
    const prefix = locale === 'es' ? '' : '/en'
    expect(html).toContain(`href="/wakamiti${prefix}/plugins/rest/#option-rest.timeout">rest.timeout</a>`)
    expect(html).toContain(`href="/wakamiti${prefix}/setup/configuration/#option-wakamiti.tagFilter"`)
    for (const { description } of options.slice(0, 3)) expect(html).toContain(description[locale].split('`')[0])
  })

  test('::data-types has every type with its anchor and examples', async () => {
    const html = await render('## T\n\n::data-types', FILE[locale])
    expect(
      idsOf(html)
        .filter((id) => id?.startsWith('type-'))
        .sort(),
    ).toEqual(types.map(({ name }) => `type-${name}`).sort())
    expect(html).toContain('<code>14,5</code>')
    expect(html).toContain('<code>14.5</code>')
  })

  test('::assertions has every phrase in both languages and every type of comparison', async () => {
    const html = await render('## A\n\n::assertions', FILE[locale])
    expect(idsOf(html).filter((id) => id?.startsWith('type-'))).toEqual(assertions.map(({ name }) => `type-${name}`))
    for (const { meaning } of matchers) expect(html).toContain(meaning[locale].split(/[`']/)[0])
    expect(html.match(/<tr>/g)).toHaveLength(2 + matchers.reduce((sum, { family }) => sum + family.length, 0))
    expect(html).toMatch(/<div class="table-scroll"[^>]*><table>/)
  })
})

test("the explorer's place is around the list that it replaces", async () => {
  const html = await render('## O\n\n::all-options')
  expect(html).toContain(
    '<div class="tool" data-tool="options-explorer"><noscript><p>El filtro funciona con JavaScript, que no se ha cargado. Debajo están todas las opciones.</p></noscript><div class="tool-space" data-static=""></div><div data-static="">',
  )
})

test('groups are one level below their heading, and entries below them', async () => {
  const html = await render('## T\n\n::data-types')
  expect(html).toContain('<h3 id="types-text">')
  expect(html).toMatch(/<h4 data-copy=""><span class="chip text">text<\/span><\/h4>/)
})

test('a type that does not work as expected has its warning', async () => {
  const html = await render('## A\n\n::assertions')
  const [, after = ''] = html.split('id="type-date-assertion"')
  expect(after.slice(0, after.indexOf('</section>'))).toContain('class="callout caution"')
})

test('a comparison type links to the type of its operand', async () => {
  const html = await render('## A\n\n::assertions')
  expect(html).toContain('<a href="/wakamiti/reference/data-types/#type-duration">duration</a>')
})

test('the units of time are shown with the durations', async () => {
  const html = await render('## T\n\n::data-types')
  const [, after = ''] = html.split('id="type-duration"')
  expect(after.slice(0, after.indexOf('</section>'))).toContain('<code>segundo(s)</code>')
})

test('::snippets are links that download, in both languages', async () => {
  const html = await render('::snippets', 'reference/tool-makers.en.md')
  expect(html).toContain(
    '<a href="/wakamiti/assets/snippets/wakamiti.es.code-snippets" download="wakamiti.es.code-snippets">',
  )
  expect(html).toContain('wakamiti.en.code-snippets</a>: steps in English')
})

test('an option that no step sets has no link to a step', async () => {
  expect(await render('::option[wakamiti.tagFilter]', 'setup/configuration.en.md')).not.toContain('As a step')
})
