import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadOptions } from '@/config/options/load-options'
import { ConfigChecker } from '@/tools/config-checker/config-checker'
import { CATALOGUE } from '../../config/catalogue-fixture'

jest.mock('@/config/options/load-options')

const FAULTY = 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n'

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
})

afterEach(cleanup)

const area = (name = 'Contenido de wakamiti.yaml') => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

const show = async (locale: 'es' | 'en' = 'es') => {
  render(<ConfigChecker locale={locale} />)
  await act(async () => undefined)
}

const write = (text: string) => fireEvent.change(area(), { target: { value: text } })

const status = () => screen.getByRole('status').textContent

const items = () => within(screen.getByRole('region', { name: 'Hallazgos' })).getAllByRole('listitem')

test('without text it says what to do, and that nothing leaves the browser', async () => {
  await show()
  expect(screen.getByRole('region', { name: 'Hallazgos' }).textContent).toContain('Nada sale de tu navegador.')
  expect(area().value).toBe('')
})

test('what is written is checked after a pause, and the count is announced', async () => {
  await show()
  write(FAULTY)
  await waitFor(() => expect(status()).toBe('1 hallazgo1 opción leída'))
  expect(items()[0]?.textContent).toContain('Clave desconocida')
  expect(items()[0]?.textContent).toContain('¿Querías decir? tagFilter')
  expect(items()[0]?.textContent).toContain('línea 3, columna 3')
})

test('the words are those of the page’s language', async () => {
  await show('en')
  fireEvent.change(area('Contents of wakamiti.yaml'), { target: { value: FAULTY } })
  await waitFor(() => expect(status()).toBe('1 finding1 option read'))
  expect(screen.getByRole('button', { name: /^Error: Unknown key/ })).toBeTruthy()
})

test('choosing a finding selects its words in the text', async () => {
  await show()
  write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: /^Error: Clave desconocida/ }))
  const { selectionStart, selectionEnd } = area()
  expect(area().value.slice(selectionStart, selectionEnd)).toBe('tagFiler')
  expect(items()[0]?.dataset.chosen).toBe('true')
})

test('putting the caret on a line chooses its finding', async () => {
  await show()
  write(FAULTY)
  await screen.findByRole('button', { name: /^Error: Clave desconocida/ })
  area().setSelectionRange(FAULTY.indexOf('smoke'), FAULTY.indexOf('smoke'))
  fireEvent.select(area())
  expect(screen.getByRole('button', { name: /^Error: Clave desconocida/ }).getAttribute('aria-current')).toBe('true')
})

test('applying writes what was meant, and the finding is gone', async () => {
  await show()
  write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar: tagFilter' }))
  expect(area().value).toBe(FAULTY.replace('tagFiler', 'tagFilter'))
  await waitFor(() => expect(screen.getByText('Todo en orden: 2 opciones')).toBeTruthy())
})

test('where the browser can type, applying can be undone like typing', async () => {
  const typed = jest.fn((_command: string, _isShown?: boolean, text?: string) => {
    fireEvent.change(area(), { target: { value: `typed ${text}` } })
    return true
  })
  Object.assign(document, { execCommand: typed })
  await show()
  write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar: tagFilter' }))
  expect(typed).toHaveBeenCalledWith('insertText', false, 'tagFilter')
  expect(area().value).toBe('typed tagFilter')
  Reflect.deleteProperty(document, 'execCommand')
})

test('while somebody types, findings go with their words', async () => {
  await show()
  write(FAULTY)
  await screen.findByRole('button', { name: 'Aplicar: tagFilter' })
  write(`# more\n${FAULTY}`)
  expect(items()[0]?.textContent).toContain('línea 4, columna 3')
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar: tagFilter' }))
  expect(area().value).toBe(`# more\n${FAULTY}`.replace('tagFiler', 'tagFilter'))
})

test('a finding whose words are being changed is no longer told', async () => {
  await show()
  write(FAULTY)
  await screen.findByRole('button', { name: 'Aplicar: tagFilter' })
  write(FAULTY.replace('tagFiler', 'tagXiler'))
  expect(screen.queryByRole('button', { name: 'Aplicar: tagFilter' })).toBeNull()
})

test('F8 goes through the findings', async () => {
  await show()
  write('wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n  strictTestCaseID: maybe\n')
  await waitFor(() => expect(items()).toHaveLength(2))
  const current = () => items().map((item) => item.querySelector('[data-line]')?.getAttribute('aria-current'))
  fireEvent.keyDown(area(), { key: 'F8' })
  expect(current()).toEqual(['true', 'false'])
  fireEvent.keyDown(area(), { key: 'F8', shiftKey: true })
  expect(current()).toEqual(['false', 'true'])
})

test('what was written is there again, until it is cleared', async () => {
  await show()
  write(FAULTY)
  cleanup()
  await show()
  expect(area().value).toBe(FAULTY)
  fireEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }))
  cleanup()
  await show()
  expect(area().value).toBe('')
})

test('a file is opened from the button or dropped', async () => {
  await show()
  const file = new File(['\uFEFFwakamiti:\r\n  dryRun: true\r\n'], 'wakamiti.yaml')
  file.text = async () => '\uFEFFwakamiti:\r\n  dryRun: true\r\n'
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
  expect(area().value).toBe('wakamiti:\n  dryRun: true\n')
  fireEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }))
  expect(area().value).toBe('')
  await act(async () => fireEvent.drop(area(), { dataTransfer: { files: [file], types: ['Files'] } }))
  expect(area().value).toBe('wakamiti:\n  dryRun: true\n')
})

test('a paste that is too large leaves the text and names the limit', async () => {
  await show()
  write('wakamiti: {}')
  fireEvent.paste(area(), { clipboardData: { getData: () => 'x'.repeat(10_000_000) } })
  expect(area().value).toBe('wakamiti: {}')
  expect(screen.getByRole('alert').textContent).toBe('Se revisan hasta 100.000 caracteres.')
  write('wakamiti:')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the example shows findings of several kinds', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Probar con un ejemplo' }))
  await waitFor(() => expect(items().length).toBeGreaterThan(3))
})

test('a finding leads to the option or the plugin that it is about', async () => {
  await show()
  write('wakamiti:\n  resourceTypes: [gherkin]\n  rest:\n    timeout: soon\n')
  const option = await screen.findByRole('link', { name: 'Ver la opción: rest.timeout' })
  expect(option.getAttribute('href')).toBe('/wakamiti/plugins/rest/#option-rest.timeout')
  expect(screen.getByRole('link', { name: 'Ver el plugin: rest' }).getAttribute('href')).toBe('/wakamiti/plugins/rest/')
})

test('a text without options says so', async () => {
  await show()
  write('# nothing')
  expect(await screen.findByText('El texto no tiene ninguna opción.')).toBeTruthy()
})

test('when the options cannot be loaded, it says so and tries again', async () => {
  const said = jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  jest.mocked(loadOptions).mockRejectedValueOnce(new Error('offline'))
  await show()
  expect(said).toHaveBeenCalledWith(new Error('offline'))
  expect(status()).toBe('No se han podido cargar las opciones.')
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
  await waitFor(() => expect(status()).toBe('Hallazgos'))
})
