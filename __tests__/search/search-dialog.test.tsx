/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { finish } from '@/lib/run-in-pieces'
import { completeRanker, loadRanker, loadTextRanker, prepareRanker } from '@/search/rank/rank-entries'
import { SearchDialog } from '@/search/search-dialog'
import { SEARCH_INDEX, SEARCH_TEXT } from './search-index-fixture'

jest.mock('@/search/rank/rank-entries', () => ({
  ...jest.requireActual('@/search/rank/rank-entries'),
  ...{ completeRanker: jest.fn(), loadRanker: jest.fn(), loadTextRanker: jest.fn() },
}))

const SEARCHES = 'wakamiti-searches'
const onClose = jest.fn()
const PLUGINS = { slug: '/plugins/', title: 'Plugins', section: 'A fondo', about: 'Todos.' }
const INDEX = { ...SEARCH_INDEX, pages: [...SEARCH_INDEX.pages, PLUGINS] }
const ranker = finish(prepareRanker(INDEX, 'es'))
const textRanker = finish(prepareRanker(INDEX, 'es', SEARCH_TEXT))

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
  jest.mocked(loadRanker).mockResolvedValue(ranker)
  jest.mocked(loadTextRanker).mockResolvedValue(textRanker)
  jest.mocked(completeRanker).mockReturnValue(undefined)
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

test('it opens over the page with the main pages, none of them active', async () => {
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'Buscar en la documentación' })).toHaveAttribute('open')
  const start = screen.getByRole('group', { name: 'Por dónde empezar' })
  expect(within(start).getByRole('option')).toHaveAttribute('href', '/wakamiti/plugins/')
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
  expect(localStorage.getItem(SEARCHES)).toBe('["el servicio rest"]')
})

test.each<[string, unknown, string[]]>([
  ['the last three', ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
  ['only texts', [1, 'timeout', null], ['timeout']],
  ['no text that is too long', ['x'.repeat(2_000_000)], []],
  ['nothing of another shape', { a: 1 }, []],
])('of stored searches it offers %s, above the main pages', async (_, stored, offered) => {
  localStorage.setItem(SEARCHES, JSON.stringify(stored))
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...offered,
    expect.stringContaining('Plugins'),
  ])
})

test('a recent search is searched again, and stored first without a duplicate', async () => {
  localStorage.setItem(SEARCHES, '["timeout", "tagFilter"]')
  render(<SearchDialog initialQuery="" onClose={onClose} />)
  await act(async () => undefined)
  fireEvent.click(screen.getByRole('option', { name: 'tagFilter' }))
  expect(field()).toHaveValue('tagFilter')
  await waitFor(() => expect(screen.getByText('wakamiti.', { exact: false })).toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press('Enter')
  expect(localStorage.getItem(SEARCHES)).toBe('["tagFilter","timeout"]')
})

test.each([
  ['a step', undefined, 'Copiado'],
  ['a refusal', new Error('denied'), 'No se ha podido copiar'],
])('Ctrl Enter copies the row and says so: %s', async (_, refusal, said) => {
  if (refusal) jest.mocked(navigator.clipboard.writeText).mockRejectedValueOnce(refusal)
  await ask('el servicio rest')
  press('Enter', { ctrlKey: true })
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('el servicio REST {text}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said))
  expect(onClose).not.toHaveBeenCalled()
})

test('opening a row in another tab leaves the dialog open', async () => {
  await ask('el servicio rest')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getAllByRole('option')[0] as Element, { ctrlKey: true })
  expect(onClose).not.toHaveBeenCalled()
})

test('the results are announced after a pause', async () => {
  await ask('el servicio rest')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ pasos?, \d+ páginas?$/))
})

test('keys are ignored while a word is being composed', async () => {
  await ask('el servicio')
  const before = active()
  fireEvent(
    field(),
    Object.assign(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, isComposing: true })),
  )
  expect(active()).toBe(before)
})

test('a sentence in the other language is marked', async () => {
  await ask('the service does not use')
  const [row] = screen.getAllByRole('option')
  expect(row?.querySelector('[lang=en]')).toHaveTextContent('the service does not use authentication')
})

test('without results, the finder is offered', async () => {
  await ask('xyzzy')
  expect(screen.getByRole('group', { name: 'Nada con «xyzzy».' })).toBeInTheDocument()
  expect(screen.getByRole('option')).toHaveAttribute('href', '/wakamiti/tools/step-finder/#q=xyzzy')
})

