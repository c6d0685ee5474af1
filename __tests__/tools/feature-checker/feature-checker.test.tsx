/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'yaml'
import { FeatureChecker } from '@/tools/feature-checker/feature-checker'
import { editor, installLayout, moveCursor, selected, textOf, write } from '../../editor/editor-fixture'
import { fewSteps, list, press, status, titles } from './feature-fixture'

jest.mock('@/steps/catalogue', () => ({
  ...jest.requireActual('@/steps/catalogue'),
  loadAsked: async () => ({ count: 0, packed: '' }),
}))
jest.mock('@/steps/catalogue', () => ({ ...jest.requireActual('@/steps/catalogue'), loadCatalogue: jest.fn() }))
const { loadCatalogue } = jest.requireMock<{ loadCatalogue: jest.Mock }>('@/steps/catalogue')

beforeAll(installLayout)

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/wakamiti/tools/feature-checker/')
  loadCatalogue.mockReset().mockResolvedValue(fewSteps)
})

afterEach(cleanup)

async function open(locale: 'es' | 'en' = 'es') {
  const page = render(<FeatureChecker locale={locale} />)
  await waitFor(() => expect(loadCatalogue).toHaveBeenCalled())
  return page
}

async function openExample() {
  await open()
  await press('Probar con un ejemplo')
  await waitFor(() => expect(status()).toHaveTextContent('3 hallazgos'))
}

