/** @jest-environment node */
import { join } from 'node:path'
import { jestResult, playwrightResult } from '@/build/test/test-results'
import { workIn } from '../../work-in'

const JEST = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      message: 'all of it',
      assertionResults: [
        { fullName: 'it stands', status: 'passed', failureMessages: [] },
        {
          fullName: 'it falls',
          status: 'failed',
          failureMessages: ['\u001b[31mExpected:\u001b[39m 1\n\n  Received: 2\n    at Object.toBe (a.test.ts:1:31)'],
        },
      ],
    },
    { name: 'b.test.ts', message: '', assertionResults: [{ fullName: 'x', status: 'passed', failureMessages: [] }] },
    { name: 'c.test.ts', message: 'Cannot find\nmodule', assertionResults: [] },
  ],
}

const spec = (title: string, status: 'expected' | 'unexpected', ...messages: string[]) => ({
  file: 'read.spec.ts',
  line: 7,
  title,
  ok: status === 'expected',
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
})

const PLAYWRIGHT = {
  stats: { expected: 5, unexpected: 2 },
  errors: [{ message: 'no server' }],
  suites: [
    {
      specs: [spec('a page is read', 'expected')],
      suites: [{ specs: [spec('a page is found', 'unexpected', 'script:\n 7 > 6\n\n> 41 | expect', 'late')] }],
    },
  ],
}

const folder = workIn({ 'jest.json': JEST, 'playwright.json': PLAYWRIGHT })

test('failed unit tests are reported in a line each, files that could not be run too', () => {
  expect(jestResult(join(folder, 'jest.json'))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: it falls: Expected: 1 Received: 2', 'c.test.ts: Cannot find module'],
  })
})

test('failed end-to-end tests are reported with their line and all their errors', () => {
  expect(playwrightResult(join(folder, 'playwright.json'))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['read.spec.ts:7: a page is found: script: 7 > 6 | late', 'no server'],
  })
})

test('results that were not written are an error', () => {
  expect(() => jestResult(join(folder, 'none.json'))).toThrow('none.json')
})
