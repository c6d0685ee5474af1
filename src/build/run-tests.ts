import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './find-browser'

/** How many tests of a step passed and failed. */
interface Count {
  passed: number
  failed: number
}

/** One part of `npm test`; a step without `count` is one test. */
interface Step {
  name: string
  command: string[]
  count?: () => Count
}

const RESULTS = 'test-results'

const readResult = <T>(file: string): T => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as T

const jestCount = (): Count => {
  const { numPassedTests, numFailedTests } = readResult<{ numPassedTests: number; numFailedTests: number }>('jest.json')
  return { passed: numPassedTests, failed: numFailedTests }
}

const playwrightCount = (): Count => {
  const { stats } = readResult<{ stats: { expected: number; unexpected: number; flaky: number } }>('playwright.json')
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

const STEPS: Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'build: content check, pages, link check', command: ['tsx', 'src/build/build-if-changed.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'spelling', command: ['cspell', '--no-progress', '--no-summary', 'content/**/*.md', 'README.md'] },
  {
    name: 'unit tests',
    command: ['jest', '--json', `--outputFile=${RESULTS}/jest.json`, '--silent', '--maxWorkers=2'],
    count: jestCount,
  },
  { name: 'size budgets', command: ['tsx', 'src/build/check-budgets.ts'] },
  { name: 'end-to-end tests', command: ['playwright', 'test'], count: playwrightCount },
]

/** A step that ended badly has failed at least once, whatever it counted. */
function countOf({ count }: Step, hasPassed: boolean): Count {
  try {
    const counted = count?.()
    if (counted) return { ...counted, failed: Math.max(counted.failed, hasPassed ? 0 : 1) }
  } catch {
    // It ended before it could count.
  }
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function runStep(step: Step): Count & { name: string; seconds: number } {
  console.log(`\n=== ${step.name}: ${step.command.join(' ')}`)
  const began = Date.now()
  const env = { ...process.env, npm_config_loglevel: 'error' }
  const { status } = spawnSync('npx', ['--no-install', ...step.command], { stdio: 'inherit', env })
  return { name: step.name, ...countOf(step, status === 0), seconds: Math.round((Date.now() - began) / 1000) }
}

ensureBrowser()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
const results = STEPS.map(runStep)
console.log('')
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
const total = (key: keyof Count) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
