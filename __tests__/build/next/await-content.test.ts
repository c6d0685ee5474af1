/** @jest-environment node */
import { PassThrough } from 'node:stream'

type Tap = (name: string, run: () => Promise<void>) => void

const AwaitContent = require('@/build/next/await-content.cjs') as new () => {
  apply: (compiler: { hooks: { done: { tapPromise: Tap } } }) => void
}

const input = new PassThrough()

beforeAll(() => void jest.spyOn(process, 'stdin', 'get').mockReturnValue(input as never))

afterAll(() => jest.restoreAllMocks())

test('a compiled site waits until the input of the build is closed', async () => {
  let wait: () => Promise<void> = () => Promise.reject(new Error('The plugin waits for nothing'))
  new AwaitContent().apply({
    hooks: {
      done: {
        tapPromise: (_, run) => {
          wait = run
        },
      },
    },
  })
  let isOver = false
  const waiting = wait().then(() => {
    isOver = true
  })
  await new Promise((later) => setImmediate(later))
  expect(isOver).toBe(false)
  input.end()
  await waiting
  expect(isOver).toBe(true)
})
