/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test('notes and warnings have their word in the gutter', async () => {
  expect(await render(':::note\na\n:::')).toBe(
    '<div class="callout note"><p class="gutter">Nota</p><div><p>a</p></div></div>',
  )
  expect(await render(':::caution\na\n:::', 'setup/usage.en.md')).toBe(
    '<div class="callout caution"><p class="gutter">Warning</p><div><p>a</p></div></div>',
  )
})

test('fences with tabs that follow each other are one group', async () => {
  const html = await render('```yaml tab=a.yaml\na: 1\n```\n\n```xml tab="pom.xml"\n<a/>\n```')
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  expect(html).toContain('id="code-1-tab-0"')
})
