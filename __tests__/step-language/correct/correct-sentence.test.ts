import type { StepLanguage } from '@/i18n/locale'
import { adviseOn } from '@/step-language/correct/correct-sentence'
import { diffSentences } from '@/step-language/diff-sentences'
import { guessChoices } from '@/step-language/write/sentence-wording'
import { expressionParts } from '@/steps/expression/expression-parts'
import { knowledge, readCases } from '../../gherkin/fixture'

const advise = (sentence: string, locale: StepLanguage, scope = {}) => adviseOn({ sentence, locale, scope, knowledge })

interface Case {
  sentence: string
  locale: StepLanguage
  /** The best suggestion. */
  meant?: string
  /** The invalid values. */
  wrong?: string[]
}

test.each(readCases<Case[]>('step-language/correct/sentences.yaml'))(
  '«$sentence»',
  ({ sentence, locale, meant, wrong = [] }) => {
    const advice = advise(sentence, locale)
    expect(advice.suggestions[0]?.sentence).toBe(meant)
    expect(advice.wrong.map(({ text }) => text)).toEqual(wrong)
  },
)

test('every suggested sentence matches its step', () => {
  const sentence = 'se insertan siguientes libros en tabla LIBROS'
  const { suggestions } = advise(sentence, 'es')
  expect(suggestions.length).toBeGreaterThan(2)
  for (const { step, sentence: text } of suggestions)
    expect(knowledge.matchAll(text, 'es', {}).map((match) => match.step.id)).toContain(step.id)
})

test('only steps of the modules in use are suggested', () => {
  const { suggestions } = advise('la tabla LIBROS esta vacia', 'es', { modules: ['rest-steps'] })
  expect(suggestions.filter(({ step }) => step.plugin !== 'rest')).toEqual([])
})

test('a whole document gets no suggestions', () => {
  expect(advise('el servicio REST '.repeat(100), 'es')).toEqual({ step: undefined, wrong: [], suggestions: [] })
})

const show = (before: string, after: string) =>
  diffSentences(before, after)
    .map(({ change, text }) => ({ same: text, del: `[-${text}-]`, ins: `{+${text}+}` })[change])
    .join('')

test.each([
  ['el servicio REST /users', "el servicio REST '/users'", "el servicio REST [-/users-]{+'/users'+}"],
  ['los datos siguientes:', 'los siguientes datos:', 'los [-datos -]siguientes {+datos+}:'],
  ['a b c', 'a b c', 'a b c'],
  ['', 'a', '{+a+}'],
  ['a  b   c', 'a b c', 'a [-␣-]b [-␣␣-]c'],
  ["el 'a b' x", "el 'a c' x", "el [-'a b' -]{+'a c' +}x"],
])('the diff of «%s» and «%s»', (before, after, expected) => {
  expect(show(before, after)).toBe(expected)
})

test('very long texts are shown as replaced', () => {
  const long = 'a '.repeat(300)
  expect(diffSentences(long, 'b')).toEqual([
    { change: 'del', text: long },
    { change: 'ins', text: 'b' },
  ])
})

test('the choices of a sentence are guessed, a conjunction only at its beginning', () => {
  const parts = expressionParts('(que) se elimina(n) (los) * menor que')
  expect(guessChoices(parts, 'eliminan los libros menor que 5')).toEqual([undefined, 'n', 'los'])
  expect(guessChoices(parts, 'que se elimina')).toEqual(['que', undefined, undefined])
})
