/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test('headings have anchors', async () => {
  expect(await render('## Instalación')).toMatch(/^<h2 id="instalacion">Instalación<a /)
})

test('raw HTML is dropped', async () => {
  const html = await render('a <b onclick="x()">b</b>\n\n<script>alert(1)</script>\n\n<iframe src="x"></iframe>\n')
  expect(html.trim()).toBe('<p>a b</p>')
})

test('links that would run a script lose their address', async () => {
  expect(await render('[x](javascript:alert(1))')).toBe('<p><a>x</a></p>')
})

test('internal links get the base path, external ones open a new tab', async () => {
  expect(await render('[a](/setup/usage/) [b](https://example.org/)')).toBe(
    '<p><a href="/wakamiti/setup/usage/">a</a> <a href="https://example.org/" target="_blank" rel="noopener noreferrer">b</a></p>',
  )
})

test.each([
  ['es', 'Notas', 'Volver a la llamada 1-2'],
  ['en', 'Notes', 'Back to reference 1-2'],
])('what stands around footnotes is in the language of the page: %s', async (locale, heading, label) => {
  const html = await render('a[^n] b[^n]\n\n[^n]: c', `setup/usage.${locale}.md`)
  expect(html).toContain(`<h2 id="footnote-label">${heading}<`)
  expect(html).toContain(`aria-label="${label}"`)
})

test('no example has a style attribute', async () => {
  expect(await render('```java\nclass A { int b = 1; }\n```')).not.toContain('style=')
})

describe('nodes of the site', () => {
  workIn(REFERENCE_FILES)

  test('notes and warnings have their word in the gutter', async () => {
    expect(await render(':::note\na\n:::')).toBe(
      '<div class="callout note"><p class="gutter">Nota</p><div><p>a</p></div></div>',
    )
    expect(await render(':::caution\na\n:::', 'setup/usage.en.md')).toBe(
      '<div class="callout caution"><p class="gutter">Warning</p><div><p>a</p></div></div>',
    )
  })

  test('adjacent fences with tabs are one group', async () => {
    const html = await render('```yaml tab=a.yaml\na: 1\n```\n\n```xml tab="pom.xml"\n<a/>\n```')
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).toContain('id="code-1-tab-0"')
  })
})
