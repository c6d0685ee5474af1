import { timed } from '@/build/run-tool'

let printed: string[] = []

beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => jest.restoreAllMocks())

test('a phase is printed with its seconds, and hands on what it makes', async () => {
  expect(await timed('documents', () => Promise.resolve(72))).toBe(72)
  expect(printed).toEqual([expect.stringMatching(/^ +\d+\.\d s {2}documents$/)])
})

test('a phase that fails is not printed as if it were over', async () => {
  await expect(timed('documents', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(printed).toEqual([])
})
