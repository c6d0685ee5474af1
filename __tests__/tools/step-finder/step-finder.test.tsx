/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { STEP_LANGUAGES, translated } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { OWN_PROJECT, STEP_STRINGS } from '@/i18n/step-strings'
import type { StepCatalogue } from '@/steps/catalogue'
import { StepFinder } from '@/tools/step-finder/step-finder'
import { createRouter } from '../../router'

const mockRouter = createRouter()
jest.mock('next/router', () => ({ useRouter: () => mockRouter }))

const loaded = jest.fn<Promise<StepCatalogue>, []>()
jest.mock('@/steps/catalogue', () => ({
  ...jest.requireActual('@/steps/catalogue'),
  loadAsked: async () => ({ count: 0, packed: '' }),
}))
jest.mock('@/steps/catalogue', () => ({ ...jest.requireActual('@/steps/catalogue'), loadCatalogue: () => loaded() }))

const text = (es: string, en: string) => translated({ es, en })

/** Three steps of two plugins, enough for every kind of result. */
const CATALOGUE: StepCatalogue = {
  format: 1,
  engine: '1',
  plugins: ['rest', 'jmeter'].map((plugin) => ({
    plugin,
    name: text(plugin.toUpperCase(), plugin.toUpperCase()),
    category: 'steps',
    artifact: 'x',
    version: '1',
    modules: [`${plugin}-steps`],
  })),
  steps: [
    {
      id: 'rest.service',
      plugin: 'rest',
      kind: 'definition',
      expression: { es: 'el servicio REST {text}', en: 'the REST service {text}' },
      arguments: [{ name: 'unnamed', type: 'text', description: text('ruta', 'path') }],
      block: 'none',
      description: text('Da la ruta.', 'Gives the path.'),
    },
    ...(['rest', 'jmeter'] as const).map((plugin) => ({
      id: `${plugin}.none`,
      plugin,
      kind: 'definition' as const,
      expression: { es: 'el servicio no usa autenticación', en: 'the service does not use authentication' },
      block: 'none' as const,
      description: text('Sin autenticación.', 'Without authentication.'),
      fails: plugin === 'jmeter' ? STEP_LANGUAGES.slice(0, 1) : undefined,
    })),
  ],
  dataTypes: { types: [], assertions: [], matchers: [], durationUnits: [], metrics: [] },
}

const WITH_EXAMPLES: StepCatalogue = {
  ...CATALOGUE,
  dataTypes: {
    ...CATALOGUE.dataTypes,
    types: [
      { name: 'text', family: 'text', kind: 'value', description: text('', ''), examples: { any: ["'unnamed'"] } },
    ],
  },
}

afterEach(() => localStorage.clear())

const words = FINDER_STRINGS.es
const field = () => screen.getByRole('textbox', { name: words.field })

/** Renders the finder at an address and waits until it is ready. */
async function open(search: string, finder: ReactElement = <StepFinder locale="es" />) {
  history.replaceState(null, '', `/wakamiti/tools/step-finder/${search}`)
  loaded.mockResolvedValue(CATALOGUE)
  render(finder)
  await screen.findByRole('group', { name: FINDER_STRINGS.es.filters })
}

const type = (sentence: string) => fireEvent.change(field(), { target: { value: sentence } })

test('without a sentence, all steps are listed and open to their cards', async () => {
  await open('')
  expect(screen.getByRole('heading', { name: '3 pasos' })).toBeVisible()
  const [first] = screen.getAllByRole('group').filter((group) => group.tagName === 'DETAILS')
  expect(within(first as HTMLElement).queryByText('Da la ruta.')).toBeNull()
  ;(first as HTMLDetailsElement).open = true
  fireEvent(first as HTMLElement, new Event('toggle'))
  expect(await within(first as HTMLElement).findByText('Da la ruta.')).toBeInTheDocument()
})

test('a sentence that matches a step shows its card, with its value and the sentence once in each language', async () => {
  await open("?q=Dado+el+servicio+REST+'/users'")
  expect(screen.getAllByText(/^el servicio REST/)).toHaveLength(1)
  expect(screen.getAllByText(/^the REST service/)).toHaveLength(1)
  expect(screen.getByText('Da la ruta.')).toBeVisible()
  expect(screen.getByRole('heading', { name: words.match })).toBeVisible()
  expect(screen.getByText('/users', { selector: '.argument *' })).toBeVisible()
  const [translation] = screen.getAllByText(/^the REST service/)
  expect(translation?.closest('[lang=en]')).toHaveTextContent("the REST service '/users'")
  expect(screen.getByRole('link', { name: words.seeStep('REST') })).toHaveAttribute(
    'href',
    '/wakamiti/plugins/rest/#step-rest.service',
  )
})

test('steps of the reader’s project that the feature checker has read are found, too', async () => {
  const expression = text('el pedido está pagado', 'the order is paid')
  const steps = [{ key: 'order.paid', bundle: 'steps', expression }]
  localStorage.setItem('wakamiti-project-steps', JSON.stringify({ steps, files: 1 }))
  await open('?q=Entonces+el+pedido+está+pagado')
  expect(screen.getByRole('link', { name: words.seeStep(OWN_PROJECT.es) })).toHaveAttribute(
    'href',
    '/wakamiti/tools/feature-checker/#step-own.0.order.paid',
  )
})

