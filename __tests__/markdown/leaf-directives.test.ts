import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn({
  ...REFERENCE_FILES,
  'content/menu.es.yaml': '- /plugins/rest/\n- /plugins/report/\n',
  'content/figures/life.es.svg': '<!-- x --><svg role="img" aria-label="Vida"></svg>\n',
})

test('::options lists every option of a plugin', async () => {
  const html = await render('## O\n\n::options{plugin=rest}')
  expect(html.match(/id="option-[^"]+"/g)).toEqual(['id="option-rest.baseURL"', 'id="option-rest.timeout"'])
  expect(html).toMatch(/<h3[^>]*>rest.timeout<\/h3>/)
})

test('::option is one option, with the steps that set it', async () => {
  const html = await render('::option[rest.baseURL]', 'setup/usage.en.md')
  expect(html).toContain('As a step: <a href="/wakamiti/en/plugins/rest/#step-rest.define.baseURL">')
})

test('::install shows every way to add a plugin', async () => {
  const html = await render('::install{plugin=report}')
  expect(html.match(/data-tab="[^"]+"/g)).toEqual([
    'data-tab="wakamiti.yaml"',
    'data-tab="pom.xml"',
    'data-tab="docker"',
  ])
  expect(html).toContain('id="install-report-tab-0"')
})

test('::install writes the artifact and its version into each way', async () => {
  const text = (await render('::install{plugin=rest}')).replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<')
  expect(text).toContain('wakamiti:\n  launcher:\n    modules:\n      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4')
  expect(text).toContain(
    '<dependency>\n  <groupId>es.iti.wakamiti</groupId>\n  <artifactId>rest-wakamiti-plugin</artifactId>\n  <version>2.9.4</version>\n</dependency>',
  )
  expect(text).toContain('-m es.iti.wakamiti:rest-wakamiti-plugin:2.9.4')
})

test('::plugins is the index, in the order of its categories and of the menu', async () => {
  const html = await render('::plugins', 'plugins/index.es.md')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '#pasos',
    '/wakamiti/plugins/rest/',
    '#informes',
    '/wakamiti/plugins/report/',
  ])
})

test('::figure is the drawing of that language, with its caption', async () => {
  const html = await render('::figure[life]{caption="Vida de un plan"}')
  expect(html).toMatch(/^<figure class="figure">.*<figcaption>Vida de un plan<\/figcaption><\/figure>$/)
  expect(html).toContain('<svg role="img" aria-label="Vida"></svg>')
})

test('::tool reserves a place for a tool, with a note that it needs JavaScript', async () => {
  expect(await render('::tool[step-finder]', 'tools/step-finder.es.md')).toMatch(
    /^<div class="tool" data-tool="step-finder"><noscript><p>.+<\/p><\/noscript><\/div>$/,
  )
})

test.each(['::option[none]', '::options{plugin=none}', '::install{plugin=none}'])(
  '%s has an unknown target and stops the build',
  async (directive) => {
    await expect(render(directive)).rejects.toThrow(/^plugins\/rest\.es\.md: ::[a-z-]+ has an unknown target$/)
  },
)
