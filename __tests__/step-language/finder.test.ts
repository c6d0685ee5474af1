import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import type { FinderState } from '@/step-language/finder'
import { type FinderAnswer, findSteps } from '@/step-language/finder'
import { prepareKnowledge } from '@/step-language/step-knowledge'
import { createMatcher } from '@/steps/expression/step-expression'
import { announcementOf } from '@/tools/step-finder/finder-result'
import { testAsked, testFinder } from './test-finder'

const finder = testFinder()
const { catalogue, match } = finder
const ask = (state: Partial<FinderState>, fallback: StepLanguage = 'es') =>
  findSteps({ text: '', ...state }, finder, fallback)

const idsOf = (answer: FinderAnswer): string[] => {
  if (answer.kind === 'browse') return answer.steps.map(({ id }) => id)
  return answer.kind === 'match' ? answer.matches.map(({ step }) => step.id) : answer.near.map(({ step }) => step.id)
}

test('without a sentence, all steps that pass the filters are listed', () => {
  expect(idsOf(ask({}))).toHaveLength(catalogue.steps.length)
  expect(idsOf(ask({ text: '  ', plugin: 'groovy' }))).toEqual(['groovy.execute'])
})

test.each<[Partial<FinderState>, string, string]>([
  [{ plugin: 'rest' }, 'rest.define.service', 'db.assert.table.empty'],
  [{ kind: 'assertion' }, 'db.assert.table.empty', 'rest.define.service'],
  [{ type: 'place' }, 'rest.define.baseURL', 'rest.define.service'],
  [{ plugin: 'jmeter', kind: 'definition', type: 'place' }, 'jmeter.define.proxy', 'jmeter.define.timeout'],
])('the filters %j only let their own steps through', (filters, inside, outside) => {
  expect(idsOf(ask(filters))).toContain(inside)
  expect(idsOf(ask(filters))).not.toContain(outside)
})

test('a sentence matches its step with or without a keyword', () => {
  for (const text of [
    'la tabla LIBROS está vacía',
    'Entonces la tabla LIBROS está vacía',
    '  * la tabla LIBROS está vacía',
    'la tabla LIBROS está vacía {"a": 1} | id | | 1 |',
  ]) {
    const answer = ask({ text })
    expect([answer.kind, idsOf(answer)]).toEqual(['match', ['db.assert.table.empty']])
  }
})

test('a sentence matches all of its steps, unless a filter excludes some', () => {
  const text = 'la URL base https://example.org'
  expect(idsOf(ask({ text }))).toEqual(['jmeter.define.baseURL', 'rest.define.baseURL'])
  expect(idsOf(ask({ text, plugin: 'rest' }))).toEqual(['rest.define.baseURL'])
})

const NO_VALUES: [StepLanguage, string, string][] = [
  ['en', 'put the jwt in the header', 'header'],
  ['en', 'send the token in a header', 'header'],
  ['en', 'log in with a user and password', 'user'],
  ['en', 'read the queue', 'read'],
  ['en', 'look for an email with the subject', 'subject'],
  ['en', 'put the rows back after the test', 'after'],
  ['es', 'inicia sesión con usuario y contraseña', 'usuario'],
]

test.each(NO_VALUES)('%s: in «%s» no step takes «%s» as a value', (locale, text, word) => {
  const answer = ask({ text }, locale)
  const drafts = answer.kind === 'near' ? answer.near.slice(0, 3).map(({ draft }) => draft) : []
  expect(drafts).not.toHaveLength(0)
  for (const draft of drafts) expect(draft).not.toMatch(new RegExp(`['" ]${word}'`))
})

const meantBy = (text: string, state: Partial<FinderState> = {}): string[] => {
  const answer = ask({ ...state, text })
  return answer.kind === 'match' ? answer.meant.map(({ step }) => step.id) : ['none']
}

test.each<[string, string]>([
  ['se elimina el fichero "a.txt"', 'io.action.delete'],
  ['se elimina el libro de la tabla LIBROS', 'db.action.delete.from.data'],
  ["the file 'a.txt' from before is deleted", 'io.action.delete'],
])('«%s» matches only by free words, and %s may have been meant', (text, id) => {
  expect(meantBy(text)).toContain(id)
  expect(meantBy(text).length).toBeLessThanOrEqual(3)
  expect(meantBy(text, { plugin: 'rest' }).filter((other) => !other.startsWith('rest.'))).toEqual([])
})

test('a negation is not taken for the name of a table', () =>
  expect(meantBy('la tabla no está vacía')).toContain('db.assert.table.not.empty'))

test.each([
  'se elimina el usuario',
  'the user Bob is deleted',
  // The step has no free words.
  'la tabla LIBROS está vacía',
])('«%s» matches what was meant', (text) => {
  expect(meantBy(text)).toEqual([])
})

const sentencesFor = (text: string, locale: StepLanguage, id: string): string[] => {
  const answer = ask({ text, lang: locale })
  const near = answer.kind === 'near' ? answer.near : []
  return near.filter(({ step }) => step.id === id).map(({ draft }) => draft)
}

