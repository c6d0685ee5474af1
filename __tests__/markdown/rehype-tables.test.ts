/** @jest-environment node */
import { REFERENCE_FILES } from '../reference-fixture'
import { workIn } from '../work-in'
import { render } from './markdown-fixture'

workIn(REFERENCE_FILES)

test('a table scrolls in a box that has a name and takes the focus', async () => {
  const html = await render('| a |\n| - |\n| b |')
  expect(html).toMatch(/^<div class="table-scroll" tabindex="0" role="group" aria-label="Tabla"><table>/)
})
