/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { runTool, StepFailed } from '@/build/run-tool'

jest.mock('node:child_process')

const spawn = jest.mocked(spawnSync)

const endWith = (status: number | null) => spawn.mockReturnValue({ status } as never)

beforeEach(() => spawn.mockReset())

test('a tool of the project is run, never one from the network, and what it prints is shown', () => {
  endWith(0)
  runTool('next', ['build'], { EXPORT_DIR: '.export' })
  const [command, args, options] = spawn.mock.calls[0] ?? []
  expect([command, args]).toEqual(['npx', ['--no-install', 'next', 'build']])
  expect(options).toMatchObject({
    stdio: 'inherit',
    env: { EXPORT_DIR: '.export', NEXT_TELEMETRY_DISABLED: '1', CONTENTLAYER_TELEMETRY_DISABLED: '1' },
  })
})

test.each([
  [1, 'next build ended with 1'],
  [null, 'next build ended with a signal'],
])('a tool that ends with %s stops the build', (status, message) => {
  endWith(status)
  expect(() => runTool('next', ['build'])).toThrow(new StepFailed(message))
})
