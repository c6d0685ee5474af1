import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { forgetPagefind, loadPagefind } from '@/search/pages/load-pagefind'
import { loadRanker } from '@/search/rank/load-ranker'
import { createRanker } from '@/search/rank/rank-entries'
import { SearchDialog } from '@/search/search-dialog'
import { SEARCH_INDEX } from './search-index-fixture'

jest.mock('@/search/pages/load-pagefind')
jest.mock('@/search/rank/load-ranker')

const onClose = jest.fn()
const results = {
  url: '/wakamiti/x/',
  meta: { title: 'Una página' },
  content: 'el servicio REST de siempre',
  sub_results: [
    { url: '/wakamiti/x/#y', title: 'Un apartado', excerpt: 'el <mark>servicio</mark>', weighted_locations: [] },
  ],
}

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  document.documentElement.lang = 'es'
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    fireEvent(this, new Event('close'))
  }
  Element.prototype.scrollIntoView = jest.fn()
  Object.assign(navigator, { clipboard: { writeText: jest.fn(async () => undefined) } })
  jest.mocked(loadRanker).mockResolvedValue({ index: SEARCH_INDEX, rank: createRanker(SEARCH_INDEX) })
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [{ data: async () => results }] }) })
})

const field = () => screen.getByRole('combobox')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })

async function ask(query: string) {
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  fireEvent.change(field(), { target: { value: query } })
  await waitFor(() => expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy'))
}

test('it opens over the page with words to try', async () => {
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'Buscar en la documentación' })).toHaveAttribute('open')
  expect(within(screen.getByRole('group', { name: 'Prueba con' })).getAllByRole('option')).toHaveLength(3)
  expect(active()).toBeNull()
})

test('the first result is active, keys move the active row and wrap around', async () => {
  await ask('el servicio')
  const rows = screen.getAllByRole('option')
  expect(active()).toBe(rows[0])
  press('ArrowDown')
  expect(active()).toBe(rows[1])
  press('End')
  expect(active()).toBe(rows.at(-1))
  expect(rows.at(-1)).toHaveAttribute('aria-selected', 'true')
  press('ArrowDown')
  expect(active()).toBe(rows[0])
})

test('Enter follows the link, stores the search and closes', async () => {
  await ask('el servicio rest')
  const followed: unknown[] = []
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    followed.push((event.target as Element).closest('a')?.getAttribute('href'))
  }
  document.addEventListener('click', onClick, { once: true })
  press('Enter')
  expect(followed).toEqual(['/wakamiti/plugins/rest/#step-rest.define.service'])
  expect(onClose).toHaveBeenCalled()
  expect(localStorage.getItem('wakamiti-searches')).toBe('["el servicio rest"]')
})

test('opening a row in another tab leaves the dialog open', async () => {
  await ask('el servicio rest')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getAllByRole('option')[0] as Element, { ctrlKey: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('Ctrl Enter copies the step and confirms it', async () => {
  await ask('el servicio rest')
  press('Enter', { ctrlKey: true })
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('el servicio REST {text}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Paso copiado'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a refused copy is reported', async () => {
  jest.mocked(navigator.clipboard.writeText).mockRejectedValueOnce(new Error('denied'))
  await ask('el servicio rest')
  press('Enter', { metaKey: true })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No se ha podido copiar'))
})

test('the results are announced after a pause', async () => {
  await ask('el servicio rest')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ pasos?, \d+ páginas?$/))
})

test('while a word is being composed, keys are left alone', async () => {
  await ask('el servicio')
  const before = active()
  fireEvent(
    field(),
    Object.assign(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true })),
  )
  expect(active()).toBe(before)
})

test('the wording of the other language is marked', async () => {
  await ask('the service does not use')
  const [row] = screen.getAllByRole('option')
  expect(row?.querySelector('[lang=en]')).toHaveTextContent('the service does not use authentication')
})

test('nothing found leads to the finder', async () => {
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) })
  await ask('xyzzy')
  expect(screen.getByRole('group', { name: 'Nada con «xyzzy».' })).toBeInTheDocument()
  expect(screen.getByRole('option')).toHaveAttribute('href', '/wakamiti/tools/step-finder/?q=xyzzy')
})

test('a recent search is searched again', async () => {
  localStorage.setItem('wakamiti-searches', '["tagFilter"]')
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  press('ArrowDown')
  press('Enter')
  expect(field()).toHaveValue('tagFilter')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Opciones' })).toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
})

test('without the text of the pages it reports that and still works', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.mocked(loadPagefind).mockRejectedValue(new Error('404'))
  await ask('instalacion')
  expect(screen.getByText(/El texto de las páginas no se ha podido cargar/)).toBeInTheDocument()
  expect(active()).toHaveAttribute('href', '/wakamiti/setup/installation/')
})

test('an index that a new build has replaced is fetched again', async () => {
  const missing = { search: () => Promise.reject(new Error('404')) }
  jest.mocked(loadPagefind).mockResolvedValueOnce(missing).mockResolvedValueOnce(missing)
  await ask('servicio')
  expect(forgetPagefind).toHaveBeenCalledWith('es')
  expect(screen.getByRole('option', { name: /Un apartado/ })).toHaveAttribute('href', '/wakamiti/x/#y')
})

test('without steps and options it reports that and searches the pages', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(loadRanker).mockRejectedValue(new Error('404'))
  await ask('servicio')
  expect(screen.getByText('No se han podido cargar los pasos ni las opciones.')).toBeInTheDocument()
  expect(active()).toHaveAttribute('href', '/wakamiti/x/#y')
})

test('a click on the backdrop closes it, a click inside does not', async () => {
  await ask('el servicio')
  fireEvent.click(field())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalled()
})

test('it is in the language of the document', async () => {
  document.documentElement.lang = 'en'
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'Search the documentation' })).toBeInTheDocument()
  expect(loadRanker).toHaveBeenCalledWith('en')
})

test('what was typed while it loaded is searched', async () => {
  render(<SearchDialog initialQuery="el servicio rest" onClose={onClose} />)
  await act(async () => undefined)
  expect(field()).toHaveValue('el servicio rest')
  expect(active()).toHaveAttribute('href', '/wakamiti/plugins/rest/#step-rest.define.service')
})
