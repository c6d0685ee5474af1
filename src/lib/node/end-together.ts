import type { ChildProcess } from 'node:child_process'

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

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
  for (const [signal, code] of Object.entries(SIGNALS) as [keyof typeof SIGNALS, number][])
    process.on(signal, () => {
      exitCode = code
      killAll(signal)
      setTimeout(killLeft, GRACE_MS).unref()
      endIfAlone()
    })
}

/**
 * Passes signals on to a child; after one, this process ends once the child has. However this process ends, the child ends, too.
 */
export function endTogether(child: ChildProcess, kill: Kill = (signal) => child.kill(signal)): void {
  running.set(child, kill)
  passSignalsOn()
  child.once('close', () => {
    running.delete(child)
    endIfAlone()
  })
}
