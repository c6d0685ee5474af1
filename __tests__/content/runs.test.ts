import { type ExampleRuns, exampleHash, formatRuns, markOfRun, parseRuns, type Runs, readRuns } from '@/content/runs'
import { translated } from '@/i18n/locale'
import { workIn } from '../work-in'

const PASSED = 'Given a book'
const PHONE = 'When the phone is shaken'

const RUNS: Runs = {
  'plugins/rest': {
    engine: '2.12.0',
    modules: ['es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'],
    ...translated<ExampleRuns>({
      es: {},
      en: {
        gherkin: { outcome: 'passed', hash: exampleHash(PASSED) },
        'gherkin#2': { outcome: 'phone', hash: exampleHash(PHONE) },
      },
    }),
  },
}

const folder = workIn({ 'reference/runs.yaml': formatRuns(RUNS) })

test('written runs can be read back', () => {
  expect(readRuns(folder)).toEqual(RUNS)
  expect(parseRuns(formatRuns(RUNS))).toEqual(RUNS)
})

test('a folder without the file has no runs', () => {
  expect(readRuns(`${folder}/nowhere`)).toEqual({})
})

test.each([
  ['an example that ran', 'plugins/rest', 'en', PASSED, '2.12.0'],
  ['one that was changed by a letter', 'plugins/rest', 'en', `${PASSED}s`, undefined],
  ['one that cannot run here', 'plugins/rest', 'en', PHONE, undefined],
  ['the same text in the other language', 'plugins/rest', 'es', PASSED, undefined],
  ['a page that was never verified', 'plugins/amqp', 'en', PASSED, undefined],
] as const)('%s: the engine that ran it', (_, path, locale, text, engine) => {
  expect(markOfRun(RUNS, path, locale, text)?.engine).toBe(engine)
})

test.each(['plugins/rest: 1', 'plugins/rest: { engine: 1 }', formatRuns(RUNS).replace('passed', 'perfect')])(
  'a file that verify has not written is refused: %s',
  (text) => {
    expect(() => parseRuns(text)).toThrow()
  },
)
