/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { SitePage, Topic } from '@/content/site-page'
import { ForkLink, Sidebar } from '@/navigation/sidebar'
import { useMenu } from '@/navigation/use-menu'
import type { SidebarState } from '@/navigation/use-sidebar'
import { EARLY_SCRIPT } from '@/shell/early-script'
import { setScreen } from '../match-media'
import { REST_PAGE } from '../page-fixture'
import topics from './topics.json'

jest.mock('@/navigation/use-menu')

const onClose = jest.fn()
const scrollIntoView = jest.fn()

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
  Element.prototype.scrollIntoView = scrollIntoView.mockClear()
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

describe('over the page, on a small screen', () => {
  test('the page behind is inert and does not scroll', () => {
    render(frame('open'))
    expect([isBehindInert(), hasSheet()]).toEqual([true, true])
  })

  test('the focus goes to the first section in view', () => {
    render(frame('open'))
    expect(document.activeElement?.textContent).toBe('Introducción')
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

describe('sections', () => {
  const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details')].map((section) => section.open)
  const fold = (section: number, isOpen: boolean) => {
    const details = document.querySelectorAll('details')[section] as HTMLDetailsElement
    details.open = isOpen
    fireEvent(details, new Event('toggle'))
  }
  const on = (slug: string) => <Sidebar page={{ ...REST_PAGE, slug }} state="open" onClose={onClose} />
  const [first, second] = topics.es.map(({ topics: [topic] }) => topic?.slug ?? '') as [string, string]

  beforeEach(() => {
    sessionStorage.clear()
    setScreen(true)
  })

  test('the one of the page is open, and stays so on the pages that come', () => {
    const { rerender } = render(on(first))
    expect(open()).toEqual([true, false])
    rerender(on(second))
    expect(open()).toEqual([true, true])
  })

  test('what the reader opens and closes stays so in the tab; a page that comes opens its own again', () => {
    const { unmount } = render(on(first))
    fold(0, false)
    fold(1, true)
    expect(open()).toEqual([false, true])
    unmount()
    const { rerender } = render(on(second))
    expect(open()).toEqual([false, true])
    rerender(on(first))
    expect(open()).toEqual([true, true])
  })

  test.each([
    ['what the reader has opened and closed is so', '{"0":false,"1":true}', [false, true]],
    ['what else is stored under the key is ignored', '"open"', [true, false]],
  ])('%s, before the first paint and after it', async (_, stored, expected) => {
    sessionStorage.setItem('menu', stored)
    const container = document.createElement('div')
    document.body.append(container)
    new Function(EARLY_SCRIPT)()
    container.innerHTML = renderToString(on(first))
    await null
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
    expect(open()).toEqual(expected)
    render(on(first), { container, hydrate: true })
    expect(open()).toEqual(expected)
  })
})

test("it opens the source in a new tab, with the label and title of the site's specification", () => {
  render(<ForkLink />)
  const link = screen.getByRole('link', { name: 'Fork me on Github' })
  expect(link.title).toBe('Git-repository')
  expect(link.getAttribute('href')).toBe('https://github.com/iti-ict/wakamiti')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the link to the source can be large', () => {
  render(<ForkLink size="large" />)
  expect(screen.getByRole('link').dataset.size).toBe('large')
})

describe('a topic', () => {
  const REST = { title: 'REST', slug: '/plugins/rest/' }

  const menuOn = (page: Partial<SitePage>, active?: string) => (
    <Sidebar page={{ ...REST_PAGE, ...page }} state="closed" active={active} onClose={onClose} />
  )
  const show = (topic: Topic = REST, page: Partial<SitePage> = {}, active?: string) => {
    jest.mocked(useMenu).mockReturnValue([{ title: 'Plugins', topics: [topic] }])
    return render(menuOn(page, active))
  }
  const chevron = () => within(screen.getByRole('navigation')).queryByRole('button')
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Apartados de REST' }))
  const hrefs = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  test('of the page is marked and open: its headings of depth 1 and 2, and no deeper', () => {
    show(REST, {}, 'detalle')
    expect(screen.getByRole('link', { name: 'REST' }).getAttribute('aria-current')).toBe('page')
    expect(chevron()?.getAttribute('aria-expanded')).toBe('true')
    expect(hrefs()).toEqual(['/wakamiti/plugins/rest/', '#uso', '#pasos', '#definir'])
    expect(screen.getByRole('link', { name: 'Definir la URL' }).getAttribute('aria-current')).toBe('true')
  })

  test('can be closed, and is open on the next visit', () => {
    const { rerender } = show()
    press()
    expect(chevron()?.getAttribute('aria-expanded')).toBe('false')
    expect(hrefs()).toEqual(['/wakamiti/plugins/rest/'])
    rerender(menuOn({ slug: '/plugins/amqp/' }))
    expect(chevron()).toBeNull()
    rerender(menuOn({}))
    expect(chevron()?.getAttribute('aria-expanded')).toBe('true')
  })

  test.each([
    ['several headings has them in the contents list on the widest screens', 4, 'xl:hidden', true],
    ['one heading, which has no contents list, has it in the menu at every width', 1, '', false],
  ])('of a page with %s', (_, count, hidden, isHidden) => {
    show(REST, { headings: REST_PAGE.headings.slice(0, count) })
    const rail = document.querySelector('.rail')
    expect([chevron()?.className, rail?.classList.contains('xl:hidden')]).toEqual([hidden, isHidden])
  })

  test.each<[string, Topic, Partial<SitePage>]>([
    ['of another page', { title: 'AMQP', slug: '/plugins/amqp/' }, {}],
    ['of a page without headings', REST, { headings: [] }],
  ])('%s is a link and nothing else', (_, topic, page) => {
    show(topic, page)
    expect([chevron(), hrefs()]).toEqual([null, [`/wakamiti${topic.slug}`]])
  })

  test('has a number beside its title', () => {
    show({ ...REST, count: 17 })
    expect(screen.getByRole('link', { name: /REST/ }).querySelector('small')?.textContent).toBe('17')
  })

  test('of the page is scrolled into view, and stays where it is if it is in view', () => {
    show()
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('link', { name: 'REST' })])
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  })
})
