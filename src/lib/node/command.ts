import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const FILE_ERRORS: Record<string, string> = {
  ENOSPC: 'the disk is full  (free some space, then try again)',
  EDQUOT: 'the disk is full for this user  (free some space, then try again)',
  EROFS: 'its disk cannot be written  (mount it so that it can, or work in another folder)',
  EACCES: 'it is not allowed  (look at its owner and permissions)',
  EPERM: 'it is not allowed  (look at its owner and permissions)',
  EBUSY: 'it is in use, or a disk of its own  (name a folder inside of it)',
}

/** Describes an error in one line; for a file or a port that the system refuses, also what to do. @param portName see {@link portOf} */
export function describeError(error: unknown, portName = 'PORT'): string {
  type SystemError = NodeJS.ErrnoException & { port?: number; dest?: string }
  const { code = '', dest, path = 'a file', syscall, port } = (error ?? {}) as SystemError
  if (code === 'EADDRINUSE' && port)
    return `Port ${port} is taken  (end what uses it, or choose another: ${portName}=${port + 1} before the command)`
  if (code === 'ENOENT' && syscall?.startsWith('spawn'))
    return `${path} is not installed  (CONTRIBUTING.md names the packages)`
  if (syscall && FILE_ERRORS[code]) return `${dest ?? path} cannot be written or read: ${FILE_ERRORS[code]}`
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command. An error is printed, and the process exits with 1. */
export const runMain = (main: () => Promise<unknown>, portName?: string): Promise<unknown> =>
  main().catch((error: unknown) => {
    console.error(describeError(error, portName))
    process.exitCode = 1
  })

/** Where servers listen by default: only this machine reaches them. */
export const LOCALHOST = '127.0.0.1'

const HIGHEST_PORT = 65_535

/** The port that an environment variable sets. @throws if it is no port number */
export function portOf(name: string, fallback: number): number {
  const text = process.env[name]?.trim() || String(fallback)
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= HIGHEST_PORT) return port
  throw new Error(`${name}=${text} is no port  (a number from 1 to ${HIGHEST_PORT}; without it, ${fallback})`)
}

/** A child that still runs this long after a signal is killed. */
const GRACE_MS = 5_000

type Kill = (signal: NodeJS.Signals) => void

const running = new Map<ChildProcess, Kill>()
let exitCode: number | undefined

/** Whether a signal has arrived: the process exits once its last child has. */
export const isShuttingDown = (): boolean => exitCode !== undefined

function exitAfterLastChild(): void {
  // Later, so that whoever awaits the child can report first.
  if (isShuttingDown() && running.size === 0) setImmediate(() => process.exit(exitCode))
}

const killAll = (signal: NodeJS.Signals): void => {
  for (const kill of running.values()) kill(signal)
}
const killRest = (): void => killAll('SIGKILL')

function forwardSignals(): void {
  if (process.listeners('exit').includes(killRest)) return
  process.on('exit', killRest)
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal]
      killAll(signal)
      setTimeout(killRest, GRACE_MS).unref()
      exitAfterLastChild()
    })
}

/** Ties a child to this process: forwards signals, exits with the child after one, and kills it however this process exits. */
export function superviseChild(child: ChildProcess, kill: Kill = (signal) => child.kill(signal)): void {
  running.set(child, kill)
  forwardSignals()
  child.once('close', () => {
    running.delete(child)
    exitAfterLastChild()
  })
}
