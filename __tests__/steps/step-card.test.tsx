/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { copyText } from '@/article/code-blocks'
import { localize, translated } from '@/i18n/locale'
import { StepCard } from '@/steps/card/step-card'
import type { CatalogueStep } from '@/steps/step'

const STEP: CatalogueStep = {
  plugin: 'rest',
  id: 'rest.define.timeout',
  kind: 'definition',
  expression: { es: '(que) un timeout de {duration}', en: '(that) a timeout of {duration}' },
  arguments: [
    {
      name: 'unnamed',
      type: 'duration',
      description: translated({ es: 'Cuánto, como `5 segundos`', en: 'How long, `5 seconds`' }),
    },
  ],
  block: 'none',
  description: translated({ es: 'Fija `timeout`.', en: 'Sets `timeout`.' }),
  option: 'rest.timeout',
  warning: translated({ es: 'Cuidado con `0`.', en: 'Mind the `0`.' }),
}

const SENTENCE = [{ text: 'un timeout de ' }, { text: '5 segundos', family: 'time' as const }]

const show = (step: Partial<CatalogueStep> = {}, locale: 'es' | 'en' = 'es', children?: React.ReactNode) =>
  render(
    <StepCard step={{ ...STEP, ...step }} sentence={SENTENCE} locale={locale} level={4}>
      {children}
    </StepCard>,
  ).container.querySelector('section') as HTMLElement

test('the card has the anchor and the role of its step', () => {
  const card = show()
  expect(card.id).toBe('step-rest.define.timeout')
  expect(card.dataset).toMatchObject({ stepId: 'rest.define.timeout', kind: 'definition' })
  expect(card.querySelector('.gutter')?.textContent).toBe('Dado')
})

test('the heading is a sentence of the step with coloured values', () => {
  show()
  const heading = screen.getByRole('heading', { level: 4 })
  expect(heading.textContent).toBe('un timeout de 5 segundos')
  expect(heading.querySelector('.value.v-time')?.textContent).toBe('5 segundos')
})

test('the details show the expression in the language of the page, then in the other one', () => {
  const [own, other] = show({}, 'en').querySelectorAll('.more > .grammar')
  expect(own?.textContent).toBe('(that) a timeout of {duration} How to read this')
  expect(other?.textContent).toBe('(que) un timeout de {duration}')
  expect([own?.getAttribute('lang'), other?.getAttribute('lang')]).toEqual(['en', 'es'])
  expect(other?.querySelector('a')).toBeNull()
})

test('the details are closed by default', () => {
  expect(show().querySelector('details')?.open).toBe(false)
  const { container } = render(<StepCard step={STEP} sentence={SENTENCE} locale="es" level={4} isOpen />)
  expect(container.querySelector('details')?.open).toBe(true)
})

test.each([
  ['definition', 'Given'],
  ['action', 'When'],
  ['assertion', 'Then'],
] as const)('a step that is a %s is copied whole, with %s before it', (kind, keyword) => {
  const button = within(show({ kind }, 'en')).getByRole('button', { name: 'Copy the step' })
  expect(copyText(button)).toBe(`${keyword} un timeout de 5 segundos`)
})

test('it links to the finder', () => {
  const link = within(show({}, 'en')).getByRole('link', { name: 'Open in the finder' })
  expect(link.getAttribute('href')).toBe('/wakamiti/en/tools/step-finder/?step=rest.define.timeout')
})

test('in the finder itself, it has another link', () => {
  const link = <a href="/there">Ver</a>
  const { container } = render(<StepCard step={STEP} sentence={SENTENCE} locale="es" level={4} link={link} />)
  expect([...container.querySelectorAll('.step-foot > a')].map(({ textContent }) => textContent)).toEqual(['Ver'])
})

test('an unnamed argument is described in a sentence', () => {
  const argument = show().querySelector('.argument')
  expect(argument?.textContent).toBe('Qué se escribe: duration Cuánto, como 5 segundos')
  expect(argument?.querySelector('a')?.getAttribute('href')).toBe('/wakamiti/reference/data-types/#type-duration')
  expect(argument?.querySelector('code')?.textContent).toBe('5 segundos')
})

test('arguments with names are listed with their type and what to write', () => {
  const argument = (name: string, type: string, text: string) => ({ name, type, description: localize(() => text) })
  const list = show({ arguments: [argument('time', 'duration', 'Cuánto'), argument('name', 'text', 'Cuál')] })
  expect([...list.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'time duration',
    'Cuánto',
    'name text',
    'Cuál',
  ])
})

test('a step without arguments has no list of them', () => {
  for (const none of [[], undefined])
    expect(show({ arguments: none }).querySelector('.argument, .arguments')).toBeNull()
})

test('a warning, if any, is shown in a callout', () => {
  expect(show().querySelector('.callout.caution')?.textContent).toBe('AvisoCuidado con 0.')
  expect(show({ warning: undefined }).querySelector('.callout')).toBeNull()
})

test('the option that has the same effect, if any, is linked', () => {
  const link = show().querySelector('.step-foot span a')
  expect(link?.getAttribute('href')).toBe('/wakamiti/plugins/rest/#option-rest.timeout')
  expect(show({ option: undefined }).querySelector('.step-foot span')).toBeNull()
})

test('the card links to itself', () => {
  const link = within(show({}, 'en')).getByRole('link', { name: 'Link to this step' })
  expect(link.getAttribute('href')).toBe('/wakamiti/en/plugins/rest/#step-rest.define.timeout')
  expect(link.textContent).toBe('#')
})

test('the content of the page comes between the facts and the footer', () => {
  const card = show({}, 'es', <p className="prose">Más</p>)
  expect(card.querySelector('.more')?.lastElementChild?.previousElementSibling?.className).toBe('prose')
})

test.each([
  ['es', 'Desde 2.6.0'],
  ['en', 'Since 2.6.0'],
] as const)('in %s, the foot has the version that brought the step', (locale, text) => {
  expect(show({ since: '2.6.0' }, locale).querySelector('.step-foot')?.textContent).toContain(text)
  expect(show({}, locale).querySelector('.step-foot')?.textContent).not.toContain(text)
})
