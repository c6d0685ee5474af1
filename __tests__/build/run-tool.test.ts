/** @jest-environment node */
import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { runTool, StepFailed, startTool } from '@/build/run-tool'

jest.mock('node:child_process')

const start = jest.mocked(spawn)

/** A process that ends when it is told to. */
const child = Object.assign(new EventEmitter(), { stdin: new PassThrough(), kill: jest.fn() })

beforeEach(() => {
  child.stdin = new PassThrough()
  start.mockReset().mockReturnValue(child as never)
})

test('a tool of the project is run, never one from the network, and what it prints is shown', async () => {
  const ended = runTool('next', ['build'], { EXPORT_DIR: '.export' })
  child.emit('close', 0)
  await ended
  const [command, args, options] = start.mock.calls[0] ?? []
  expect([command, args]).toEqual([resolve('node_modules/.bin/next'), ['build']])
  expect(options).toMatchObject({
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { EXPORT_DIR: '.export', NEXT_TELEMETRY_DISABLED: '1', CONTENTLAYER_TELEMETRY_DISABLED: '1' },
  })
})

test('a tool that is run gets no input', async () => {
  const ended = runTool('next', ['build'])
  expect(child.stdin.writableEnded).toBe(true)
  child.emit('close', 0)
  await ended
})

test('a tool that is started can wait for the end of its input, or be stopped', () => {
  const tool = startTool('next', ['build'])
  expect(child.stdin.writableEnded).toBe(false)
  tool.input.end()
  expect(child.stdin.writableEnded).toBe(true)
  tool.stop()
  expect(child.kill).toHaveBeenCalled()
})

test.each([
  [1, 'next build ended with 1'],
  [null, 'next build ended with a signal'],
])('a tool that ends with %s stops the build', async (status, message) => {
  const ended = runTool('next', ['build'])
  child.emit('close', status)
  await expect(ended).rejects.toThrow(new StepFailed(message))
})

test('a tool that is not there stops the build', async () => {
  const ended = runTool('next', ['build'])
  child.emit('error', new Error('ENOENT'))
  await expect(ended).rejects.toThrow('ENOENT')
})
