import { STEP_LANGUAGES } from '@/i18n/locale'
import { sampleValue } from '@/step-language/values/value-tools'
import { argumentPairs, sentenceWording } from '@/step-language/write/sentence-wording'
import { PLAIN_WORDING, wordingHints } from '@/step-language/write/wording-hints'
import { plainSentence, wordings, writeSentence } from '@/step-language/write/write-sentence'
import { expressionParts } from '@/steps/expression/expression-parts'
import { catalogue, knowledge } from '../../gherkin/fixture'

const everyStep = catalogue.steps.flatMap((step) => STEP_LANGUAGES.map((locale) => ({ id: step.id, step, locale })))

test.each(everyStep)('$id ($locale): its plain sentence matches it', ({ step, locale }) => {
  const sample = (name: string, type: string) => sampleValue(type, name, locale, catalogue.dataTypes)
  const sentence = plainSentence(step.expression[locale], sample, 'x')
  expect(knowledge.matchAll(sentence, locale, {}).map((match) => match.step.id)).toContain(step.id)
})

test.each(catalogue.steps)('$id has the same arguments in both languages', ({ expression }) => {
  const pairs = argumentPairs(expression.es, expression.en)
  expect(pairs).toHaveLength(expressionParts(expression.en).filter(({ kind }) => kind === 'argument').length)
  expect(pairs.filter(([own, other]) => own.type !== other.type)).toEqual([])
})

test.each([
  ['se elimina(n) (!con los)', 'se eliminan los libros', { choices: ['n'], free: ['los libros'] }],
  ['* (is|are) deleted', 'the books are deleted', { choices: ['are'], free: ['the books'] }],
  [
    '(que) se (ha) elimina(n|do) * de la tabla (de BBDD) {word}',
    'se ha eliminado todo de la tabla A',
    {
      choices: [undefined, 'ha', 'do', undefined],
      free: ['todo'],
    },
  ],
  ['(los) * existe(n)', 'losas existen', { choices: [undefined, 'n'], free: ['losas'] }],
  ['la tabla {word}', 'otra cosa', undefined],
])('of «%s», «%s» takes what it takes', (expression, sentence, expected) => {
  expect(sentenceWording(expressionParts(expression), sentence, { unnamed: { raw: 'A', start: 0, end: 0 } })).toEqual(
    expected,
  )
})

const write = (expression: string, choices: string[], free: string[] = []) =>
  writeSentence(expressionParts(expression), choices, { free, arguments: new Map([['unnamed', 'A']]) })

test.each([
  ['(que) la tabla (de BBDD) {word}', ['', ''], 'la tabla A'],
  ['(que) la tabla (de BBDD) {word}', ['que', 'de BBDD'], 'que la tabla de BBDD A'],
  ['valor(es) de', ['es'], 'valores de'],
  ['\\(en cualquier orden\\):', [], '(en cualquier orden):'],
])('«%s» with %j is written «%s»', (expression, choices, expected) => {
  expect(write(expression, choices)).toBe(expected)
})

test('missing free words leave no extra space', () => {
  expect(write('se crea(n) * ya', [''], [''])).toBe('se crea ya')
  expect(write('* (is|are) created', ['is'], ['the book'])).toBe('the book is created')
})

const first = (
  expression: string,
  taken: (string | undefined)[],
  from: string,
  words = '',
  values: [string, string][] = [],
): string => {
  const hints = wordingHints(expressionParts(from), taken, words)
  const [text = ''] = wordings(expression, hints, { free: [words], arguments: new Map(values) })
  return text
}

test.each([
  [
    'one thing',
    '(el|los) siguiente(s) registro(s) existe(n)',
    ['', 's'],
    'record(s) exist(s)',
    'el siguiente registro existe',
  ],
  [
    'several things',
    '(el|los) siguiente(s) registro(s) existe(n)',
    ['s', ''],
    'record(s) exist(s)',
    'los siguientes registros existen',
  ],
  ['a word that both have', 'la tabla (de BBDD) x', ['database'], 'the (database) table', 'la tabla de BBDD x'],
  ['one of two words', 'el (fichero|directorio)', ['directory'], 'the (file|directory)', 'el directorio'],
  ['a perfect, whole or not at all', 'se (ha) elimina(n|do) x', [], 'x is deleted', 'se elimina x'],
])('%s is worded as in the other language', (_, expression, taken, from, expected) => {
  expect(first(expression, taken, from)).toBe(expected)
})

test.each([
  ['las filas', 'las filas identificadas'],
  ['el libro', 'el libro identificado'],
  ['una sección', 'una sección identificada'],
])('Spanish agrees with «%s»', (words, expected) => {
  expect(first('* identificad(o|a|os|as)', [], 'identified', words)).toBe(expected)
})

test('plain wordings come first, and their number is limited', () => {
  const nothing = { free: [], arguments: new Map() }
  const all = [...wordings('(a|b|c|d) (e|f|g|h) (i|j|k|l) (m|n|o|p)', PLAIN_WORDING, nothing)]
  expect(all).toHaveLength(200)
  expect(all[0]).toBe('a e i m')
})

const HINTS = { ...PLAIN_WORDING, isPlural: true }
const plain = (expression: string, hints = PLAIN_WORDING) =>
  [...wordings(expression, hints, { free: [], arguments: new Map([['table', 'A']]) })][0]

test.each<[string, string, string]>([
  ['(que) la tabla (de BBDD) {table:word} está vacía', 'la tabla A está vacía', 'la tabla A está vacía'],
  [
    '(el|los) siguiente(s) registro(s) existe(n):',
    'el siguiente registro existe:',
    'los siguientes registros existen:',
  ],
  ['record(s) exist(s), do(es) not', 'record exists, does not', 'records exist, do not'],
  ['the value(s) (is|are retrieved)', 'the value is retrieved', 'the values are retrieved'],
  ['the file (is) deleted', 'the file is deleted', 'the file is deleted'],
  ['x identificad(o|a|os|as) y', 'x identificado y', 'x identificados y'],
  ['se (ha) elimina(n|do) la fila', 'se elimina la fila', 'se eliminan la fila'],
  ['a \\(b\\):', 'a (b):', 'a (b):'],
])('«%s» is written in the singular and in the plural', (expression, singular, plural) => {
  expect(plain(expression)).toBe(singular)
  expect(plain(expression, HINTS)).toBe(plural)
})

test('values and free words are filled in', () => {
  const values = new Map([
    ['a', 'X'],
    ['b', "'1'"],
  ])
  expect(
    writeSentence(expressionParts('* con {a:word} = {b:text} y *'), [], {
      free: ['uno', 'dos'],
      arguments: values,
    }),
  ).toBe("uno con X = '1' y dos")
})

test.each([
  ['1', [], '1 vez'],
  ['3', [], '3 veces'],
  ['1', ['s'], '1 vez'],
])('a count of %s decides the number of the word after it, whatever was used: %j', (count, taken, expected) => {
  expect(first('{n:int} ve(z|ces)', taken, 'record(s)', '', [['n', count]])).toBe(expected)
})
