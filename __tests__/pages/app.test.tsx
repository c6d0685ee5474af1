/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import App from '@/pages/_app'
import { REST_PAGE, REST_PAGE_EN } from '../page-fixture'

jest.mock('next-themes', () => ({
  ThemeProvider: ({ children, ...settings }: { children: React.ReactNode }) => (
    <div data-settings={JSON.stringify(settings)}>{children}</div>
  ),
}))

jest.mock('@/shell/root-shell', () => ({
  RootShell: ({ children }: { children: (shown: object) => React.ReactNode }) =>
    children({ page: REST_PAGE_EN, active: 'uso' }),
}))

jest.mock('@/article/doc-head', () => ({ DocHead: () => null }))

const rendered = jest.fn()

const Template: ComponentType = (props) => {
  rendered(props)
  return <p>template</p>
}

const open = (pageProps: object | undefined) =>
  render(
    <App
      {...({ Component: Template, pageProps, router: { asPath: '/plugins/rest/' } } as unknown as Parameters<
        typeof App
      >[0])}
    />,
  ).container

beforeEach(() => rendered.mockClear())

test('themes are bright and dark, bright by default, stored under the key theme, whatever the system prefers', () => {
  const settings = open({ page: REST_PAGE }).querySelector<HTMLElement>('[data-settings]')?.dataset.settings ?? ''
  expect(JSON.parse(settings)).toMatchObject({
    themes: ['bright', 'dark'],
    defaultTheme: 'bright',
    storageKey: 'theme',
    enableSystem: false,
    enableColorScheme: true,
    attribute: 'data-theme',
  })
})

test('the template gets its data, and the page as the shell shows it', () => {
  open({ page: REST_PAGE, html: '<p></p>' })
  expect(rendered).toHaveBeenCalledWith({ html: '<p></p>', page: REST_PAGE_EN, active: 'uso' })
})

test.each([undefined, {}])('a page whose data could not be read (%p) leaves the document as it is', (pageProps) => {
  document.body.innerHTML = '<div id="__next"><main>what the server sent</main></div>'
  expect(open(pageProps).innerHTML).toBe('<div><main>what the server sent</main></div>')
})
