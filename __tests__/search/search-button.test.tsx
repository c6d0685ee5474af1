/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadDocument } from '@/navigation/recovery'
import { SearchButton, type SearchDialogProps } from '@/search/search-button'

jest.mock('@/navigation/recovery', () => ({
  ...jest.requireActual('@/navigation/recovery'),
  loadDocument: jest.fn(),
}))

const warmSearch = jest.fn()

const SearchDialog = ({ initialQuery, onClose }: SearchDialogProps) => (
  <div role="dialog">
    <input defaultValue={initialQuery} />
    <button type="button" onClick={onClose}>
      close
    </button>
  </div>
)

const load = jest.fn(async () => ({ SearchDialog, warmSearch }))

function show() {
  return render(
    <>
      <SearchButton locale="es" load={load} />
      <button type="button" data-search="">
        another
      </button>
      <button type="button" data-search="vaciar la tabla">
        <span>with words</span>
      </button>
    </>,
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})

afterEach(() => jest.restoreAllMocks())

const dialog = () => screen.queryByRole('dialog')
const settle = () => act(async () => undefined)
const button = () => screen.getByRole('button', { name: /Buscar pasos, opciones y páginas/ })
const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}

test('nothing is fetched before the button is hovered or focused', async () => {
  show()
  await settle()
  fireEvent.pointerOver(document.body)
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointerOver', 'focusIn'] as const)('on %s the search is fetched, not opened', async (event) => {
  show()
  fireEvent[event](button())
  await settle()
  expect(warmSearch).toHaveBeenCalled()
  expect(dialog()).toBeNull()
})

test('a click opens the search, closing removes it', async () => {
  show()
  fireEvent.click(button())
  await settle()
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(dialog()).toBeNull()
})

test.each([
  ['with words', 'vaciar la tabla'],
  ['another', ''],
])('the button "%s" opens it with the words "%s"', async (name, words) => {
  show()
  fireEvent.click(screen.getByText(name))
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', words)
})

test('a second click on a button with words keeps what was typed after them', async () => {
  show()
  fireEvent.click(screen.getByText('with words'))
  type('s')
  fireEvent.click(screen.getByText('with words'))
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'vaciar la tablas')
})

test.each([{ key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }, { key: '/' }])(
  'the key %j opens it and does nothing else',
  async (key) => {
    show()
    const isLeft = fireEvent.keyDown(document.body, key)
    await settle()
    expect(dialog()).not.toBeNull()
    expect(isLeft).toBe(false)
  },
)

test('other keys are ignored', async () => {
  show()
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true)
  await settle()
  expect(dialog()).toBeNull()
})

test('a slash in a text field is typed', async () => {
  show()
  fireEvent.click(button())
  await settle()
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' })).toBe(true)
})

test('a slash is typed in an editor in a shadow tree, too', async () => {
  const { container } = show()
  const shadow = container.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<div contenteditable><p></p></div>'
  const words = shadow.querySelector('p') as HTMLElement
  expect(fireEvent.keyDown(words, { key: '/', composed: true })).toBe(true)
  expect(fireEvent.keyDown(words, { key: 'k', ctrlKey: true, composed: true })).toBe(false)
  await settle()
})

test('text typed while the search loads is kept', async () => {
  show()
  type('/', 'a', '/', 'x', 'Backspace', 'b')
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'a/b')
})

test('another click while the search loads keeps what was typed', async () => {
  show()
  type('/', 'a')
  fireEvent.click(button())
  type('b')
  await settle()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ab')
})

test('Escape cancels the loading', async () => {
  show()
  type('/', 'a', 'Escape')
  await settle()
  expect(dialog()).toBeNull()
})

describe('when the script is missing', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    load.mockRejectedValueOnce(new Error('ChunkLoadError'))
  })

  const isOnline = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)
  const failed = () => screen.queryByRole('dialog', { name: 'La búsqueda no se ha podido cargar.' })

  test('the page reloads once, and the search reopens with what was typed', async () => {
    const first = show()
    type('/', 'a', 'b')
    await settle()
    expect(loadDocument).toHaveBeenCalledTimes(1)
    expect(dialog()).toBeNull()
    first.unmount()
    const second = show()
    await settle()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ab')
    second.unmount()
    show()
    await settle()
    expect(dialog()).toBeNull()
    expect(loadDocument).toHaveBeenCalledTimes(1)
  })

  test('when it is missing after the reload, too, the main pages are offered', async () => {
    sessionStorage.setItem('reopened-search', '"ab"')
    show()
    await settle()
    expect(loadDocument).not.toHaveBeenCalled()
    expect(failed()).not.toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/wakamiti/introduction/getting-started/',
      '/wakamiti/plugins/',
      '/wakamiti/setup/configuration/',
      '/wakamiti/tools/step-finder/',
      '/wakamiti/tools/feature-checker/',
    ])
  })

  test('offline, the page does not reload, and a retry opens the search with what was typed', async () => {
    isOnline(false)
    show()
    type('/', 'a')
    await settle()
    expect(loadDocument).not.toHaveBeenCalled()
    expect(failed()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
    await settle()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'a')
  })

  test('a failed prefetch shows nothing', async () => {
    show()
    fireEvent.pointerOver(button())
    await settle()
    expect(dialog()).toBeNull()
    expect(loadDocument).not.toHaveBeenCalled()
  })
})