test.each([
  ['es', "el servicio REST 'unnamed'"],
  ['en', "the REST service 'unnamed'"],
] as const)('the step in the address is shown with a sample sentence in %s', async (locale, sentence) => {
  history.replaceState(null, '', '/wakamiti/tools/step-finder/?step=rest.service')
  loaded.mockResolvedValue(WITH_EXAMPLES)
  render(<StepFinder locale={locale} />)
  expect(await screen.findByDisplayValue(sentence)).toBeVisible()
  expect(await screen.findByRole('heading', { name: FINDER_STRINGS[locale].match })).toBeVisible()
})

test('an unknown step in the address is ignored', async () => {
  await open('?step=no.such.step')
  expect(field()).toHaveValue('')
  expect(screen.getByRole('heading', { name: '3 pasos' })).toBeVisible()
})

test.each(words.examples)('the example %s can be pressed, which focuses the field', async (sentence) => {
  await open('')
  fireEvent.click(screen.getByRole('button', { name: sentence }))
  expect(field()).toHaveValue(sentence)
  expect(field()).toHaveFocus()
})

test('an ambiguous sentence lists its steps with the modules that tell them apart, and says which one always fails', async () => {
  await open('?q=el+servicio+no+usa+autenticaci%C3%B3n')
  expect(screen.getAllByText(STEP_STRINGS.es.alwaysFails)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: words.several })).toBeVisible()
  expect(screen.getByText('# modules: rest-steps')).toBeVisible()
  expect(screen.getByText('# modules: jmeter-steps')).toBeVisible()
})

test('a wrong sentence is explained, and its correction can be used', async () => {
  await open('')
  type('el servicio REST /users')
  expect(await screen.findByRole('heading', { name: words.near })).toBeVisible()
  const [nearest] = screen.getAllByRole('listitem')
  expect(within(nearest as HTMLElement).getByText('/users', { selector: 'del' })).toBeVisible()
  expect(within(nearest as HTMLElement).getByText('{text}', { selector: 'ins' })).toBeVisible()
  expect(nearest).toHaveTextContent("Va entre comillas. Escribe '/users'")
  fireEvent.click(within(nearest as HTMLElement).getByRole('button', { name: words.use }))
  expect(field()).toHaveValue("el servicio REST '/users'")
  expect(await screen.findByRole('heading', { name: words.match })).toBeVisible()
})

test('a sentence that is near no step shows where else to look', async () => {
  await open('?q=zzz+qqq')
  expect(screen.getByRole('heading', { name: words.nothing })).toBeVisible()
  expect(screen.getByRole('button', { name: words.searchFor('zzz qqq') })).toHaveAttribute('data-search', 'zzz qqq')
})

test('filters narrow the list, and can be removed when nothing is left', async () => {
  await open('?plugin=jmeter&kind=action')
  fireEvent.click(screen.getByRole('button', { name: words.removeFilters }))
  expect(field()).toHaveFocus()
  expect(await screen.findByRole('heading', { name: '3 pasos' })).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: /Plugin/ }), { target: { value: 'jmeter' } })
  expect(await screen.findByRole('heading', { name: '1 paso' })).toBeVisible()
})

test('without a match, the filters are mentioned', async () => {
  await open("?q=el+servicio+REST+'/a'&plugin=jmeter")
  expect(screen.getByText(words.filtered, { exact: false })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: words.removeFilters }))
  expect(await screen.findByRole('heading', { name: words.match })).toBeVisible()
})

test('the address follows the query, and Escape clears the sentence', async () => {
  await open('')
  jest.useFakeTimers()
  type('el servicio')
  act(() => jest.advanceTimersByTime(400))
  expect(location.hash).toBe('#q=el+servicio')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field()).toHaveValue('')
  act(() => jest.advanceTimersByTime(400))
  expect(location.search).toBe('')
  jest.useRealTimers()
})

test.each([
  ['another sentence', '', 'routeChangeComplete', '?q=el+servicio', 'el servicio'],
  ['the finder itself', '#q=el+servicio', 'hashChangeComplete', '', ''],
  ['an anchor', '#q=el+servicio', 'hashChangeComplete', '#main', 'el servicio'],
])('a link to %s changes the finder, from %j', async (_, before, event, address, text) => {
  await open(before)
  history.replaceState(null, '', `/wakamiti/tools/step-finder/${address}`)
  act(() => mockRouter.events.emit(event))
  expect(field()).toHaveValue(text)
})

test('a failure to load the steps is reported and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/')
  loaded.mockRejectedValueOnce(new Error('offline'))
  render(<StepFinder locale="es" />)
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed)
  loaded.mockResolvedValue(CATALOGUE)
  fireEvent.click(screen.getByRole('button', { name: SHELL_STRINGS.es.tryAgain }))
  expect(await screen.findByRole('heading', { name: '3 pasos' })).toBeVisible()
})

test('a text that is too long is refused with a message, and the field keeps its text', async () => {
  loaded.mockResolvedValue(CATALOGUE)
  await act(async () => void render(<StepFinder locale="en" />))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: 'the service' } })
  fireEvent.change(field, { target: { value: 'a'.repeat(501) } })
  expect(field.value).toBe('the service')
  expect(screen.getByRole('alert').textContent).toContain('500')
  fireEvent.change(field, { target: { value: 'a'.repeat(500) } })
  expect(screen.queryByRole('alert')).toBeNull()
})
