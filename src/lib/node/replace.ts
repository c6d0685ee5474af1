import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type NetConnectOpts, type Server } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Replaces a file as a whole: whoever reads it meanwhile gets the old one or the new one, never a part.
 * @param beside the beginning of the path where it is written first
 */
export function replaceFile(path: string, content: string | Uint8Array, beside = path): void {
  const next = `${beside}.${Math.random()}`
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  try {
    // Not where somebody has foreseen the name, and put a link to another file.
    writeFileSync(next, content, { flag: 'wx', mode })
    // What others may do with it, too, which the umask has taken away.
    if (mode) chmodSync(next, mode)
    renameSync(next, path)
  } catch (error) {
    rmSync(next, { force: true })
    // Nobody knows the other name.
    throw Object.assign(error as Error, { dest: path })
  }
}

/** What a path names in the end: a link to a folder stays a link, the folder that it names is written. */
export function placeOf(path: string): string {
  // Without the slash at its end, behind which what stands beside it would be inside of it.
  const place = resolve(path)
  try {
    return placeOf(resolve(dirname(place), readlinkSync(place)))
  } catch {
    return place
  }
}

const oldOf = (place: string): string => `${place}.wakamiti-old`

/** Where a new state is made: beside its place, so that one rename puts it there. */
export const newOf = (path: string): string => `${placeOf(path)}.wakamiti-new`

/** Puts the last state of a folder back, where a run that was killed between two renames has left none. */
export function restoreFolder(path: string): void {
  const place = placeOf(path)
  if (existsSync(oldOf(place)) && !existsSync(place)) renameSync(oldOf(place), place)
}

function bringBeside(made: string, place: string): string {
  const near = `${place}.wakamiti-next`
  rmSync(near, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  try {
    renameSync(made, near)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(made, near, { recursive: true })
    rmSync(made, { recursive: true })
  }
  return near
}

/** Puts a folder in the place of another; if it throws or is killed, one is there, at last after {@link restoreFolder}. */
export function replaceFolder(made: string, path: string): void {
  const place = placeOf(path)
  restoreFolder(place)
  const near = bringBeside(made, place)
  rmSync(oldOf(place), { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, oldOf(place))
  try {
    renameSync(near, place)
  } catch (error) {
    restoreFolder(place)
    throw error
  }
  rmSync(oldOf(place), { recursive: true, force: true })
}

/** Lets every user read a folder, such as the one a web server runs as, whatever the umask was. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
}

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

/** Whether somebody listens at a port or a path. */
export const isListening = (place: NetConnectOpts): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(place, () => socket.destroy()).once('error', () => done(false))
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
  if (markOf(path) === mark && !(await isListening({ path })) && markOf(path) === mark) rmSync(path, { force: true })
}

/** Runs alone for a folder: the lock is a socket, which ends with its process. @throws when another one is still at it */
export async function runAlone<T>(folder: string, waitMs: number, run: () => Promise<T>): Promise<T> {
  // Short: the name of a socket has about a hundred characters at most.
  const path = relative(process.cwd(), `${placeOf(folder)}.wakamiti-lock`)
  const until = Date.now() + waitMs
  let server = await listen(path)
  while (!server) {
    const mark = markOf(path)
    if (!(await isListening({ path }))) await removeLeft(path, mark)
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
