import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const FAULTS: Record<string, string> = {
  ENOSPC: 'the disk is full  (free some space, then try again)',
  EDQUOT: 'the disk is full for this user  (free some space, then try again)',
  EROFS: 'its disk cannot be written  (mount it so that it can, or work in another folder)',
  EACCES: 'it is not allowed  (look at its owner and permissions)',
  EPERM: 'it is not allowed  (look at its owner and permissions)',
  EBUSY: 'it is in use, or a disk of its own  (name a folder inside of it)',
}

type Fault = NodeJS.ErrnoException & { port?: number; dest?: string }

/**
 * What an error says, in one line; where the system refuses a file, also what to do about it.
 * @param portName the variable of the environment that chooses the port of the command
 */
export function faultOf(error: unknown, portName = 'PORT'): string {
  const { code = '', dest, path = 'a file', syscall, port } = (error ?? {}) as Fault
  if (code === 'EADDRINUSE' && port)
    return `Port ${port} is taken  (end what uses it, or choose another: ${portName}=${port + 1} before the command)`
  if (syscall && FAULTS[code]) return `${dest ?? path} cannot be written or read: ${FAULTS[code]}`
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command: when it throws, that is printed, and the process ends with 1. */
export const runMain = (main: () => Promise<unknown>, portName?: string): Promise<unknown> =>
  main().catch((error: unknown) => {
    console.error(faultOf(error, portName))
    process.exitCode = 1
  })

/** Where servers listen unless they are opened: nobody else reaches it. */
export const LOCAL = '127.0.0.1'

const HIGHEST_PORT = 65_535

/** The port that a variable of the environment names, or the usual one. */
export function portOf(name: string, usual: number): number {
  const text = process.env[name]?.trim() || String(usual)
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= HIGHEST_PORT) return port
  throw new Error(`${name}=${text} is no port  (a number from 1 to ${HIGHEST_PORT}; without it, ${usual})`)
}

/** A child that a signal does not end is killed after this long. */
const GRACE_MS = 5_000

type Kill = (signal: NodeJS.Signals) => void

const running = new Map<ChildProcess, Kill>()
let exitCode: number | undefined

/** Whether a signal has come: the process ends with the last of its children. */
export const isEnding = (): boolean => exitCode !== undefined

/** Once a signal has come, the process ends when its children have ended. */
function endIfAlone(): void {
  // What waits for a child has its say first.
  if (isEnding() && running.size === 0) setImmediate(() => process.exit(exitCode))
}

const killAll = (signal: NodeJS.Signals): void => {
  for (const kill of running.values()) kill(signal)
}
const killLeft = (): void => killAll('SIGKILL')

function passSignalsOn(): void {
  if (process.listeners('exit').includes(killLeft)) return
  process.on('exit', killLeft)
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal]
      killAll(signal)
      setTimeout(killLeft, GRACE_MS).unref()
      endIfAlone()
    })
}

/** Passes signals on to a child, and ends with it after one; however this process ends, the child ends, too. */
export function endTogether(child: ChildProcess, kill: Kill = (signal) => child.kill(signal)): void {
  running.set(child, kill)
  passSignalsOn()
  child.once('close', () => {
    running.delete(child)
    endIfAlone()
  })
}
