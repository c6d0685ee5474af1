import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { LOCALHOST, superviseChild } from '@/lib/node/command'
import { isListening } from '@/lib/node/replace'

/** The longest page takes a few minutes; a command that takes longer hangs. */
const COMMAND_LIMIT_MS = 15 * 60_000

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has already exited.
  }
}

/** Starts a program in its own process group, which ends with this process at the latest. */
function launch(command: string, args: string[], cwd: string | undefined, env: Record<string, string>) {
  const options = { cwd, env: { ...process.env, ...env }, detached: true }
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  superviseChild(child, (signal) => end(child, signal))
  return { child, output: () => Buffer.concat(chunks).toString('utf8') }
}

/** Runs a command until it exits or the time limit is up. @returns its exit code, and stdout and stderr interleaved */
export async function capture(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const { child, output } = launch(command, args, cwd, env)
  const limit = setTimeout(() => end(child, 'SIGKILL'), COMMAND_LIMIT_MS)
  const [status]: (number | null)[] = await once(child, 'close').finally(() => clearTimeout(limit))
  return { status: status ?? null, output: output() }
}

/** Runs a command. @returns its output @throws when it fails */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { status, output } = await capture(command, args, cwd)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output.slice(-2_000)}`)
  return output
}

/** Ends what was started. */
export type Stop = () => Promise<void>

const START_LIMIT_MS = 120_000
const POLL_MS = 200
const STOP_LIMIT_MS = 10_000

/** @throws when a port is in use: no other will do, because the examples name it */
export async function expectFreePort(port: number, service: string): Promise<void> {
  if (await isListening({ port, host: LOCALHOST }))
    throw new Error(`Port ${port} is in use  (${service} needs it: stop what listens there)`)
}

/** Starts a program and waits until it listens on a port. @throws when the port is taken or the program exits */
export async function startProgram(
  [command = '', ...args]: string[],
  port: number,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Stop> {
  await expectFreePort(port, command)
  const { child, output } = launch(command, args, options.cwd, options.env ?? {})
  let reason: string | undefined
  child.once('error', ({ message }) => {
    reason = message
  })
  child.once('close', (status, signal) => {
    reason ??= `it ended with ${status ?? signal}`
  })
  const stop = async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (reason !== undefined) return
      end(child, signal)
      await Promise.race([once(child, 'close'), wait(STOP_LIMIT_MS, undefined, { ref: false })])
    }
  }
  for (let waited = 0; waited < START_LIMIT_MS && reason === undefined; waited += POLL_MS) {
    if (await isListening({ port, host: LOCALHOST })) return stop
    await wait(POLL_MS)
  }
  const why = reason ?? `it does not listen at port ${port}`
  await stop()
  throw new Error(`${command} does not run: ${why}\n${output().slice(-2_000)}`.trimEnd())
}
