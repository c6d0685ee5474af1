import { fireEvent, render, screen, within } from '@testing-library/react'
import { ForkLink, Sidebar } from '@/navigation/sidebar'
import { useMenu } from '@/navigation/use-menu'
import type { SidebarState } from '@/navigation/use-sidebar'
import { setScreen, turnScreen } from '../match-media'
import { REST_PAGE } from '../page-fixture'
import topics from './topics.json'

jest.mock('@/navigation/use-menu')

const onClose = jest.fn()

const frame = (state: SidebarState) => (
  <>
    <button type="button" id="sidebar-toggle" />
    <Sidebar page={REST_PAGE} state={state} onClose={onClose} />
    <div id="content" />
  </>
)

const sidebar = () => document.getElementById('sidebar') as HTMLElement
const isBehindInert = () => document.getElementById('content')?.hasAttribute('inert')
const hasSheet = () => document.documentElement.classList.contains('has-sheet')

beforeEach(() => {
  onClose.mockClear()
  setScreen(false)
  jest.mocked(useMenu).mockReturnValue(topics.es)
})

test('it shows the sections with their topics, and the link to the source', () => {
  render(frame('closed'))
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings).toEqual(['Introducción', 'Wakamiti a fondo'])
  expect(within(sidebar()).getByRole('link', { name: 'Primeros pasos' })).toBeTruthy()
  expect(within(sidebar()).getByRole('link', { name: 'Fork me on Github' }).dataset.size).toBe('small')
})

test('its navigation is named, and its state can be read by the style sheet', () => {
  render(frame('open'))
  expect(screen.getByRole('navigation', { name: 'Documentación' })).toBeTruthy()
  expect(sidebar().dataset.state).toBe('open')
})

describe('over the page, on a small screen', () => {
  test('the page behind is inert and does not scroll', () => {
    render(frame('open'))
    expect([isBehindInert(), hasSheet()]).toEqual([true, true])
  })

  test('the focus goes to its first link', () => {
    render(frame('open'))
    expect(document.activeElement?.textContent).toBe('¿Qué es Wakamiti?')
  })

  test('Escape closes it, other keys do not', () => {
    render(frame('open'))
    fireEvent.keyDown(document, { key: 'a' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('a link to a section of this page closes it and moves the focus; another link closes it on arrival', () => {
    const { rerender } = render(frame('open'))
    const link = screen.getByRole('link', { name: 'Primeros pasos' })
    fireEvent.click(link)
    expect(onClose).not.toHaveBeenCalled()
    link.setAttribute('href', '#uso')
    link.focus()
    fireEvent.click(link)
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(frame('closed'))
    expect(document.activeElement).toBe(document.body)
  })

  test('when it closes, the page is back and the focus is on the toggle', () => {
    const { rerender } = render(frame('open'))
    rerender(frame('closed'))
    expect([isBehindInert(), hasSheet()]).toEqual([false, false])
    expect(document.activeElement?.id).toBe('sidebar-toggle')
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
  })

  test('a focus outside the menu stays there', () => {
    const { rerender } = render(frame('open'))
    ;(document.activeElement as HTMLElement).blur()
    rerender(frame('closed'))
    expect(document.activeElement).toBe(document.body)
  })
})

test('beside the page, on a wide screen, nothing is taken from the page', () => {
  setScreen(true)
  render(frame('open'))
  expect([isBehindInert(), hasSheet()]).toEqual([false, false])
  expect(document.activeElement).toBe(document.body)
})

test.each([true, false])('when the window is turned it closes: from wide %s', (isWide) => {
  setScreen(isWide)
  const { rerender } = render(frame('open'))
  turnScreen()
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(frame('closed'))
  turnScreen()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test("it opens the source in a new tab, with the label and title of the site's specification, small by default", () => {
  render(<ForkLink />)
  const link = screen.getByRole('link', { name: 'Fork me on Github' })
  expect(link.title).toBe('Git-repository')
  expect(link.dataset.size).toBe('small')
  expect(link.getAttribute('href')).toBe('https://github.com/iti-ict/wakamiti')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the link to the source can be large', () => {
  render(<ForkLink size="large" />)
  expect(screen.getByRole('link').dataset.size).toBe('large')
})
