import { renderHook } from '@testing-library/react'
import { useRouter } from 'next/router'
import { mayReload } from '@/navigation/reload-limit'
import { useDisplacedPage } from '@/navigation/use-navigation'

jest.mock('next/router', () => ({ useRouter: jest.fn() }))
jest.mock('@/navigation/reload-limit')

const replace = jest.fn()

/** Loads the document of `/plugins/` under another address, which the router has. */
async function load(path: string, template: 'doc' | 'not-found' = 'doc') {
  window.history.replaceState({}, '', `/wakamiti${path}`)
  jest.mocked(useRouter).mockReturnValue({ asPath: path, replace } as never)
  renderHook(() => useDisplacedPage({ slug: '/plugins/', template }))
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  replace.mockReset().mockResolvedValue(true)
  jest.mocked(mayReload).mockReset().mockReturnValue(false)
})

afterEach(() => {
  delete document.documentElement.dataset.shell
})

test('in an emptied document the page of the address is opened, then its place, and nothing is loaded anew', async () => {
  document.documentElement.dataset.shell = ''
  await load('/plugins/rest/#x')
  expect(replace.mock.calls).toEqual([['/plugins/rest/'], ['/plugins/rest/'], ['/plugins/rest/#x']])
  expect(mayReload).not.toHaveBeenCalled()
})

test('a page that cannot be opened is written to the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.documentElement.dataset.shell = ''
  replace.mockRejectedValue(new Error('a bug'))
  await load('/plugins/rest/')
  expect(log).toHaveBeenCalledWith(new Error('a bug'))
  log.mockRestore()
})

test.each([
  ['of the document', '/plugins/#uso', 'doc', 0],
  ['that a step through the history has led to before the scripts were there', '/plugins/rest/', 'doc', 1],
  ['that is not there', '/plugins/rest/', 'not-found', 0],
] as const)('an address %s is loaded anew at most once', async (_, path, template, reloads) => {
  await load(path, template)
  expect(mayReload).toHaveBeenCalledTimes(reloads)
  expect(replace).not.toHaveBeenCalled()
})
