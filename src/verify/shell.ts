import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  let timeout = ''
  const limit = setTimeout(() => {
    timeout = `\n${command} was ended after ${COMMAND_LIMIT_MS / 60_000} minutes\n`
    end(child, 'SIGKILL')
  }, COMMAND_LIMIT_MS)
  const [status]: (number | null)[] = await once(child, 'close').finally(() => clearTimeout(limit))
  return { status: status ?? null, output: output() + timeout }
}

/** Runs a command. @returns its output @throws when it fails */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { status, output } = await capture(command, args, cwd)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output.slice(-2_000)}`)
  return output
}

export interface Background {
  stop: () => Promise<void>
  /** @throws with its output, if it has exited */
  expectRunning: () => void
}

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
): Promise<Background> {
  await expectFreePort(port, command)
  const { child, output } = launch(command, args, options.cwd, options.env ?? {})
  let reason: string | undefined
  const ended = once(child, 'close')
    .then(
      ([status, signal]) => `it ended with ${status ?? signal}`,
      ({ message }: Error) => message,
    )
    .then((text) => {
      reason = text
    })
  const stop = async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (reason === undefined) end(child, signal)
      await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })])
    }
  }
  const failure = (what: string) => new Error(`${command} ${what}\n${output().slice(-2_000)}`.trimEnd())
  const expectRunning = () => {
    if (reason !== undefined) throw failure(`does not run: ${reason}`)
  }
  for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
    expectRunning()
    if (await isListening({ port, host: LOCALHOST })) return { stop, expectRunning }
    await wait(POLL_MS)
  }
  await stop()
  throw failure(`does not listen at port ${port} after ${START_LIMIT_MS / 1_000} s`)
}

const DEBIAN_PACKAGES = {
  git: 'git',
  mvn: 'maven',
  java: 'openjdk-17-jdk-headless',
  javac: 'openjdk-17-jdk-headless',
  'mariadb-install-db': 'mariadb-server',
  mariadbd: 'mariadb-server',
  'rabbitmq-server': 'rabbitmq-server',
} as const

export type Program = keyof typeof DEBIAN_PACKAGES

export const TOOL_PROGRAMS: readonly Program[] = ['git', 'mvn', 'java', 'javac']

/** Names the programs missing on this machine, if any, with the command that installs them on Debian. */
export function missingPrograms(programs: readonly Program[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(':')
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))))
  const packages = [...new Set(missing.map((program) => DEBIAN_PACKAGES[program]))]
  return missing.length > 0 ? `missing: ${missing.join(', ')}  (apt-get install ${packages.join(' ')})` : undefined
}
