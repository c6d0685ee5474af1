import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a command printed, and how it ended. */
export interface Ended {
  status: number | null
  output: string
}

/**
 * Runs a command to its end.
 * @param env settings on top of the environment
 * @returns both of its outputs, in the order in which they came
 */
export function capture(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', fail)
    child.on('close', (status) => done({ status, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

/**
 * Runs a command that must succeed.
 * @throws with the end of what it printed
 */
export async function run(command: string, args: string[], cwd: string, env?: Record<string, string>): Promise<string> {
  const { status, output } = await capture(command, args, cwd, env)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${output.slice(-2_000)}`)
  return output
}

/** A program in the background. */
export interface Background {
  stop: () => Promise<void>
}

/** Whether something listens at a port of this machine. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => done(true))
    socket.on('error', () => done(false))
    socket.on('close', () => done(false))
    socket.on('connect', () => socket.end())
  })

const START_LIMIT_MS = 120_000
const POLL_MS = 200

/** @throws when a port is in use: the examples name it, so no other will do */
export async function expectFree(port: number, service: string): Promise<void> {
  if (await isListening(port)) throw new Error(`Port ${port} is in use  (${service} needs it: stop what listens there)`)
}

/**
 * Starts a program and waits until it listens.
 * @param port it will listen at
 * @throws when the port is in use, or the program ends first
 */
export async function startProgram(
  [command = '', ...args]: string[],
  port: number,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Background> {
  await expectFree(port, command)
  const { env, ...rest } = options
  const child = spawn(command, args, { ...rest, env: { ...process.env, ...env }, stdio: 'ignore', detached: true })
  let failure: Error | undefined
  let hasEnded = false
  const end = new Promise<void>((done) => {
    child.on('error', (error) => {
      failure = error
      hasEnded = true
      done()
    })
    child.on('close', () => {
      hasEnded = true
      done()
    })
  })
  const stop = async () => {
    if (child.pid && !hasEnded) process.kill(-child.pid, 'SIGTERM')
    await Promise.race([end, wait(10_000)])
  }
  for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
    if (await isListening(port)) return { stop }
    if (hasEnded) throw new Error(`${command} did not start: ${failure?.message ?? 'it has ended'}`)
    await wait(POLL_MS)
  }
  await stop()
  throw new Error(`${command} does not listen at port ${port} after ${START_LIMIT_MS / 1_000} s`)
}
