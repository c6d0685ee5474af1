import { timed } from '@/build/run-tool'

let printed: string[] = []

beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => jest.restoreAllMocks())

test('a phase prints its seconds, and returns its result', async () => {
  expect(await timed('documents', () => Promise.resolve(72))).toBe(72)
  expect(printed).toEqual([expect.stringMatching(/^ +\d+\.\d s {2}documents$/)])
})

test('a phase that fails does not print its time', async () => {
  await expect(timed('documents', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(printed).toEqual([])
})
