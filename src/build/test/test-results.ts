import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a step of `npm test` came to. */
export interface TestResult {
  passed: number
  failed: number
  /** What failed and why, a line each. */
  failures: string[]
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSpec {
  file: string
  line: number
  title: string
  ok: boolean
  tests: { results: { errors: { message?: string }[] }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

interface PlaywrightReport extends Pick<PlaywrightSuite, 'suites'> {
  stats: { expected: number; unexpected: number }
  errors: { message?: string }[]
}

const LONGEST = 400

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Where a message ends and the code or the calls that led to it begin. */
const TRACE = /\n\s*(?:>?\s*\d+ \||at )/

/** The expected and received values of a message, in one line. */
function inOneLine(message = ''): string {
  const [text = ''] = stripVTControlCharacters(message).split(TRACE)
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}

/** Reads what `jest --json` wrote. @throws when the file is not there */
export function jestResult(file: string): TestResult {
  const { numPassedTests, numFailedTests, testResults } = read<JestReport>(file)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message) return [`${relative(process.cwd(), name)}: ${inOneLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${relative(process.cwd(), name)}: ${fullName}: ${inOneLine(failureMessages[0])}`,
    )
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const specsOf = (suites: PlaywrightSuite[] = []): PlaywrightSpec[] =>
  suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])

function failureOf({ file, line, title, tests }: PlaywrightSpec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  return `${file}:${line}: ${title}: ${messages.map(({ message }) => inOneLine(message)).join(' | ')}`
}

/** Reads what Playwright's reporter `json` wrote. @throws when the file is not there */
export function playwrightResult(file: string): TestResult {
  const { stats, suites, errors } = read<PlaywrightReport>(file)
  const specs = specsOf(suites)
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [...specs.filter(({ ok }) => !ok).map(failureOf), ...errors.map(({ message }) => inOneLine(message))],
  }
}
