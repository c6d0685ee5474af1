/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { Sidebar } from '@/navigation/sidebar'
import { REST_PAGE_EN } from '../page-fixture'

test('the server renders the menu of the language from the generated file', () => {
  const html = renderToStaticMarkup(<Sidebar page={REST_PAGE_EN} state="auto" onClose={() => {}} />)
  expect(html.match(/<h2>[^<]+/g)).toEqual(['<h2>Introduction', '<h2>In depth'])
  expect(html).toContain('<a href="/wakamiti/en/plugins/">Plugins<small>17</small></a>')
})