test('screen readers only hear the report of the current text', async () => {
  await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Probar con un ejemplo' })).toBeVisible())
  // Long enough for a check of the empty text.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  const announced: (string | null)[] = []
  new MutationObserver(() => announced.push(status().textContent)).observe(list(), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await press('Probar con un ejemplo')
  await waitFor(() => expect(status()).toHaveTextContent('3 hallazgos'))
  await press('Borrar el texto')
  await write('Feature: A')
  await waitFor(() => expect(status()).toHaveTextContent('0 hallazgos'))
  expect([...new Set(announced)]).toEqual([
    'Revisando…',
    '3 hallazgos3 de 6 pasos correctos',
    'Hallazgos',
    '0 hallazgos',
  ])
})

test('an ambiguous sentence shows which of its steps fails in its language', async () => {
  await open('en')
  await write("# language: en\nFeature: A\n  Scenario: B\n    Given the file 'photos/ada.png' is deleted\n")
  await waitFor(() => expect(screen.getByText(/Always ends in error in English/)).toBeVisible())
})

test('a chosen finding is marked in the list and in the editor, and F8 moves on to the next', async () => {
  await openExample()
  const [first] = titles()
  await act(async () => fireEvent.click(first as HTMLElement))
  expect(first).toHaveAttribute('aria-current', 'true')
  expect(selected()).toBe('/users')
  expect(editor().dom.querySelectorAll('.cm-line.found-chosen')).toHaveLength(1)
  await act(async () => fireEvent.keyDown(first as HTMLElement, { key: 'F8' }))
  await waitFor(() => expect(titles()[1]).toHaveFocus())
})

test('the cursor chooses the finding on its line', async () => {
  await openExample()
  await moveCursor(editor().state.doc.line(9).from)
  expect(titles()[1]).toHaveAttribute('aria-current', 'true')
  await moveCursor(0)
  expect(titles().map((title) => title.getAttribute('aria-current'))).toEqual(['false', 'false', 'false'])
})

test('more near steps are shown on request', async () => {
  await openExample()
  const more = screen.getByText('Ver 3 más')
  const steps = () => more.parentElement?.querySelectorAll('li')
  expect(steps()).toHaveLength(0)
  fireEvent.click(more)
  await waitFor(() => expect(steps()).toHaveLength(3))
})

test('the plugins of a file are listed with the lines of their steps and the configuration that loads them', async () => {
  await openExample()
  expect(screen.getByRole('link', { name: 'REST' }).closest('li')).toHaveTextContent('REST4 pasos5131415')
  const block = parse(screen.getByRole('group', { name: 'wakamiti.yaml' }).textContent ?? '')
  expect(block.wakamiti.launcher.modules[0]).toMatch(/^es\.iti\.wakamiti:rest-wakamiti-plugin:/)
  await press('Línea 13')
  expect(editor().state.doc.lineAt(editor().state.selection.main.head).number).toBe(13)
})

test('the steps in use are counted by plugin, with their lines and as CSV', async () => {
  await openExample()
  await press('Estadísticas')
  const row = await screen.findByRole('row', { name: /REST.*\{url\}/ })
  fireEvent.click(within(row).getByRole('button', { name: 'Línea 5' }))
  expect(editor().state.doc.lineAt(editor().state.selection.main.head).number).toBe(5)
  expect(screen.getByRole('group', { name: 'CSV' })).toHaveTextContent(
    '1,1,1,rest,la URL base {url},rest.define.baseURL',
  )
})

test('a custom step is suggested, declared and removed', async () => {
  const page = await open()
  await write('# language: es\nCaracterística: A\n  Escenario: B\n    Dado que mi perro ladra 3 veces\n')
  await waitFor(() => expect(status()).toHaveTextContent('1 hallazgo'))
  await press('Es un paso mío')
  const field = screen.getByRole('textbox', { name: 'Expresión del paso' })
  expect(field).toHaveValue('mi perro ladra {integer} veces')
  await press('Añadir')
  await waitFor(() => expect(list()).toHaveTextContent('Todo en orden: 1 paso'))
  page.unmount()
  await open()
  await waitFor(() => expect(list()).toHaveTextContent('Todo en orden: 1 paso'))
  await press('Pasos tuyos')
  await press('Quitar mi perro ladra {integer} veces')
  await waitFor(() => expect(status()).toHaveTextContent('1 hallazgo'))
})

test.each([
  ['', 'Escribe la expresión.'],
  ['pesa {x:kilos}', 'Ese tipo de dato no existe. Carácter 6.'],
  ['uno (dos', 'Hay un paréntesis o una llave sin pareja.'],
])('the form explains what is wrong with the expression %j', async (pattern, fault) => {
  await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Probar con un ejemplo' })).toBeVisible())
  await press('Pasos tuyos')
  const field = screen.getByRole('textbox', { name: 'Expresión del paso' })
  fireEvent.change(field, { target: { value: pattern } })
  await waitFor(async () => {
    await press('Añadir')
    expect(screen.getByRole('alert')).toHaveTextContent(fault)
  })
  expect(field).toHaveAttribute('aria-invalid', 'true')
  fireEvent.change(field, { target: { value: 'x' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file is translated, with the reasons for what was not, and restored as it was', async () => {
  await open()
  const text = "# language: es\nCaracterística: A\n  Escenario: B\n    Dado el servicio REST '/a'\n    Y algo propio\n"
  await write(text)
  await waitFor(() => expect(status()).toHaveTextContent('1 hallazgo'))
  await press('Traducir al inglés')
  await waitFor(() => expect(screen.getByText('Antes de traducir hay que resolver 1 hallazgo:')).toBeVisible())
  await press('Traducir igualmente')
  await waitFor(() => expect(screen.getByText(/1 de 2 pasos traducidos/)).toBeVisible())
  expect(textOf(editor())).toContain("Given the REST service '/a'")
  expect(screen.getByText('And algo propio').closest('li')).toHaveTextContent(
    '5And algo propio: no es ningún paso conocido',
  )
  await waitFor(() => expect(list()).toHaveTextContent('Traducción: no es ningún paso conocido'))
  await press('Devolverlo al español')
  expect(textOf(editor())).toBe(text)
  expect(screen.queryByText(/pasos traducidos/)).toBeNull()
  expect(screen.getByText('El texto está como antes de traducirlo.')).toBeVisible()
})

test('a failure to load the steps is reported and can be retried', async () => {
  const said = jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  loadCatalogue.mockRejectedValueOnce(new Error('offline'))
  await open()
  expect(said).toHaveBeenCalledWith(new Error('offline'))
  await waitFor(() => expect(status()).toHaveTextContent('No se han podido cargar los pasos.'))
  await press('Volver a intentarlo')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Probar con un ejemplo' })).toBeVisible())
})
