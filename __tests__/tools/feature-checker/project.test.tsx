/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { acceptCompletion, currentCompletions, startCompletion } from '@codemirror/autocomplete'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { loadOptions } from '@/config/options/option'
import { FeatureChecker } from '@/tools/feature-checker/feature-checker'
import { CATALOGUE } from '../../config/catalogue-fixture'
import { editor, fileOf, installLayout, moveCursor, textOf, write } from '../../editor/editor-fixture'
import { fewSteps, list, press, status, titles } from './feature-fixture'

jest.mock('@/config/options/option', () => ({
  ...jest.requireActual('@/config/options/option'),
  loadOptions: jest.fn(),
}))
jest.mock('@/steps/catalogue', () => ({
  ...jest.requireActual('@/steps/catalogue'),
  loadAsked: async () => ({ count: 0, packed: '' }),
}))
jest.mock('@/steps/catalogue', () => ({ ...jest.requireActual('@/steps/catalogue'), loadCatalogue: jest.fn() }))
const { loadCatalogue } = jest.requireMock<{ loadCatalogue: jest.Mock }>('@/steps/catalogue')

const DRAFT = 'wakamiti-feature-draft'

beforeAll(installLayout)

beforeEach(() => {
  localStorage.clear()
  loadCatalogue.mockReset().mockResolvedValue(fewSteps)
  jest.mocked(loadOptions).mockResolvedValue(CATALOGUE)
})

afterEach(cleanup)

const DEFINITION = '@definition\nFeature: A\n  @T1\n  Scenario: B\n    Given something\n'
const IMPLEMENTATION = "@implementation\nFeature: A\n  @T1\n  Scenario: B\n    Given the REST service '/a'\n"
const CONFIG = 'wakamiti:\n  resourceTypes: [gherkin]\n  idTagPattern: T\\d+\n'
/** Two arguments without quotes: two safe fixes. */
const UNQUOTED = 'Feature: C\n  Scenario: D\n    Given the REST service /a\n    And the REST service /b\n'

const files = () => screen.getByRole('region', { name: 'Files' })
const fileButtons = () => [...files().querySelectorAll<HTMLElement>('[data-file]')]
const heading = () => screen.getByRole('heading', { level: 2, name: /\./ }).textContent

