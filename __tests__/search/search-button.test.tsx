import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchButton } from '@/search/search-button'

const warmSearch = jest.fn()

jest.mock('@/search/search-dialog', () => ({
  warmSearch: () => warmSearch(),
  SearchDialog: ({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <input />
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  ),
}))

beforeEach(() => {
  warmSearch.mockClear()
  render(
    <>
      <SearchButton locale="es" />
      <button type="button" data-search="">
        another
      </button>
    </>,
  )
})

const dialog = () => screen.queryByRole('dialog')
const settle = () => act(async () => undefined)
const button = () => screen.getByRole('button', { name: /Buscar pasos, opciones y páginas/ })

test('nothing is fetched before the reader comes near', async () => {
  await settle()
  fireEvent.pointerOver(document.body)
  await settle()
  expect(warmSearch).not.toHaveBeenCalled()
})

test.each(['pointerOver', 'focusIn'] as const)('on %s the search is fetched, not opened', async (event) => {
  fireEvent[event](button())
  await settle()
  expect(warmSearch).toHaveBeenCalled()
  expect(dialog()).toBeNull()
})

test('a click opens it, closing takes it away', async () => {
  fireEvent.click(button())
  await settle()
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(dialog()).toBeNull()
})

test('any other way into the search opens it, too', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'another' }))
  await settle()
  expect(dialog()).not.toBeNull()
})

test.each([{ key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }, { key: '/' }])(
  'the key %j opens it and does nothing else',
  async (key) => {
    const isLeft = fireEvent.keyDown(document.body, key)
    await settle()
    expect(dialog()).not.toBeNull()
    expect(isLeft).toBe(false)
  },
)

test('other keys are left alone', async () => {
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true)
  await settle()
  expect(dialog()).toBeNull()
})

test('a slash that is written stays one', async () => {
  fireEvent.click(button())
  await settle()
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' })).toBe(true)
})