test.each<[string, StepLanguage, string, string]>([
  ['the response status is 404', 'en', 'rest.assert.response.HTTP.code', 'the response HTTP code is 404'],
  ['la api tiene que devolver 404', 'es', 'rest.assert.response.HTTP.code', 'el código de respuesta HTTP es 404'],
  ['el correo tiene tres adjuntos', 'es', 'email.assert.attachment.number', 'el número de adjuntos en el correo es 3'],
  ['nothing is published', 'en', 'amqp.check.received.none', 'no message is received within {duration:duration}'],
  [
    "within less than 10 seconds no row of users where status is 'old'",
    'en',
    'db.assert.table.not.exists.row.one.column.async',
    "the item having status = 'old' do not exist in the table users in 10 seconds",
  ],
  ['la tabla pedidos no tiene datos', 'es', 'db.assert.table.empty', 'la tabla pedidos está vacía'],
  ['vaciar la tabla de visitas', 'es', 'db.action.clear.table.all', 'se limpia la tabla visitas'],
  ['esperar 500 ms', 'es', 'amqp.send.await', 'se espera durante 500 milisegundos'],
  ["copio el fichero 'a' a 'b'", 'es', 'io.action.copy.file', "el fichero 'a' se copia al fichero 'b'"],
  ['borro el directorio tmp/descargas', 'es', 'io.action.delete', "el directorio 'tmp/descargas' se elimina"],
  ["rename to 'b' the file 'a'", 'en', 'io.action.move.file', "the file 'a' is moved to file 'b'"],
  [
    "con clave 's3cr3t' y usuario 'ana'",
    'es',
    'rest.define.auth.basic',
    "el servicio usa autenticación básica con las credenciales 'ana':'s3cr3t'",
  ],
  ['how do I wait 5 seconds', 'en', 'amqp.send.await', 'wait for 5 seconds'],
  ['wait until the file appears', 'en', 'io.action.wait.file.creation', 'the file {file} creation is awaited'],
  [
    'espera a que aparezca el fichero',
    'es',
    'io.action.wait.file.creation',
    'se espera a que el fichero {file} se cree',
  ],
  [
    'there should be no row with email a@b.c in table users',
    'en',
    'db.assert.table.not.exists.row.one.column',
    "the item having email = 'a@b.c' do not exist in the table users",
  ],
  ['hago un GET a /libros', 'es', 'rest.execute.GET.subject', 'se consulta el elemento'],
  ['obtener el libro', 'es', 'rest.execute.GET.subject', 'se consulta el libro'],
  ['update the book', 'en', 'rest.execute.PATCH.subject.from.document', 'the book is patched with the following data:'],
  ['borrar la tabla pedidos', 'es', 'db.action.delete.from.data', 'se ha eliminado lo siguiente de la tabla pedidos:'],
  [
    "en la tabla usuarios hay un registro con nombre = 'Ana'",
    'es',
    'db.assert.table.exists.row.one.column',
    "el elemento con nombre = 'Ana' existe en la tabla usuarios",
  ],
  ['empty the orders table', 'en', 'db.action.clear.table.all', 'the table orders is cleared'],
])('the values of «%s» are kept, and no other words become values', (text, locale, id, draft) => {
  expect(sentencesFor(text, locale, id)).toEqual([draft])
})

test.each([
  ['espera máxima de 2 minutos', 'io.define.timeout', 'un tiempo de espera de {value:long} segundos'],
  [
    "libro con AUTOR != 'Ana' en la tabla LIBRO",
    'db.assert.table.exists.row.one.column',
    'libro con AUTOR = {value:text} existe en la tabla LIBRO',
  ],
])('the value of «%s» is dropped, because the step cannot say all that it says', (text, id, draft) => {
  expect(sentencesFor(text, 'es', id)).toEqual([draft])
})

test.each([
  ["la respuesta no es el contenido del fichero 'a.json'", true],
  ["la respuesta es contenido del fichero 'a.json'", false],
  ['sin cookies', false],
])('whether exactly one of «%s» and the nearest step is negated: %s', (text, isOpposite) => {
  const answer = ask({ text, lang: 'es' })
  expect(answer.kind === 'near' && answer.near[0]).toMatchObject({ isOpposite })
})

test.each<[string, StepLanguage]>([
  ['the cat sleeps on the sofa', 'en'],
  ['mañana lloverá en la costa', 'es'],
])('«%s» is near no step', (text, locale) => {
  expect(ask({ text, lang: locale })).toMatchObject({ kind: 'near', near: [], plugins: [] })
})

test('a sentence of the other language is found, whatever the language of the page', () => {
  const answer = ask({ text: 'the table BOOKS is empty' })
  expect(answer.kind === 'match' && answer.locale).toBe('en')
  const wrong = ask({ text: 'the table BOOKS is empty', lang: 'es' })
  expect(wrong.kind === 'near' && wrong.locale).toBe('es')
})

