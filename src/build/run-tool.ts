import './end-with-parent.cjs'
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'

/** A step of the build has failed, and has reported why. */
export class StepFailed extends Error {
  override name = 'StepFailed'
}

/** A tool that is running. */
export interface RunningTool {
  /** What it reads; it may wait for its end. */
  input: Writable
  /** Ends it early. */
  stop: () => void
  /** Resolves when it has ended with 0, is rejected with {@link StepFailed} otherwise. */
  ended: Promise<void>
}

/** The signals that end a command, and what it ends with. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** A tool that a signal does not end is killed after this long. */
const GRACE_MS = 5_000

const running = new Set<ChildProcess>()
let exitCode: number | undefined

/** What a tool starts itself ends with it, too. */
const GUARD = `--require ${JSON.stringify(join(__dirname, 'end-with-parent.cjs'))}`

const killAll = (signal: NodeJS.Signals): void => {
  for (const tool of running) tool.kill(signal)
}

/** Once a signal has come, the process ends when its tools have ended. */
function endIfAlone(): void {
  // What waits for a tool has its say first.
  if (exitCode !== undefined && running.size === 0) setImmediate(() => process.exit(exitCode))
}

const killTools = (): void => killAll('SIGKILL')

/** Passes signals on to the tools; the process ends after them, and whatever it ends by, they end with it. */
function passSignalsOn(): void {
  if (process.listeners('exit').includes(killTools)) return
  process.on('exit', killTools)
  for (const [signal, code] of Object.entries(SIGNALS) as [keyof typeof SIGNALS, number][])
    process.on(signal, () => {
      exitCode = code
      killAll(signal)
      setTimeout(killTools, GRACE_MS).unref()
      endIfAlone()
    })
}

/**
 * Starts one of the project's tools; what it prints is shown.
 * @param command name of the tool, as in node_modules/.bin
 * @param args its arguments
 * @param env settings on top of the environment
 */
export function startTool(command: string, args: string[], env: Record<string, string> = {}): RunningTool {
  const { NODE_OPTIONS = '' } = process.env
  const tool = spawn(resolve('node_modules/.bin', command), args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: NODE_OPTIONS.includes(GUARD) ? NODE_OPTIONS : `${NODE_OPTIONS} ${GUARD}`,
      NEXT_TELEMETRY_DISABLED: '1',
      CONTENTLAYER_TELEMETRY_DISABLED: '1',
      ...env,
    },
  })
  running.add(tool)
  passSignalsOn()
  // A tool that has failed does not read any further.
  tool.stdin.on('error', () => {})
  const ended = new Promise<void>((done, fail) => {
    tool.on('error', fail)
    tool.on('close', (status) =>
      status === 0 && exitCode === undefined
        ? done()
        : fail(new StepFailed(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}`)),
    )
  })
  // Who stops a tool does not wait for its end.
  void ended
    .catch(() => {})
    .then(() => {
      running.delete(tool)
      endIfAlone()
    })
  return { input: tool.stdin, stop: () => void tool.kill(), ended }
}

/**
 * Runs one of the project's tools, which gets no input.
 * @throws {StepFailed} when it does not end with 0
 */
export function runTool(command: string, args: string[], env?: Record<string, string>): Promise<void> {
  const { input, ended } = startTool(command, args, env)
  input.end()
  return ended
}
