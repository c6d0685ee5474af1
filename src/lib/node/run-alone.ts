import { lstatSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOf } from './replace'

const RETRY_MS = 200

/** After this long, a process that has created its socket also listens at it. */
const LISTENING_MS = 100

/** Listens at a path; undefined when somebody does already. Where the disk has no sockets, nobody is kept out. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((done) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code === 'EADDRINUSE' ? undefined : server))
    server.listen(path, () => done(server.unref()))
  })

const isHeld = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path, () => socket.destroy()).once('error', () => done(false))
    socket.once('close', (hadError) => done(!hadError))
  })

/** Tells a socket from another one that has taken its place. */
function markOf(path: string): string {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return `${stat?.ino} ${stat?.ctimeNs}`
}

/** Removes a socket that nobody listens at, unless another process has done so meanwhile and put its own there. */
async function removeLeft(path: string, mark: string): Promise<void> {
  await wait(LISTENING_MS)
  if (markOf(path) === mark && !(await isHeld(path)) && markOf(path) === mark) rmSync(path, { force: true })
}

/**
 * Runs what must not run twice at once for a folder. The lock is a socket, which ends with its process however that ends.
 * @throws when another process is still at it
 */
export async function runAlone<T>(folder: string, waitMs: number, run: () => Promise<T>): Promise<T> {
  // Short: the name of a socket has about a hundred characters at most.
  const path = relative(process.cwd(), `${placeOf(folder)}.wakamiti-lock`)
  const until = Date.now() + waitMs
  let server = await listen(path)
  while (!server) {
    const mark = markOf(path)
    if (!(await isHeld(path))) await removeLeft(path, mark)
    else if (Date.now() < until) await wait(RETRY_MS)
    else throw new Error(`Another command is writing ${folder}/  (wait for its end, or end it, then try again)`)
    server = await listen(path)
  }
  try {
    return await run()
  } finally {
    server.close()
  }
}
