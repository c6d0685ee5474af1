/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import App from '@/pages/_app'
import { EARLY_SCRIPT } from '@/shell/early-script'
import { ThemeToggle, useThemeClass } from '@/shell/header'
import { setScreen } from '../match-media'
import { REST_PAGE } from '../page-fixture'

jest.mock('@/shell/root-shell', () => ({ RootShell: () => <Themed /> }))

function Themed() {
  useThemeClass()
  return <ThemeToggle locale="es" />
}

const PROPS = {
  Component: () => null,
  pageProps: { page: REST_PAGE },
  router: { asPath: '/' },
} as unknown as Parameters<typeof App>[0]

const open = () => render(<App {...PROPS} />)

/** Runs the early script. */
const runEarly = () => new Function(EARLY_SCRIPT)()
afterEach(() => void window.dispatchEvent(new Event('DOMContentLoaded')))

// next-themes renders a script, about which React warns in the browser.
jest.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  setScreen(true)
  localStorage.clear()
  document.body.className = 'bright'
  document.documentElement.className = ''
  document.head.innerHTML = '<meta name="theme-color" content="#10c186">'
})

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

test('the theme is bright at first, whatever the system prefers', () => {
  open()
  expect(document.body.className).toBe('bright')
})

test('the toggle switches the class of the body and keeps the theme in storage', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Usar el tema oscuro' }))
  expect([document.body.className, localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  fireEvent.click(screen.getByRole('button', { name: 'Usar el tema claro' }))
  expect([document.body.className, localStorage.getItem('theme')]).toEqual(['bright', 'bright'])
})

test('the colour around the page is that of the tool, and on a dark page its ground', () => {
  open()
  expect(themeColor()).toBe('#10c186')
  fireEvent.click(screen.getByRole('button'))
  const dark = readFileSync('src/styles/tokens.css', 'utf8').split("[data-theme='dark'] {")[1]
  expect(dark).toContain(`--wk-bg: ${themeColor()};`)
  fireEvent.click(screen.getByRole('button'))
  expect(themeColor()).toBe('#10c186')
})

test('the theme of the last visit is shown', () => {
  localStorage.setItem('theme', 'dark')
  open()
  expect(document.body.className).toBe('dark')
})

test('an unknown stored theme falls back to the bright one', () => {
  localStorage.setItem('theme', 'evil')
  open()
  expect(document.body.className).toBe('bright')
})

describe('before anything is painted', () => {
  test('a dark theme of the last visit is on the document, and no other', () => {
    const themeOf = (stored: string) => {
      localStorage.setItem('theme', stored)
      delete document.documentElement.dataset.theme
      runEarly()
      return document.documentElement.dataset.theme
    }
    expect(['dark', 'bright', 'purple'].map(themeOf)).toEqual(['dark', undefined, undefined])
  })

  test('the script is one line without data, so that its hash stays the same', () => {
    expect(EARLY_SCRIPT).not.toMatch(/\n|<\/script/)
  })

  test('a script that fails to load is logged, and the page shows all that it has', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    document.body.innerHTML = '<img data-src="/a.svg" alt=""><p data-tool="x"><noscript>No tool</noscript></p>'
    runEarly()
    const script = document.createElement('script')
    script.src = '/wakamiti/_next/static/main.js'
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src }))
    expect(log).toHaveBeenCalledWith(`Chunk failed to load (other) ${script.src}`)
    expect(document.documentElement.classList.contains('js')).toBe(false)
    window.dispatchEvent(new Event('load'))
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.svg')
    expect(document.querySelector('[data-tool]')?.innerHTML).toBe('No tool')
    log.mockClear()
  })

  test('the failure of a third-party script is ignored', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    runEarly()
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://example.org/a.js' }))
    expect(log).not.toHaveBeenCalled()
    expect(document.documentElement.classList.contains('js')).toBe(true)
  })
})