test('below all results, a link opens the step finder with the same query', async () => {
  await ask('el servicio rest')
  const last = within(screen.getByRole('group', { name: '¿Buscas un paso?' })).getByRole('option')
  expect(last).toHaveAttribute('href', '/wakamiti/tools/step-finder/#q=el+servicio+rest')
  expect(screen.getAllByRole('option').at(-1)).toBe(last)
})

test('when reopened, it has all results in its first frame', async () => {
  jest.mocked(completeRanker).mockReturnValue(textRanker)
  render(<SearchDialog initialQuery="red de la empresa" onClose={onClose} />)
  expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy')
  expect(active()).toHaveAttribute('href', '/wakamiti/setup/installation/#detras-de-un-proxy')
  await act(async () => undefined)
})

test('steps, options and titles are found while the text loads', async () => {
  jest.mocked(loadTextRanker).mockReturnValue(new Promise(() => undefined))
  render(<SearchDialog initialQuery="instalacion" onClose={onClose} />)
  await act(async () => undefined)
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  expect(active()).toHaveAttribute('href', '/wakamiti/setup/installation/')
})

test('if the text cannot be loaded, it says so and still works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(loadTextRanker).mockRejectedValue(new Error('404'))
  await ask('instalacion')
  expect(screen.getByText(/El texto no se ha podido cargar/)).toBeInTheDocument()
  expect(active()).toHaveAttribute('href', '/wakamiti/setup/installation/')
})

test('if the index cannot be loaded, it says so, and offers a retry and the finder', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const load of [loadRanker, loadTextRanker]) jest.mocked(load).mockRejectedValueOnce(new Error('404'))
  await ask('servicio')
  expect(screen.getByRole('group')).toHaveAccessibleName('El índice de búsqueda no se ha podido cargar.')
  expect(screen.getAllByRole('option').map((row) => row.getAttribute('href'))).toEqual([
    null,
    '/wakamiti/tools/step-finder/#q=servicio',
  ])
  fireEvent.click(screen.getByText('Volver a intentarlo'))
  await act(async () => undefined)
  expect(screen.getAllByRole('group')[0]).not.toHaveAccessibleName(/índice/)
})

describe('a large group', () => {
  const steps = Array.from({ length: 12 }, (_, at) => ({ ...SEARCH_INDEX.steps[0], id: `step.${at}` }))
  const many = finish(prepareRanker({ ...SEARCH_INDEX, steps } as typeof SEARCH_INDEX, 'es'))
  const shown = () => within(screen.getByRole('group', { name: 'Pasos' })).getAllByRole('option')

  beforeEach(async () => {
    jest.mocked(loadRanker).mockResolvedValue(many)
    jest.mocked(loadTextRanker).mockResolvedValue(many)
    await ask('servicio rest')
  })

  test('expands by its last row, and stays expanded until something else is typed', () => {
    const last = shown().at(-1) as HTMLElement
    expect(last).toHaveTextContent(/^Ver los \d+$/)
    fireEvent.click(last)
    expect(shown().length).toBeGreaterThan(6)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.change(field(), { target: { value: 'servicio res' } })
    expect(shown()).toHaveLength(6)
  })
})

describe('a result on the current page', () => {
  const open = async (path: string) => {
    history.replaceState(null, '', path)
    const card = document.createElement('section')
    card.id = 'step-rest.define.service'
    document.body.append(card)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await ask('el servicio rest')
    press('Enter')
    const isFocused = document.activeElement === card
    card.remove()
    history.replaceState(null, '', '/')
    return isFocused
  }

  test('takes the focus there', async () => {
    expect(await open('/wakamiti/plugins/rest/')).toBe(true)
  })

  test('takes it only on that page', async () => {
    expect(await open('/wakamiti/plugins/database/')).toBe(false)
  })
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

test('text typed while it loaded is searched', async () => {
  render(<SearchDialog initialQuery="el servicio rest" onClose={onClose} />)
  await act(async () => undefined)
  expect(field()).toHaveValue('el servicio rest')
  expect(active()).toHaveAttribute('href', '/wakamiti/plugins/rest/#step-rest.define.service')
})

test('a text that is too long is refused with a message, and the input keeps its text', async () => {
  await ask('el servicio')
  fireEvent.change(field(), { target: { value: 'a'.repeat(501) } })
  expect(field()).toHaveValue('el servicio')
  expect(screen.getByRole('status')).toHaveTextContent('caben 500 caracteres')
})
