import { join } from 'node:path'
import { jestResult, playwrightResult } from '@/build/test/run-tests'
import { workIn } from '../../work-in'

const JEST = {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      message: 'all of it',
      assertionResults: [
        { fullName: 'it stands', status: 'passed' },
        { fullName: 'it falls', status: 'failed' },
      ],
    },
    { name: 'b.test.ts', message: '', assertionResults: [{ fullName: 'x', status: 'passed' }] },
    { name: 'c.test.ts', message: 'Cannot find\nmodule', assertionResults: [] },
  ],
}

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
  file: 'read.spec.ts',
  line: 7,
  title,
  ok: status !== 'unexpected',
  tests: [{ status }],
})

const PLAYWRIGHT = {
  stats: { expected: 4, unexpected: 2, flaky: 1 },
  errors: [{ message: 'no server' }],
  suites: [
    {
      specs: [spec('a page is read', 'expected'), spec('a page comes', 'flaky')],
      suites: [{ specs: [spec('a page is found', 'unexpected')] }],
    },
  ],
}

const folder = workIn({ 'jest.json': JEST, 'playwright.json': PLAYWRIGHT })

test('failed unit tests are listed one per line, as are files that could not run', () => {
  expect(jestResult(join(folder, 'jest.json'))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: it falls', 'c.test.ts'],
  })
})

test('failed end-to-end tests are listed with their line, as are those that passed on a retry', () => {
  expect(playwrightResult(join(folder, 'playwright.json'))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['read.spec.ts:7: a page is found', 'no server'],
    repeated: ['read.spec.ts:7: a page comes'],
  })
})

test('missing results are an error', () => {
  expect(() => jestResult(join(folder, 'none.json'))).toThrow('none.json')
})
