import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { addAnchors, completeLinks } from '@/markdown/article-tree'
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

describe('anchors', () => {
  const idsOf = (...headings: ReturnType<typeof h>[]) => {
    const tree: Root = h(null, headings)
    addAnchors(tree, 'es')
    return headings.map((heading) => heading.type === 'element' && heading.properties.id)
  }

  test('the id of a heading is its words without accents', () => {
    const ids = idsOf(h('h2', 'Instalación y uso'), h('h3', [h('code', 'a'), ' b']), h('h4', 'C'))
    expect(ids).toEqual(['instalacion-y-uso', 'a-b', 'c'])
  })

  test('headings with the same words have different ids', () => {
    expect(idsOf(h('h2', 'Uso'), h('h3', 'Uso'))).toEqual(['uso', 'uso-1'])
  })

  test('the title, headings of cards and those that have an id stay unchanged', () => {
    const ids = idsOf(h('h1', 'A'), h('h3', { 'data-copy': '' }, 'B'), h('h2', { id: 'x' }, 'C'), h('h5', 'D'))
    expect(ids.join()).toBe(',,x,')
  })
})

describe('links', () => {
  const linked = (href: string) => {
    const tree: Root = h(null, [h('a', { href }, 'x')])
    completeLinks(tree)
    return toHtml(tree)
  }

  test.each([
    ['/wakamiti/plugins/', '<a href="/wakamiti/plugins/">x</a>'],
    ['#here', '<a href="#here">x</a>'],
    ['https://example.org/', '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>'],
    ['mailto:a@b.es', '<a href="mailto:a@b.es">x</a>'],
    ['tel:+34963877069', '<a href="tel:+34963877069">x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['data:text/html,x', '<a>x</a>'],
  ])('a link to %s becomes %s', (href, html) => {
    expect(linked(href)).toBe(html)
  })
})

describe('links of headings', () => {
  workIn(REFERENCE_FILES)

  test.each([
    ['es', 'Enlace a «El uso»'],
    ['en', 'Link to “El uso”'],
  ] as const)('a heading links to itself, and says so in %s', async (locale, label) => {
    const link = `<a class="anchor" href="#el-uso" aria-label="${label}"></a>`
    expect(await render('## El `uso`', `plugins/rest.${locale}.md`)).toBe(
      `<h2 id="el-uso">El <code>uso</code>${link}</h2>`,
    )
  })
})

describe('tables', () => {
  workIn(REFERENCE_FILES)

  test('a table scrolls in a box with a name that can be focused', async () => {
    const html = await render('| a |\n| - |\n| b |')
    expect(html).toMatch(/^<div class="table-scroll" tabindex="0" role="group" aria-label="Tabla"><table>/)
  })

  test('a long key wraps between its parts, and reads the same', async () => {
    const html = await render('| a |\n| - |\n| `rest.baseURL=http://a.b/books` *a.book* |')
    expect(html).toContain('<code>rest.<wbr>baseURL=<wbr>http://a.b/<wbr>books</code> <em>a.book</em>')
  })
})
