import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter'
import { ensureBrowser } from '../exported/find-browser'
import { runTool } from '../run-tool'

interface TestResult {
  passed: number
  failed: number
  /** One line each; the step itself has printed why. */
  failures: string[]
  /** What passed only in the second try. */
  repeated?: string[]
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[]
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Reads the output of `jest --json`. @throws if the file is missing */
export function jestResult(file: string): TestResult {
  const { numPassedTests, numFailedTests, testResults } = read<JestReport>(file)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return assertionResults.length === 0 && message ? [path] : failed.map(({ fullName }) => `${path}: ${fullName}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const specsOf = (suites: JSONReportSuite[] = []): JSONReportSpec[] =>
  suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)])

/** Reads the output of Playwright's reporter `json`. @throws if the file is missing */
export function playwrightResult(file: string): TestResult {
  const { stats, suites, errors } = read<JSONReport>(file)
  const specs = specsOf(suites)
  const nameOf = ({ file: spec, line, title }: JSONReportSpec) => `${spec}:${line}: ${title}`
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...specs.filter(({ ok }) => !ok).map(nameOf), ...errors.map(({ message = '' }) => message)],
    repeated: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
  }
}

interface Step {
  name: string
  command: string[]
  read?: () => TestResult
}

const RESULTS = 'test-results'

const STEPS: Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  {
    name: 'build: content check, pages, link check',
    command: [process.execPath, 'src/build/bundled.mjs', '--if-changed'],
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary'] },
  {
    name: 'unit tests',
    command: ['jest', '--json', `--outputFile=${RESULTS}/jest.json`, '--silent', '--maxWorkers=2'],
    read: () => jestResult(`${RESULTS}/jest.json`),
  },
  { name: 'size budgets', command: ['tsx', 'src/build/test/check-budgets.ts'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    read: () => playwrightResult(`${RESULTS}/playwright.json`),
  },
]

/** A step that exits with an error has at least one failure, whatever it has counted. */
function resultOf({ read }: Step, hasPassed: boolean): TestResult {
  try {
    const result = read?.()
    if (result) return { ...result, failed: Math.max(result.failed, hasPassed ? 0 : 1) }
  } catch {
    // It ended before it wrote its report.
  }
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [] }
}

async function runStep(step: Step) {
  console.log(`\n=== ${step.name}: ${step.command.join(' ')}`)
  const began = Date.now()
  const [command = '', ...args] = step.command
  const hasPassed = await runTool(command, args, { npm_config_loglevel: 'error' }).then(
    () => true,
    () => false,
  )
  return { name: step.name, ...resultOf(step, hasPassed), seconds: Math.round((Date.now() - began) / 1000) }
}

type StepResult = Awaited<ReturnType<typeof runStep>>

/** Prints the result of a step, with its failures: the summary is the end of the output, where people look first. */
function report({ name, passed, failed, failures, repeated = [], seconds }: StepResult): void {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  for (const failure of failures) console.log(`       ${failure}`)
  for (const failure of repeated) console.log(`       passed when tried again: ${failure}`)
}

/** `npm test`: every step, even after failures; with `--all` also the nightly cases. */
export async function runTests(): Promise<void> {
  if (process.argv.includes('--all')) process.env.TEST_ALL = '1'
  // Fail early: without a browser, the last and longest step cannot pass.
  if (!ensureBrowser()) {
    process.exitCode = 1
    return
  }
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const results: StepResult[] = []
  for (const step of STEPS) results.push(await runStep(step))
  console.log('')
  results.forEach(report)
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') ? 1 : 0
}
