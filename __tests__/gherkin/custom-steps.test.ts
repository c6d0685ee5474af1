import { createFeatureChecker } from '@/gherkin/check/check-feature'
import { declaredPattern, declaredStep, LONGEST_PATTERN, patternFault, withOwnSteps } from '@/gherkin/custom-steps'
import { catalogue, check, knowledgeWith } from './fixture'

const types = catalogue.dataTypes
const HEAD = '# language: es\nCaracterística: A\n  Escenario: B\n'

const found = (text: string, ...patterns: string[]) => check(text, createFeatureChecker(knowledgeWith(patterns)))

test('a declared step has no finding and counts as correct', () => {
  const text = `${HEAD}    Dado el pedido 'A-1' está ya pagado\n`
  expect(found(text).findings.map(({ code }) => code)).toEqual(['undefined'])
  expect(found(text, 'el pedido {id:text} está (ya) pagado')).toMatchObject({ findings: [], ok: 1, found: 1 })
})

test.each([
  ['library-steps', []],
  ['rest-step', ['module.unknown']],
])('with steps of the project, the module %s has the findings %j', (name, codes) => {
  const text = `# language: es\n# modules: ${name}\n${HEAD.slice(15)}    Dado un perro\n`
  expect(found(text, 'un perro').findings.map(({ code }) => code)).toEqual(codes)
})

test('an outline of declared steps is correct, too', () => {
  const text = `# language: es\nCaracterística: A\n  Esquema del escenario: B\n    Dado un <animal>\n    Ejemplos:\n      | animal |\n      | perro |\n`
  expect(found(text, 'un perro|gato').findings).toEqual([])
})

test('an invalid pattern matches nothing and breaks nothing', () => {
  const nested = '('.repeat(3_000) + ')'.repeat(3_000)
  expect(withOwnSteps(catalogue, ['a (b', nested].map(declaredStep))).toBe(catalogue)
})

test.each([
  ['', { code: 'empty', position: 0 }],
  ['  ', { code: 'empty', position: 0 }],
  ['pesa {x:kilos}', { code: 'unknown-type', position: 5 }],
  ['{a:text} y {a:text}', { code: 'duplicate-argument', position: 11 }],
  ['{a_b:text}', { code: 'invalid-argument-name', position: 0 }],
  ['uno (dos', { code: 'invalid-pattern', position: 0 }],
  ['el pedido {id:text} está (ya) pagado', undefined],
  [`${'('.repeat(3_000)}a${')'.repeat(3_000)}`, { code: 'too-long', position: LONGEST_PATTERN }],
  [`${'('.repeat(249)}a${')'.repeat(249)}`, undefined],
])('the pattern %j has the fault %j', (pattern, fault) => {
  expect(patternFault(pattern, types)).toEqual(fault)
})

test.each([
  ['mi perro ladra 3 veces', 'mi perro ladra {integer} veces'],
  ["el pedido 'A-1' tiene 3 líneas", 'el pedido {a:text} tiene {b:integer} líneas'],
  ['pesa 1,5 kilos (o más)', 'pesa {decimal} kilos \\(o más\\)'],
  [`va a https://a.example y a \${otra}`, 'va a {a:url} y a {b:word}'],
  ['sin valores', 'sin valores'],
])('the sentence %j is proposed as %j, which takes it', (sentence, pattern) => {
  expect(declaredPattern(sentence)).toBe(pattern)
  expect(found(`${HEAD}    Dado ${sentence}\n`, pattern).findings).toEqual([])
})

test.each([
  [
    'two declared steps',
    "el pedido 'A' está pagado",
    ['el pedido {text} está pagado', 'el pedido {text} está * pagado'],
  ],
  ['a declared step and a known one', "el servicio REST '/a'", ['el servicio REST {text}']],
])('a sentence that is %s is ambiguous', (_, sentence, patterns) => {
  expect(found(`${HEAD}    Dado ${sentence}\n`, ...patterns).findings).toMatchObject([{ code: 'ambiguous' }])
})
