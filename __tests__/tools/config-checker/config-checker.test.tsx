/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadOptions } from '@/config/options/option'
import { placedFindings } from '@/editor/placed-findings'
import { ConfigChecker } from '@/tools/config-checker/config-checker'
import { CATALOGUE } from '../../config/catalogue-fixture'
import { editor, fileOf, installLayout, textOf, write } from '../../editor/editor-fixture'

jest.mock('@/config/options/option', () => ({
  ...jest.requireActual('@/config/options/option'),
  loadOptions: jest.fn(),
}))

const FAULTY = 'wakamiti:\n  resourceTypes: [gherkin]\n  tagFiler: smoke\n'

beforeAll(installLayout)

beforeEach(() => {
  localStorage.clear()
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
})

afterEach(cleanup)

const text = () => textOf(editor())

const show = async () => {
  render(<ConfigChecker locale="es" />)
  await act(async () => undefined)
}

const items = () => within(screen.getByRole('region', { name: 'Hallazgos' })).queryAllByRole('listitem')

test('an empty checker explains what to do, and that nothing leaves the browser', async () => {
  await show()
  expect(screen.getByRole('region', { name: 'Hallazgos' }).textContent).toContain('Nada sale de tu navegador:')
  expect(text()).toBe('')
})

test.each([
  ['a paste of 10 MB', 'x'.repeat(10_000_000)],
  ['too many lines', 'ab\n'.repeat(3_001)],
  ['a line that is too long', 'x'.repeat(5_001)],
])('%s is refused with the limits, and the text stays', async (_, pasted) => {
  await show()
  await write('wakamiti: {}')
  await write(pasted)
  expect(text()).toBe('wakamiti: {}')
  expect(screen.getByRole('alert').textContent).toBe(
    'Se revisan hasta 100.000 caracteres y 3.000 líneas, de hasta 5.000 caracteres cada una.',
  )
  await write('wakamiti:')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the configuration among several files is opened', async () => {
  await show()
  const files = [fileOf('readme.md', '# A'), fileOf('wakamiti.yaml', 'wakamiti: {}')]
  const list = screen.getByRole('region', { name: 'Hallazgos' })
  await act(async () => fireEvent.drop(list, { dataTransfer: { files, types: ['Files'] } }))
  expect(text()).toBe('wakamiti: {}')
})

test('the list and the editor get the findings at once, so that no fix of an earlier check can be applied', async () => {
  await show()
  const view = editor()
  const dispatch = view.dispatch.bind(view)
  const listed: number[] = []
  jest.spyOn(view, 'dispatch').mockImplementation((...specs: Parameters<typeof dispatch>) => {
    dispatch(...specs)
    if (placedFindings(view.state).length > 0) queueMicrotask(() => listed.push(items().length))
  })
  await write(FAULTY)
  await waitFor(() => expect(listed).not.toEqual([]))
  expect(listed[0]).toBe(1)
})

test('a finding links to its option or plugin', async () => {
  await show()
  await write('wakamiti:\n  resourceTypes: [gherkin]\n  rest:\n    timeout: soon\n')
  const option = await screen.findByRole('link', { name: 'Ver la opción: rest.timeout' })
  expect(option.getAttribute('href')).toBe('/wakamiti/plugins/rest/#option-rest.timeout')
  expect(screen.getByRole('link', { name: 'Ver el plugin: rest' }).getAttribute('href')).toBe('/wakamiti/plugins/rest/')
})
