/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { DocPage } from '@/article/doc-page'
import type { DocFrame, PluginStrip } from '@/content/site-pages'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

const FRAME = {
  crumbs: [{ title: 'Documentación', slug: '/' }, { title: 'REST' }],
  next: { title: 'AMQP', slug: '/plugins/amqp/' },
  engine: '2.12.0',
  edit: 'https://github.com/o/docs/edit/main/content/plugins/rest.es.md',
} as DocFrame

const show = (frame: Partial<DocFrame> = {}) =>
  render(<DocPage page={REST_PAGE} frame={{ ...FRAME, ...frame }} article="<h2 id='uso'>Uso</h2>" />).container

test('the page has one main part with its title and its lead', () => {
  show()
  const main = screen.getByRole('main')
  expect([main.id, main.tabIndex]).toEqual(['main', -1])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('REST')
  expect(document.querySelector('#main > h1 + p')?.textContent).toBe('Llamadas y respuestas')
})

test('the article is in #article, as rendered', () => {
  show()
  expect(document.getElementById('article')?.innerHTML).toBe('<h2 id="uso">Uso</h2>')
})

test('breadcrumbs show the path to the page; only entries with a page are links', () => {
  show({ crumbs: [{ title: 'Documentación', slug: '/' }, { title: 'Plugins de pasos' }, { title: 'REST' }] })
  const path = within(screen.getByRole('navigation', { name: 'Dónde estás' }))
  expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/wakamiti/'])
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('REST')
})

test('the page can be copied as Markdown, or is read as such', () => {
  show()
  const address = '/wakamiti/plugins/rest/index.md'
  expect(screen.getByRole('button', { name: 'Copiar como Markdown' }).dataset.from).toBe(address)
  expect(screen.getByRole('link', { name: 'Ver como Markdown' }).getAttribute('href')).toBe(address)
})

test('the neighbours are links with a direction; a page may have one or none', () => {
  const neighbours = (frame: Partial<DocFrame>) =>
    [...show(frame).querySelectorAll('a[rel="prev"], a[rel="next"]')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
      link.textContent,
    ])
  const next = ['next', '/wakamiti/plugins/amqp/', 'Siguiente AMQP']
  expect(neighbours({ previous: { title: 'Plugins', slug: '/plugins/' } })).toEqual([
    ['prev', '/wakamiti/plugins/', ' AnteriorPlugins'],
    next,
  ])
  expect(neighbours({})).toEqual([next])
  expect(neighbours({ next: undefined })).toEqual([])
})

test('the page can be edited where it is written, in a new tab', () => {
  show()
  const link = screen.getByRole('link', { name: 'Editar esta página' })
  expect(link.getAttribute('href')).toBe(FRAME.edit)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a page without a known source has no edit link', () => {
  show({ edit: undefined })
  expect(screen.queryByRole('link', { name: 'Editar esta página' })).toBeNull()
})

test('the day of the last change is shown where it is known', () => {
  const time = show({ updated: '2026-11-20' }).querySelector('time')
  expect([time?.getAttribute('datetime'), time?.parentElement?.textContent]).toEqual([
    '2026-11-20',
    'Última actualización: 20 de noviembre de 2026',
  ])
  expect(show().querySelector('time')).toBeNull()
})

test.each([
  ['es', REST_PAGE, 'Documentación: REST', 'Página: https://iti-ict.github.io/wakamiti/plugins/rest/'],
  ['en', REST_PAGE_EN, 'Documentation: REST', 'Page: https://iti-ict.github.io/wakamiti/en/plugins/rest/'],
])('%s: what did not help can be said in an issue that knows the page', (locale, page, title, address) => {
  render(<DocPage page={page} frame={FRAME} article="" />)
  const link = screen.getByRole('link', { name: PAGE_STRINGS[locale as Locale].no })
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect(`${origin}${pathname}`).toBe('https://github.com/iti-ict/wakamiti/issues/new')
  expect([searchParams.get('title'), searchParams.get('body')?.trim()]).toEqual([title, address])
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the day of the last change is in the words of the language', () => {
  render(<DocPage page={REST_PAGE_EN} frame={{ ...FRAME, updated: '2026-11-02' }} article="" />)
  expect(document.querySelector('time')?.textContent).toBe('2 November 2026')
})

test('the page of a plugin has its strip', () => {
  const plugin = { version: '2.9.4', steps: 1, options: 2, needs: 'Nada', artifact: 'g:a' } as PluginStrip
  expect(show({ plugin }).querySelector('dl')?.textContent).toContain('2.9.4')
  expect(show().querySelector('dl')).toBeNull()
})