async function open() {
  const page = render(<FeatureChecker locale="en" />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try an example' })).toBeVisible())
  return page
}

async function drop(...dropped: File[]) {
  const dataTransfer = { files: dropped, types: ['Files'] }
  await act(async () => fireEvent.drop(list().parentElement as HTMLElement, { dataTransfer }))
}

/** Drops files with these texts, and waits until all are checked. */
async function openProject(texts: Record<string, string>) {
  const page = await open()
  await drop(...Object.entries(texts).map(([name, text]) => fileOf(name, text)))
  await waitFor(() => expect(files().querySelector('[data-look=unchecked]')).toBeNull())
  return page
}

describe('a project', () => {
  test('is checked with the settings of its configuration', async () => {
    await openProject({ 'a.feature': DEFINITION, 'b.feature': IMPLEMENTATION, 'wakamiti.yaml': CONFIG })
    await waitFor(() => expect(within(files()).getByRole('status')).toHaveTextContent('3 files · 0 findings'))
    await press(/^wakamiti.yaml/)
    expect(heading()).toBe('wakamiti.yaml')
    await write(CONFIG.replace('T\\d+', 'X\\d+'))
    await waitFor(() => expect(within(files()).getByRole('status')).toHaveTextContent('3 files · 2 findings'))
  })

  test('has a report for each file, even for several without a name', async () => {
    const files = [DEFINITION, UNQUOTED].map((text) => ({ path: '', text }))
    localStorage.setItem(DRAFT, JSON.stringify({ files, chosen: 0 }))
    render(<FeatureChecker locale="en" />)
    await waitFor(() =>
      expect(fileButtons().map(({ textContent }) => textContent)).toEqual([
        'untitled.feature: 1 finding, warning1',
        'untitled.feature: 2 findings, error2',
      ]),
    )
  })

  test('keeps the text and the history of each file', async () => {
    await openProject({ 'a.feature': DEFINITION, 'b.feature': IMPLEMENTATION })
    await write('# mine\n', 0, 0)
    await press(/^b.feature/)
    expect(textOf(editor())).toBe(IMPLEMENTATION)
    await press(/^a.feature/)
    expect(textOf(editor())).toBe(`# mine\n${DEFINITION}`)
    await press('Undo the last change')
    expect(textOf(editor())).toBe(DEFINITION)
  })

  test('may only have so many files', async () => {
    await open()
    await drop(...Array.from({ length: 301 }, (_, index) => fileOf(`${index}.feature`, 'Feature: A')))
    await waitFor(() => expect(within(list()).getByRole('alert')).toHaveTextContent('Up to 300 files'))
    expect(screen.queryByRole('region', { name: 'Files' })).toBeNull()
  })

  test('is browsed with the arrow keys, and its list is a single tab stop', async () => {
    await openProject({ 'a.feature': DEFINITION, 'b.feature': IMPLEMENTATION, 'c.feature': UNQUOTED })
    const [first] = fileButtons()
    first?.focus()
    await act(async () => fireEvent.keyDown(first as HTMLElement, { key: 'End' }))
    expect(fileButtons()[2]).toHaveFocus()
    expect(fileButtons().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    await act(async () => fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Delete' }))
    expect(fileButtons().map(({ textContent }) => textContent?.slice(0, 9))).toEqual(['a.feature', 'b.feature'])
    expect(fileButtons()[1]).toHaveFocus()
  })

  test('keeps what was closed without being saved within reach, even on the next visit', async () => {
    const page = await openProject({ 'a.feature': DEFINITION, 'b.feature': IMPLEMENTATION, 'c.feature': UNQUOTED })
    await press('Close c.feature')
    expect(screen.queryByText(/^Your earlier draft/)).toBeNull()
    await write('# mine\n', 0, 0)
    await press('Close all')
    expect(textOf(editor())).toBe('')
    expect(screen.getByText('Your earlier draft (a.feature) is still saved.')).toBeVisible()
    page.unmount()
    await open()
    await press('Restore it')
    expect(textOf(editor())).toBe(`# mine\n${DEFINITION}`)
    expect(screen.queryByText(/^Your earlier draft/)).toBeNull()
  })

  test('has missing plugins reported in its configuration', async () => {
    await openProject({
      'a.feature': `${DEFINITION.replace('@definition\n', '')}    And the REST service '/a'\n    And the REST service '/b'\n`,
      'wakamiti.yaml': 'wakamiti:\n  resourceTypes: [gherkin]\n  modules: [database-steps]\n  tagFiler: x\n',
    })
    await waitFor(() => expect(fileButtons()[1]).toHaveTextContent('2 findings'))
    expect(fileButtons()[0]).toHaveTextContent('1 finding')
    await press(/^wakamiti.yaml/)
    expect(titles().map(({ dataset }) => dataset.line)).toEqual(['3', '4'])
    expect(screen.queryByRole('button', { name: 'Format' })).toBeNull()
    await press('Apply: tagFilter')
    expect(textOf(editor())).toContain('tagFilter')
    expect(list()).toHaveTextContent('Steps of REST that this list leaves out: 2 (the first: a.feature, line 5)')
    await press('Apply: , rest-steps')
    expect(textOf(editor())).toContain('modules: [database-steps, rest-steps]')
  })

  test('shows that a file has a finding in the configuration', async () => {
    await openProject({
      'a.feature': "Feature: A\n  Scenario: B\n    Given the REST service '/a'\n",
      'wakamiti.yaml': 'wakamiti:\n  resourceTypes: [gherkin]\n  modules: [database-steps]\n',
    })
    await waitFor(() => expect(fileButtons()[0]).toHaveTextContent('a.feature: with a finding in another file'))
    expect(list()).toHaveTextContent('The configuration leaves out plugins of these steps')
    expect(list()).not.toHaveTextContent('All in order')
  })

  test('stored by another tab is not overwritten by a tab that has changed nothing', async () => {
    const page = await open()
    localStorage.setItem('wakamiti-feature-draft', 'of another tab')
    window.dispatchEvent(new Event('pagehide'))
    page.unmount()
    expect(localStorage.getItem('wakamiti-feature-draft')).toBe('of another tab')
  })
})

test('the same mistake in many rows is one item of the list, with a button to move through them', async () => {
  await open()
  const rows = Array.from({ length: 300 }, () => '      | x |\n').join('')
  const steps = "    Given the REST service '/a'\n    Then the response HTTP code is <code>\n"
  await write(`Feature: A\n  Scenario Outline: B\n${steps}    Examples:\n      | code |\n${rows}`)
  await waitFor(() => expect(status()).toHaveTextContent('300 findings'))
  expect(titles()).toHaveLength(1)
  expect(list()).toHaveTextContent('Row 1 of the 300 with this mistake')
  expect(list()).not.toHaveTextContent('are shown')
  await press('Next row with this mistake')
  expect(list()).toHaveTextContent('Row 2 of the 300')
  expect(editor().state.doc.lineAt(editor().state.selection.main.head).number).toBe(8)
  await moveCursor(editor().state.doc.line(306).from)
  await press('Next row with this mistake')
  expect(titles()[0]).toHaveAttribute('data-line', '7')
})

test('completion replaces the rest of the line', async () => {
  await open()
  const text = 'Feature: A\n  Scenario: B\n    Then response code is 201\n'
  await write(text)
  await moveCursor(text.indexOf(' code'))
  startCompletion(editor())
  await waitFor(() => expect(currentCompletions(editor().state).length).toBeGreaterThan(1))
  // A list that has just opened ignores keys for a moment.
  await waitFor(() => expect(acceptCompletion(editor())).toBe(true))
  expect(textOf(editor())).not.toContain('201')
})

test('all safe fixes of a file are one undo step, and move the focus to the list', async () => {
  await open()
  await write(UNQUOTED)
  await waitFor(() => expect(status()).toHaveTextContent('2 findings'))
  screen.getByRole('button', { name: 'Apply the 2 safe fixes' }).focus()
  await press('Apply the 2 safe fixes')
  expect(textOf(editor())).toBe(UNQUOTED.replace('/a', "'/a'").replace('/b', "'/b'"))
  expect(screen.getByText('2 fixes applied. You can undo this in the editor.')).toBeVisible()
  await waitFor(() => expect(list()).toHaveFocus())
  await press('Undo the last change')
  expect(textOf(editor())).toBe(UNQUOTED)
})

describe('formatting', () => {
  test('is one undo step', async () => {
    await open()
    const text = "Feature: A\nScenario: B\nGiven the REST service '/a'\n"
    await write(text)
    await press('Format')
    await waitFor(() => expect(textOf(editor())).toBe("Feature: A\n  Scenario: B\n    Given the REST service '/a'\n"))
    expect(screen.getByText(/its tables are aligned/)).toBeVisible()
    await press('Format')
    await waitFor(() => expect(screen.getByText('The file was already formatted.')).toBeVisible())
    await press('Undo the last change')
    expect(textOf(editor())).toBe(text)
  })

  test('is refused until the text can be parsed', async () => {
    await open()
    const text = 'Feature: A\n  @a b\n  Scenario: B\n    Given something\n'
    await write(text)
    await waitFor(() => expect(titles().length).toBeGreaterThan(0))
    await press('Format')
    await waitFor(() => expect(screen.getByText(/^The file cannot be read/)).toBeVisible())
    expect(titles()[0]).toHaveAttribute('aria-current', 'true')
    expect(textOf(editor())).toBe(text)
  })
})
