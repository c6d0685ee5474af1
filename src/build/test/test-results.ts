import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What a step of `npm test` came to. */
export interface TestResult {
  passed: number
  failed: number
  /** What failed, a line each; the step itself has printed why. */
  failures: string[]
  /** What passed only when it was tried again. */
  repeated?: string[]
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; line: number; title: string; ok: boolean; tests: { status: string }[] }[]
}

interface PlaywrightReport extends Pick<PlaywrightSuite, 'suites'> {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Reads what `jest --json` wrote. @throws when the file is not there */
export function jestResult(file: string): TestResult {
  const { numPassedTests, numFailedTests, testResults } = read<JestReport>(file)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return assertionResults.length === 0 && message ? [path] : failed.map(({ fullName }) => `${path}: ${fullName}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const specsOf = (suites: PlaywrightSuite[] = []): PlaywrightSuite['specs'] =>
  suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])

/** Reads what Playwright's reporter `json` wrote. @throws when the file is not there */
export function playwrightResult(file: string): TestResult {
  const { stats, suites, errors } = read<PlaywrightReport>(file)
  const named = (isWanted: (spec: PlaywrightSuite['specs'][number]) => boolean) =>
    specsOf(suites)
      .filter(isWanted)
      .map(({ file: spec, line, title }) => `${spec}:${line}: ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...named(({ ok }) => !ok), ...errors.map(({ message = '' }) => message)],
    repeated: named(({ tests }) => tests.some(({ status }) => status === 'flaky')),
  }
}
