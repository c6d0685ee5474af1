/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { allSlugs } from '@/content/site-pages'
import { CONTENTS_LIST_ID, PAGE_BAR_ID } from '@/navigation/heading-list'
import Page, { getStaticPaths, getStaticProps } from '@/pages/[[...slug]]'
import { renderPage } from '@/shell/render-page'
import { REST_PAGE } from '../page-fixture'

jest.mock('@/content/site-pages')
jest.mock('@/shell/render-page')

const rendered = { page: REST_PAGE, html: '<h1>REST</h1>' }

beforeEach(() => {
  jest.mocked(renderPage).mockReset().mockResolvedValue(rendered)
  jest.mocked(allSlugs).mockReturnValue(['/', '/en/', '/404/', '/en/404/', '/plugins/rest/', '/en/plugins/rest/'])
})

test('every page but the not-found pages is a path of this route', async () => {
  expect(await getStaticPaths({})).toEqual({
    paths: ['/', '/en/', '/plugins/rest/', '/en/plugins/rest/'],
    fallback: false,
  })
})

test('a page that was added while the site is being written has its address at once', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(await getStaticPaths({})).toMatchObject({ fallback: 'blocking' })
  jest.restoreAllMocks()
})

test('a page that does not exist is not found', async () => {
  expect(await getStaticProps({ params: { slug: ['plugins', 'none'] } })).toEqual({ notFound: true })
})

test.each([
  [undefined, '/'],
  [['en'], '/en/'],
  [['en', 'plugins', 'rest'], '/en/plugins/rest/'],
])('the parameters %j are the page %s', async (slug, path) => {
  expect(await getStaticProps({ params: { slug } })).toEqual({ props: rendered })
  expect(renderPage).toHaveBeenCalledWith(path)
})

test('a page shows its HTML and, beside an article, its contents', () => {
  render(<Page page={REST_PAGE} html={rendered.html} active="uso" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('REST')
  expect(screen.getAllByRole('navigation', { name: 'En esta página' }).map(({ id }) => id)).toEqual([
    PAGE_BAR_ID,
    CONTENTS_LIST_ID,
  ])
})

test('the home page has no contents', () => {
  render(<Page page={{ ...REST_PAGE, template: 'home' }} html="" />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
