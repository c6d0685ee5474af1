import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { runTool, startTool } from '@/build/run-tool'

jest.mock('node:child_process')

/** The loader, for a command in another folder. */
const TSX = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href

const start = jest.mocked(spawn)

/** A process that ends on a signal. */
const child = Object.assign(new EventEmitter(), { kill: jest.fn() })

beforeEach(() => {
  start.mockReset().mockReturnValue(child as never)
})

test('a tool runs from the project, never from the network, without input, and its output is shown', async () => {
  const ended = runTool('next', ['build'], { EXPORT_DIR: '.export' })
  child.emit('close', 0)
  await ended
  const [command, args, options] = start.mock.calls[0] ?? []
  expect([command, args]).toEqual([resolve('node_modules/.bin/next'), ['build']])
  expect(options).toMatchObject({
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { EXPORT_DIR: '.export', NEXT_TELEMETRY_DISABLED: '1', CONTENTLAYER_TELEMETRY_DISABLED: '1' },
  })
})

test('a tool that is started can be stopped', () => {
  startTool('next', ['build']).stop()
  expect(child.kill).toHaveBeenCalled()
})

test.each([
  [1, 'next build ended with 1'],
  [null, 'next build ended with a signal'],
])('a tool that ends with %s stops the build', async (status, message) => {
  const ended = runTool('next', ['build'])
  child.emit('close', status)
  await expect(ended).rejects.toThrow(message)
})

test('a missing tool stops the build', async () => {
  const ended = runTool('next', ['build'])
  child.emit('error', new Error('ENOENT'))
  await expect(ended).rejects.toThrow('ENOENT')
})

describe('a command that is stopped', () => {
  const actual = jest.requireActual<typeof import('node:child_process')>('node:child_process')
  const RUN_TOOL = resolve('src/build/run-tool.ts')

  /** A command whose tool prints its process id and never ends by itself. */
  const TOOL = `#!${process.execPath}\nsetInterval(() => {}, 1000); console.log(process.pid)`
  const folder = mkdtempSync(join(tmpdir(), 'wakamiti-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGKILL', null],
  ] as const)('by %s takes its tools with it', async (signal, code) => {
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/.bin/tool'), TOOL, { mode: 0o755 })
    const script = `require(${JSON.stringify(RUN_TOOL)}).runTool('tool', []).catch(() => {})`
    const command = actual.spawn(process.execPath, ['--import', TSX, '-e', script], { cwd: folder })
    const [said] = await once(command.stdout, 'data')
    command.kill(signal)
    expect(await once(command, 'exit')).toEqual(signal === 'SIGKILL' ? [null, signal] : [code, null])
    while (isRunning(Number(said))) await wait(50)
  })
})
