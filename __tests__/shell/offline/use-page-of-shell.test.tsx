import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { usePageOfShell } from '@/shell/offline/use-service-worker'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))

const replace = jest.fn()

beforeEach(() => {
  replace.mockReset().mockResolvedValue(true)
  jest.mocked(useRouter).mockReturnValue({ asPath: '/plugins/rest/#x', replace } as never)
})

afterEach(() => {
  delete document.documentElement.dataset.shell
})

test('in a document that stands in for another, the page of the address is opened, then its place', async () => {
  document.documentElement.dataset.shell = ''
  renderHook(usePageOfShell)
  await Promise.resolve()
  await Promise.resolve()
  expect(replace.mock.calls).toEqual([['/plugins/rest/'], ['/plugins/rest/'], ['/plugins/rest/#x']])
})

test('every other document shows its own page', () => {
  renderHook(usePageOfShell)
  expect(replace).not.toHaveBeenCalled()
})

test('a page that cannot be opened is written to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.dataset.shell = ''
  replace.mockRejectedValue(new Error('a bug'))
  renderHook(usePageOfShell)
  await Promise.resolve()
  await Promise.resolve()
  expect(log).toHaveBeenCalledWith(new Error('a bug'))
  log.mockRestore()
})
