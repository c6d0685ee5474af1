import { undo } from '@codemirror/commands'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadOptions } from '@/config/options/load-options'
import { ConfigChecker } from '@/tools/config-checker/config-checker'
import { CATALOGUE } from '../../config/catalogue-fixture'
import { editor, fileOf, installLayout, moveCursor, selected, textOf, write } from '../../editor/editor-fixture'

jest.mock('@/config/options/load-options')

const FAULTY = 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n'

beforeAll(installLayout)

beforeEach(() => {
  localStorage.clear()
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
})

afterEach(cleanup)

const text = () => textOf(editor())

const show = async (locale: 'es' | 'en' = 'es') => {
  render(<ConfigChecker locale={locale} />)
  await act(async () => undefined)
}

const status = () => screen.getByRole('status').textContent

const items = () => within(screen.getByRole('region', { name: 'Hallazgos' })).getAllByRole('listitem')

test('without text it explains what to do, and that nothing leaves the browser', async () => {
  await show()
  expect(screen.getByRole('region', { name: 'Hallazgos' }).textContent).toContain('Nada sale de tu navegador:')
  expect(text()).toBe('')
})

test('what is written is checked after a pause, and the count is announced', async () => {
  await show()
  await write(FAULTY)
  await waitFor(() => expect(status()).toBe('1 hallazgo1 opción leída'))
  expect(items()[0]?.textContent).toContain('Clave desconocida')
  expect(items()[0]?.textContent).toContain('¿Querías decir? tagFilter')
  expect(items()[0]?.textContent).toContain('línea 3, columna 3')
})

test('the words are those of the page’s language', async () => {
  await show('en')
  expect(editor().contentDOM.getAttribute('aria-label')).toBe('Contents of wakamiti.yaml')
  await write(FAULTY)
  await waitFor(() => expect(status()).toBe('1 finding1 option read'))
  expect(screen.getByRole('button', { name: /^Error: Unknown key/ })).toBeTruthy()
})

test('choosing a finding selects its words in the text', async () => {
  await show()
  await write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: /^Error: Clave desconocida/ }))
  expect(selected()).toBe('tagFiler')
  expect(items()[0]?.dataset.chosen).toBe('true')
})

test('putting the caret on a line chooses its finding', async () => {
  await show()
  await write(FAULTY)
  await screen.findByRole('button', { name: /^Error: Clave desconocida/ })
  await moveCursor(FAULTY.indexOf('smoke'))
  expect(screen.getByRole('button', { name: /^Error: Clave desconocida/ }).getAttribute('aria-current')).toBe('true')
})

test('applying a fix corrects the text and removes the finding', async () => {
  await show()
  await write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar: tagFilter' }))
  expect(text()).toBe(FAULTY.replace('tagFiler', 'tagFilter'))
  await waitFor(() => expect(screen.getByText('Todo en orden: 2 opciones')).toBeTruthy())
})

test('what was applied can be undone like typing', async () => {
  await show()
  await write(FAULTY)
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar: tagFilter' }))
  await act(async () => undo(editor()))
  expect(text()).toBe(FAULTY)
})

test('while somebody types, findings move with their words', async () => {
  await show()
  await write(FAULTY)
  await screen.findByRole('button', { name: 'Aplicar: tagFilter' })
  await write('# more\n', 0, 0)
  expect(items()[0]?.textContent).toContain('línea 4, columna 3')
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar: tagFilter' }))
  expect(text()).toBe(`# more\n${FAULTY}`.replace('tagFiler', 'tagFilter'))
})

test('a finding whose words are being changed is no longer shown', async () => {
  await show()
  await write(FAULTY)
  await screen.findByRole('button', { name: 'Aplicar: tagFilter' })
  await write('X', FAULTY.indexOf('Filer'), FAULTY.indexOf('iler'))
  expect(screen.queryByRole('button', { name: 'Aplicar: tagFilter' })).toBeNull()
})

test('F8 moves through the findings', async () => {
  await show()
  await write('wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n  strictTestCaseID: maybe\n')
  await waitFor(() => expect(items()).toHaveLength(2))
  const current = () => items().map((item) => item.querySelector('[data-line]')?.getAttribute('aria-current'))
  fireEvent.keyDown(items()[0] as HTMLElement, { key: 'F8' })
  expect(current()).toEqual(['true', 'false'])
  fireEvent.keyDown(items()[0] as HTMLElement, { key: 'F8', shiftKey: true })
  expect(current()).toEqual(['false', 'true'])
})

