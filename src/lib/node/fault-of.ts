const FAULTS: Record<string, string> = {
  ENOSPC: 'the disk is full  (free some space, then try again)',
  EDQUOT: 'the disk is full for this user  (free some space, then try again)',
  EROFS: 'its disk cannot be written  (mount it so that it can, or work in another folder)',
  EACCES: 'it is not allowed  (look at its owner and permissions)',
  EPERM: 'it is not allowed  (look at its owner and permissions)',
  EBUSY: 'it is in use, or a disk of its own  (name a folder inside of it)',
}

type Fault = NodeJS.ErrnoException & { port?: number; dest?: string }

/** What an error says, in one line; where the system refuses a file, also what to do about it. */
export function faultOf(error: unknown): string {
  const { code = '', dest, path = 'a file', syscall, port } = (error ?? {}) as Fault
  if (code === 'EADDRINUSE' && port)
    return `Port ${port} is taken  (end what uses it, or choose another: PORT=${port + 1} before the command)`
  if (syscall && FAULTS[code]) return `${dest ?? path} cannot be written or read: ${FAULTS[code]}`
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command: when it throws, that is printed, and the process ends with 1. */
export const runMain = (main: () => Promise<unknown>): Promise<unknown> =>
  main().catch((error: unknown) => {
    console.error(faultOf(error))
    process.exitCode = 1
  })
