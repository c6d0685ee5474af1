import { render, screen, within } from '@testing-library/react'
import { copyText } from '@/article/use-copy-buttons'
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
      description: { es: 'Cuánto, como `5 segundos`', en: 'How long, `5 seconds`' },
    },
  ],
  block: 'none',
  description: { es: 'Fija `timeout`.', en: 'Sets `timeout`.' },
  option: 'rest.timeout',
  warning: { es: 'Cuidado con `0`.', en: 'Mind the `0`.' },
}

const show = (step: Partial<CatalogueStep> = {}, locale: 'es' | 'en' = 'es', children?: React.ReactNode) =>
  render(
    <StepCard step={{ ...STEP, ...step }} locale={locale} level={4}>
      {children}
    </StepCard>,
  ).container.querySelector('section') as HTMLElement

test('the card has the anchor and the role of its step', () => {
  const card = show()
  expect(card.id).toBe('step-rest.define.timeout')
  expect(card.dataset).toMatchObject({ stepId: 'rest.define.timeout', kind: 'definition' })
  expect(card.querySelector('.gutter')?.textContent).toBe('Dado')
})

test('the expression is the heading, in the language of the page', () => {
  show({}, 'en')
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('(that) a timeout of {duration}')
})

test('the same step in the other language is marked as such', () => {
  const translation = show().querySelector('[lang="en"]')
  expect(translation?.textContent).toBe('(that) a timeout of {duration}')
  expect(translation?.querySelector('a')).toBeNull()
})

test('each expression can be copied on its own', () => {
  const card = show()
  const names = within(card)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Copiar el paso', 'Copiar el paso (EN)', 'Copiar con «Dado»'])
})

test.each([
  ['definition', 'Given'],
  ['action', 'When'],
  ['assertion', 'Then'],
] as const)('a step that is a %s can be copied with %s before it', (kind, keyword) => {
  const button = within(show({ kind }, 'en')).getByRole('button', { name: `Copy with “${keyword}”` })
  expect(copyText(button)).toBe(`${keyword} (that) a timeout of {duration}`)
})

test('it can be tried in the finder', () => {
  const link = within(show({}, 'en')).getByRole('link', { name: 'Open in the finder' })
  expect(link.getAttribute('href')).toBe('/wakamiti/en/tools/step-finder/?step=rest.define.timeout')
})

test('where it is in the finder already, another link stands there', () => {
  const { container } = render(<StepCard step={STEP} locale="es" level={4} link={<a href="/there">Ver</a>} />)
  expect([...container.querySelectorAll('.step-foot > a')].map((link) => link.textContent)).toEqual(['Ver', STEP.id])
})

test('arguments are listed with their type and what to write', () => {
  const card = show()
  const cells = [...card.querySelectorAll('[scope="row"], td')]
  expect(cells.map((cell) => cell.textContent)).toEqual(['único', 'duration', 'Cuánto, como 5 segundos'])
  expect(cells[1]?.querySelector('a')?.getAttribute('href')).toBe('/wakamiti/reference/data-types/#type-duration')
  expect(cells[2]?.querySelector('code')?.textContent).toBe('5 segundos')
})

test('an argument with a name goes by it', () => {
  const card = show({ arguments: [{ name: 'time', type: 'duration', description: { es: 'x', en: 'x' } }] })
  expect(card.querySelector('[scope="row"]')?.textContent).toBe('time')
})

test('a step without arguments has no table', () => {
  expect(show({ arguments: [] }).querySelector('table')).toBeNull()
  expect(show({ arguments: undefined }).querySelector('table')).toBeNull()
})

test('a warning is shown in a callout, and only where there is one', () => {
  expect(show().querySelector('.callout.caution')?.textContent).toBe('AvisoCuidado con 0.')
  expect(show({ warning: undefined }).querySelector('.callout')).toBeNull()
})

test('the option that sets the same thing is linked, and only where there is one', () => {
  const link = show().querySelector('.step-foot span a')
  expect(link?.getAttribute('href')).toBe('/wakamiti/plugins/rest/#option-rest.timeout')
  expect(show({ option: undefined }).querySelector('.step-foot span')).toBeNull()
})

test('the foot links to the card itself', () => {
  const link = show({}, 'en').querySelector('.permalink')
  expect(link?.getAttribute('href')).toBe('/wakamiti/en/plugins/rest/#step-rest.define.timeout')
  expect(link?.textContent).toBe('rest.define.timeout')
})

test('the content of the page is between the facts and the foot', () => {
  const card = show({}, 'es', <p className="prose">Más</p>)
  expect(card.lastElementChild?.previousElementSibling?.className).toBe('prose')
})