test('what was written is there again, until it is cleared', async () => {
  await show()
  await write(FAULTY)
  cleanup()
  await show()
  expect(text()).toBe(FAULTY)
  fireEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }))
  cleanup()
  await show()
  expect(text()).toBe('')
})

test('a file is opened from the button or dropped, whatever its line ends', async () => {
  await show()
  const file = fileOf('wakamiti.yaml', '\uFEFFwakamiti:\r\n  dryRun: true\r\n')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
  expect(text()).toBe('wakamiti:\n  dryRun: true\n')
  fireEvent.click(screen.getByRole('button', { name: 'Borrar el texto' }))
  expect(text()).toBe('')
  const list = screen.getByRole('region', { name: 'Hallazgos' })
  await act(async () => fireEvent.drop(list, { dataTransfer: { files: [file], types: ['Files'] } }))
  expect(text()).toBe('wakamiti:\n  dryRun: true\n')
})

test.each([
  ['a paste of 10 MB', 'x'.repeat(10_000_000), 'Se revisan hasta 100.000 caracteres.'],
  ['too many lines', 'ab\n'.repeat(3_001), 'Se revisan hasta 3.000 líneas.'],
  ['a line that is too long', 'x'.repeat(5_001), 'Cada línea puede tener hasta 5.000 caracteres.'],
])('%s leaves the text and names the limit', async (_, pasted, limit) => {
  await show()
  await write('wakamiti: {}')
  await write(pasted)
  expect(text()).toBe('wakamiti: {}')
  expect(screen.getByRole('alert').textContent).toBe(limit)
  await write('wakamiti:')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that is far too large is not even read', async () => {
  await show()
  const file = fileOf('wakamiti.yaml', 'a: 1', 10_000_000)
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
  expect(screen.getByRole('alert').textContent).toBe('wakamiti.yaml: Se revisan hasta 100.000 caracteres.')
  expect(file.arrayBuffer).not.toHaveBeenCalled()
})

test('of several files the configuration is opened', async () => {
  await show()
  const files = [fileOf('readme.md', '# A'), fileOf('wakamiti.yaml', 'wakamiti: {}')]
  const list = screen.getByRole('region', { name: 'Hallazgos' })
  await act(async () => fireEvent.drop(list, { dataTransfer: { files, types: ['Files'] } }))
  expect(text()).toBe('wakamiti: {}')
})

test('the findings are there as a report', async () => {
  await show()
  await write(FAULTY)
  await screen.findByRole('button', { name: 'Aplicar: tagFilter' })
  fireEvent.click(screen.getByRole('button', { name: 'Informe de hallazgos' }))
  const report = screen.getByRole('group', { name: 'Informe de hallazgos' })
  expect(report.textContent).toContain('- **Línea 3:3** Error: Clave desconocida (`unknown-key`).')
})

test('of two findings at one place none stays in the list when both are corrected', async () => {
  await show()
  const text = 'x: 1\nwakamiti:\n  resourceTypes: [gherkin]\n  jmeter: { proxy: { username: a } }\n'
  await write(text)
  await waitFor(() => expect(items()).toHaveLength(4))
  await write('', text.indexOf('  jmeter'), text.length)
  await waitFor(() => expect(items().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Clave')]))
})

test('only the empty editor offers an example, and the focus goes from there to the findings', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Probar con un ejemplo' }))
  expect(screen.queryByRole('button', { name: 'Probar con un ejemplo' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hallazgos' }))
})

test('the example shows findings of several kinds', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Probar con un ejemplo' }))
  await waitFor(() => expect(items().length).toBeGreaterThan(3))
})

test('a finding leads to the option or the plugin that it is about', async () => {
  await show()
  await write('wakamiti:\n  resourceTypes: [gherkin]\n  rest:\n    timeout: soon\n')
  const option = await screen.findByRole('link', { name: 'Ver la opción: rest.timeout' })
  expect(option.getAttribute('href')).toBe('/wakamiti/plugins/rest/#option-rest.timeout')
  expect(screen.getByRole('link', { name: 'Ver el plugin: rest' }).getAttribute('href')).toBe('/wakamiti/plugins/rest/')
})

test('a text without options is reported as such', async () => {
  await show()
  await write('# nothing')
  expect(await screen.findByText('El texto no tiene ninguna opción.')).toBeTruthy()
})

test('when the options cannot be loaded, it is reported and can be retried', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementationOnce(() => {})
  jest.mocked(loadOptions).mockRejectedValueOnce(new Error('offline'))
  await show()
  expect(reported).toHaveBeenCalledWith(new Error('offline'))
  expect(status()).toBe('No se han podido cargar las opciones.')
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
  await waitFor(() => expect(status()).toBe('Hallazgos'))
})