test('only the filtered steps are near', () => {
  const answer = ask({ text: 'la tabla LIBROS está vacía', plugin: 'email' })
  expect(answer.kind).toBe('near')
  expect(idsOf(answer).every((id) => id.startsWith('email.'))).toBe(true)
})

test('a sentence without a known word is near no step', () => {
  const answer = ask({ text: 'zzz qqq' })
  expect(answer.kind === 'near' && answer.near).toEqual([])
})

test('no step that acts at the end is suggested unasked', () => {
  expect(idsOf(ask({ text: 'the table users has at least 10 rows' }, 'en'))[0]).toMatch(/^db.assert/)
})

test.each<[string, StepLanguage, string]>([
  ['volcar semilla.xls en la base de datos al acabar', 'es', 'db.define.cleanup.insert.from.xls'],
  ['al acabar, borrar de PEDIDOS lo que cumpla una cláusula', 'es', 'db.define.cleanup.clear.where'],
  [
    'al acabar, borrar de PEDIDOS lo que cumpla a > 1, en la conexión historico',
    'es',
    'db.define.cleanup.clear.where.alias',
  ],
])('another connection is suggested only if asked for: «%s»', (text, locale, id) => {
  const ids = idsOf(ask({ text }, locale))
  const rank = (one: string) => (ids.includes(one) ? ids.indexOf(one) : ids.length)
  const plain = id.replace(/\.alias$/, '')
  expect(Math.sign(rank(`${plain}.alias`) - rank(plain))).toBe(id === plain ? 1 : -1)
})

test.each<[string, StepLanguage, string]>([
  ['the response must be {"id": 1}', 'en', 'rest.assert.response.body.strict.from.document'],
  ['check the orders | id | total |', 'en', 'db.assert.table.exists.data'],
])('what is pasted below a sentence points to a step that takes it: «%s»', (text, locale, id) => {
  const [first] = idsOf(ask({ text }, locale))
  expect(first).toBe(id)
})

test('at most five steps are near, and each corrected sentence matches its step', () => {
  for (const [locale, text] of [
    ['es', 'el fichero de la tabla'],
    ['en', 'the response of the service'],
  ] as const) {
    const answer = ask({ text }, locale)
    const near = answer.kind === 'near' ? answer.near : []
    expect(near).toHaveLength(5)
    for (const { step, sentence } of near)
      expect(match(sentence, locale).map((found) => found.step.id)).toContain(step.id)
  }
})

test('a keyword decides between steps that are equally near', () => {
  const idsAfter = (keyword: string) => idsOf(ask({ text: `${keyword} el fichero` }))
  expect(idsAfter('Cuando')).toContain('io.action.delete')
  expect(idsAfter('Entonces')).not.toContain('io.action.delete')
})

test('a matcher prepared in pieces finds the same as one created at once', () => {
  const whole = createMatcher(catalogue.steps, catalogue.dataTypes)
  for (const text of ['la URL base https://a.org', 'se eliminan los datos', 'nada de esto', "el fichero 'a' existe"])
    expect(match(text, 'es')).toEqual(whole(text, 'es'))
})

test.each<[string, StepLanguage]>([
  ['la tabla está vacía', 'es'],
  ['the table is empty', 'en'],
  ['se consulta', 'es'],
  ['wait', 'en'],
])('«%s» is read as %s on a page of either language', (sentence, locale) => {
  for (const fallback of STEP_LANGUAGES) expect(ask({ text: sentence }, fallback)).toMatchObject({ locale })
})

test('a sentence without a recognizable language has that of the page', () => {
  for (const fallback of STEP_LANGUAGES)
    expect(ask({ text: "REST '/a' 200" }, fallback)).toMatchObject({ locale: fallback })
})

test.each<[Partial<FinderState>, string]>([
  [{}, FINDER_STRINGS.en.steps(catalogue.steps.length)],
  [{ plugin: 'groovy' }, '1 step'],
  [{ plugin: 'groovy', kind: 'assertion' }, FINDER_STRINGS.en.noSteps],
  [{ text: 'the table BOOKS is empty' }, 'This sentence runs a step'],
  [{ text: 'the base URL https://a.org' }, 'The sentence matches 2 steps.'],
  [{ text: 'the file a.txt is deleted' }, FINDER_STRINGS.en.meantLead(3)],
  [{ text: 'the table BOOKS be empty' }, 'No step says exactly that. These are the closest.'],
  [{ text: 'zzz' }, FINDER_STRINGS.en.nothing],
])('of %j a screen reader announces: %s', (state, announced) => {
  const answer = ask(state, 'en')
  expect(announcementOf(answer, FINDER_STRINGS.en)).toBe(announced)
})

test('the asked terms of another language are learned once', () => {
  const { es, en } = testAsked()
  const { learn } = finish(prepareKnowledge({ ...catalogue, steps: [] }, { es }))
  expect([es, en, en].map((asked, at) => finish(learn(at === 0 ? 'es' : 'en', asked)))).toEqual([false, true, false])
})
