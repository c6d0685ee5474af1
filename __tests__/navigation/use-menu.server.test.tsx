import { renderToStaticMarkup } from 'react-dom/server'
import { Sidebar } from '@/navigation/sidebar'
import { REST_PAGE_EN } from '../page-fixture'

test('the server renders the menu of the language from the generated file', () => {
  const html = renderToStaticMarkup(<Sidebar page={REST_PAGE_EN} state="auto" onClose={() => {}} />)
  expect([...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(['Introduction', 'In depth'])
  expect(html).toContain('<a href="/wakamiti/en/plugins/">Plugins<small>17</small></a>')
})
