import { declaredStep, quickSteps, readOwnSteps, withOwnSteps } from '@/gherkin/custom-steps'
import { createFeatureEngine } from '@/gherkin/feature-engine'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { placeAt } from '@/lib/finding'
import { catalogue, readCases } from '../fixture'

interface Case {
  name: string
  settings?: FeatureSettings
  sources: Record<string, string>
  steps: string[]
  features?: Record<string, string>
  findings?: string[]
}

const sourcesOf = (sources: Record<string, string>) => Object.entries(sources).map(([path, text]) => ({ path, text }))

test.each(readCases<Case[]>('gherkin/project/own-projects.yaml'))(
  '$name',
  ({ sources, steps, features = {}, settings, findings = [] }) => {
    const own = readOwnSteps(sourcesOf(sources)).steps
    const read = own.map(({ key, block = '?', expression: { es, en } }) => `${key} ${block} | ${es} | ${en}`)
    expect(read).toEqual(steps)
    const files = Object.entries(features).map(([name, text]) => ({ name, text }))
    const report = createFeatureEngine(withOwnSteps(catalogue, own)).checkProject(files, settings)
    const found = [...report].flatMap(([name, one]) =>
      one.findings.map(({ code, from }) => `${name}:${placeAt(features[name] ?? '', from).line} ${code}`),
    )
    expect(found).toEqual(findings)
  },
)

const SHOP = sourcesOf({
  'shop_steps_es.properties': 'paid=el pedido {id:text} está pagado\nalone=la luna está llena',
  'shop_steps_en.properties': 'paid=the order {id:text} is paid',
  'Shop.java': '@I18nResource("shop_steps") class Shop { @Step("paid") void a() {} @Step("alone") void b() {} }',
  'Other.java': 'class Other {}',
})

test('own steps are suggested, translated, and counted with the files that define them; they need no plugin', () => {
  const { steps, files } = readOwnSteps(SHOP)
  expect([steps.length, files]).toEqual([2, 3])
  const engine = createFeatureEngine(withOwnSteps(catalogue, steps))
  const text = "Feature: A\n  Scenario: B\n    Given the order 'A-1' is pyaid\n"
  const [finding] = engine.check(text).findings
  expect(finding?.fixes[0]?.edits[0]?.insert).toBe("the order 'A-1' is paid")
  const right = text.replace('pyaid', 'paid')
  expect(engine.check(right)).toMatchObject({ findings: [], ok: 1, plugins: [] })
  expect(engine.translate(right).text).toContain("el pedido 'A-1' está pagado")
  const { notes } = engine.translate('# language: es\nCaracterística: A\n  Escenario: B\n    Dado la luna está llena\n')
  expect(notes.map(({ reason }) => reason)).toEqual([])
})

test('steps that may take forever to match are dropped where matching cannot be stopped', () => {
  const slow = ['(\\w+ *)+', '* of * of *', '(a )(b )(c )(d )(e )(f )(g )(h )(i )j', 'a?a?a?a'].map(declaredStep)
  const quick = ['el pedido {id:text} está (ya) pagado', 'the colour of * is *'].map(declaredStep)
  const { steps } = withOwnSteps(catalogue, [...slow, ...quick])
  expect(quickSteps(steps).flatMap(({ own, expression }) => (own ? expression.en : []))).toEqual(
    quick.map(({ key }) => key),
  )
})

test('without own steps, the catalogue is the same object', () => {
  expect(withOwnSteps(catalogue, [])).toBe(catalogue)
})
