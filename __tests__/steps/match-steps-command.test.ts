import { spawnSync } from 'node:child_process'

const COMMAND = ['--import', 'tsx', 'src/build/match-steps.ts']
const MANY = 20_000
const MEGABYTES = 1024 * 1024

const ask = (input: string) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, COMMAND, {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * MEGABYTES,
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  return stdout.split('\n')
}

const question = (lang: string, sentence: string) => JSON.stringify({ lang, sentence })

const BASE_URL = { unnamed: 'https://example.org' }

test('each line gets an answer on one line, with or without a keyword', () => {
  const answers = ask(
    [
      question('es', 'Dado que la URL base https://example.org'),
      question('es', 'la URL base https://example.org'),
      question('en', 'On completion, the table USERS is cleared'),
      question('en', 'nothing like a step'),
      question('es', 'se crea a\u2028b'),
    ].join('\n'),
  )
  const both = {
    steps: [
      { id: 'jmeter.define.baseURL', args: BASE_URL },
      { id: 'rest.define.baseURL', args: BASE_URL },
    ],
  }
  expect(answers.slice(0, 5).map((line) => JSON.parse(line))).toEqual([
    both,
    both,
    { steps: [{ id: 'db.define.cleanup.clear.all', args: { table: 'USERS' } }] },
    { steps: [] },
    { steps: [] },
  ])
  expect(answers.slice(5)).toEqual([''])
})

test('a sentence may match both verbatim and without its keyword', () => {
  const [answer = ''] = ask(question('es', "* identificado por '3'"))
  expect(JSON.parse(answer)).toEqual({ steps: [{ id: 'rest.define.subject', args: { unnamed: "'3'" } }] })
})

test('the steps of both readings are sorted by id together', () => {
  const [answer = ''] = ask(question('en', "When the file 'a.txt' is deleted"))
  const { steps } = JSON.parse(answer) as { steps: { id: string }[] }
  expect(steps.map(({ id }) => id)).toEqual(['io.action.delete', 'rest.execute.DELETE.subject'])
})

test('an invalid line gets an error, and the next one is answered', () => {
  const lines = [
    '',
    'no json',
    '[]',
    '{"lang":"fr","sentence":"x"}',
    '{"lang":"es"}',
    question('en', 'the users are requested'),
  ]
  const answers = ask(`${lines.join('\r\n')}\r\n`)
  expect(answers).toHaveLength(lines.length + 1)
  for (const answer of answers.slice(0, 5))
    expect(JSON.parse(answer)).toEqual({ error: expect.stringContaining('{"lang"') })
  expect(JSON.parse(answers[5] ?? '')).toEqual({ steps: [{ id: 'rest.execute.GET.subject', args: {} }] })
})

test('a long stream is answered to the end', () => {
  const answers = ask(`${question('es', 'se crea el usuario')}\n`.repeat(MANY))
  expect(answers.filter((answer) => answer.includes('rest.execute.POST.subject.empty'))).toHaveLength(MANY)
})
