import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useRecovery } from '@/navigation/page-data/use-recovery'
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

jest.mock('@/navigation/page-data/use-recovery')

const recover = jest.mocked(useRecovery)

const told = jest.fn()

const Template: ComponentType = (props) => {
  told(props)
  return <p>template</p>
}

const open = (pageProps: object | undefined) =>
  render(<App {...({ Component: Template, pageProps } as unknown as Parameters<typeof App>[0])} />).container

beforeEach(() => {
  told.mockClear()
  recover.mockClear()
})

test('themes are bright and dark, bright by default, kept under the key theme, whatever the system says', () => {
  const settings = open({ page: REST_PAGE }).querySelector<HTMLElement>('[data-settings]')?.dataset.settings ?? ''
  expect(JSON.parse(settings)).toMatchObject({
    themes: ['bright', 'dark'],
    defaultTheme: 'bright',
    storageKey: 'theme',
    enableSystem: false,
    enableColorScheme: false,
    attribute: 'class',
  })
})

test('the template gets its data, and the page as the shell shows it', () => {
  open({ page: REST_PAGE, html: '<p></p>' })
  expect(told).toHaveBeenCalledWith({ html: '<p></p>', page: REST_PAGE_EN, active: 'uso' })
})

test.each([undefined, {}])(
  'a page whose data came to nothing (%p) is loaded anew, and until then leads to the beginning',
  (pageProps) => {
    const container = open(pageProps)
    expect(recover).toHaveBeenCalledWith(true)
    expect(container.innerHTML).toBe('<main id="main"><a href="/wakamiti/">Wakamiti</a></main>')
  },
)

test('a page that is there is not loaded anew', () => {
  open({ page: REST_PAGE })
  expect(recover).toHaveBeenCalledWith(false)
})
