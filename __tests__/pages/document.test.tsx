import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Document from '@/pages/_document'
import { EARLY_SCRIPT } from '@/shell/early-script'
import { REST_PAGE_EN } from '../page-fixture'

jest.mock('next/document', () => ({
  Html: ({ children, ...attributes }: { children: ReactNode }) => <html {...attributes}>{children}</html>,
  // biome-ignore lint/style/noHeadElement: what next/document itself renders
  Head: ({ children }: { children: ReactNode }) => <head>{children}</head>,
  Main: () => <main />,
  NextScript: () => <i />,
}))

type Props = Parameters<typeof Document>[0]

const HTML = '<h1>REST</h1>'

const dataWith = (pageProps?: object) => ({ props: { pageProps, other: 1 } })

const propsOf = (data: object) => ({ __NEXT_DATA__: data }) as unknown as Props

const htmlOf = (data: object) => renderToStaticMarkup(<Document {...propsOf(data)} />)

beforeEach(() => {
  process.env.BUILD_HASH = 'abc'
})

afterEach(() => {
  delete process.env.BUILD_HASH
})

test('the inline data carry the page and not its HTML', () => {
  const data = dataWith({ page: REST_PAGE_EN, html: HTML })
  htmlOf(data)
  expect(data.props).toEqual({ pageProps: { page: REST_PAGE_EN }, other: 1 })
})

test('the original keeps the HTML: it is what Next.js writes for client-side navigation', () => {
  const original = { page: REST_PAGE_EN, html: HTML }
  const data = dataWith(original)
  const { props } = data
  htmlOf(data)
  expect(original.html).toBe(HTML)
  expect(props.pageProps).toBe(original)
})

test('the document has its language and its build', () => {
  expect(htmlOf(dataWith({ page: REST_PAGE_EN }))).toMatch(/^<html lang="en" data-build="abc">/)
})

test('a page of its own, like that of an error, is Spanish', () => {
  expect(htmlOf(dataWith())).toMatch(/^<html lang="es"/)
})

test('the body is bright, and the early script is in the head, before the body', () => {
  const html = htmlOf(dataWith({ page: REST_PAGE_EN }))
  const [head, body] = html.split('<body class="bright">')
  expect(head).toContain(`<script>${EARLY_SCRIPT}</script>`)
  expect(body).toContain('id="wakamiti-logo"')
})
