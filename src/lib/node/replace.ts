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

/** Replaces a file atomically: readers get the old content or the new. @param beside start of the temporary file's path */
export function replaceFile(path: string, content: string | Uint8Array, beside = path): void {
  const temporary = `${beside}.${Math.random()}`
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  try {
    // Never through a link that somebody has put there, having guessed the name.
    writeFileSync(temporary, content, { flag: 'wx', mode })
    // The umask has removed permissions of other users.
    if (mode) chmodSync(temporary, mode)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    // Report the path that the caller knows.
    throw Object.assign(error as Error, { dest: path })
  }
}

/** Follows links to the path to write, so that a link to a folder stays a link. */
export function resolveLinks(path: string): string {
  // Without a trailing slash: a suffix after it would name something inside.
  const target = resolve(path)
  try {
    return resolveLinks(resolve(dirname(target), readlinkSync(target)))
  } catch {
    return target
  }
}

const backupOf = (target: string): string => `${target}.wakamiti-old`

/** Where the next version is made: beside its target, so that one rename puts it there. */
export const stagingOf = (path: string): string => `${resolveLinks(path)}.wakamiti-new`

/** Restores the last version of a folder, if a run was killed between the two renames that replace it. */
export function restoreFolder(path: string): void {
  const target = resolveLinks(path)
  if (existsSync(backupOf(target)) && !existsSync(target)) renameSync(backupOf(target), target)
}

/** Moves a folder beside the target, which may be a link to another disk. */
function moveBeside(folder: string, target: string): string {
  const sibling = `${target}.wakamiti-next`
  rmSync(sibling, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  try {
    renameSync(folder, sibling)
  } catch {
    cpSync(folder, sibling, { recursive: true })
    rmSync(folder, { recursive: true })
  }
  return sibling
}

/** Moves a folder into the place of another. Whatever fails, one of them is there, at the latest after {@link restoreFolder}. */
export function replaceFolder(folder: string, path: string): void {
  const target = resolveLinks(path)
  restoreFolder(target)
  const sibling = moveBeside(folder, target)
  rmSync(backupOf(target), { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, backupOf(target))
  try {
    renameSync(sibling, target)
  } catch (error) {
    restoreFolder(target)
    throw error
  }
  rmSync(backupOf(target), { recursive: true, force: true })
}

/** Lets every user, such as that of a web server, read a folder, whatever the umask was. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
}

const RETRY_MS = 200

/** A process that has created its socket listens on it before this time is over. */
const LISTENING_MS = 100

/** Listens on a socket; undefined if another process does. Where the disk has no sockets, nobody is locked out. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((done) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code === 'EADDRINUSE' ? undefined : server))
    server.listen(path, () => done(server.unref()))
  })

/** Whether a process listens on a port or a socket. */
export const isListening = (address: NetConnectOpts): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(address, () => socket.destroy()).once('error', () => done(false))
    socket.once('close', (hadError) => done(!hadError))
  })

/** Identifies a socket, to notice that another one has replaced it. */
function identityOf(path: string): string {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  return `${stat?.ino} ${stat?.ctimeNs}`
}

/** Removes a socket that nobody listens on, unless another process has replaced it by its own. */
async function removeStale(path: string, identity: string): Promise<void> {
  await wait(LISTENING_MS)
  const isSame = () => identityOf(path) === identity
  if (isSame() && !(await isListening({ path })) && isSame()) rmSync(path, { force: true })
}

/** Runs with the lock of a folder: a socket that its process listens on. @throws if another one still has it after `waitMs` */
export async function withLock<T>(folder: string, waitMs: number, run: () => Promise<T>): Promise<T> {
  // Relative: the path of a socket may have about a hundred characters.
  const path = relative(process.cwd(), `${resolveLinks(folder)}.wakamiti-lock`)
  const deadline = Date.now() + waitMs
  let server = await listen(path)
  while (!server) {
    const identity = identityOf(path)
    if (!(await isListening({ path }))) await removeStale(path, identity)
    else if (Date.now() < deadline) await wait(RETRY_MS)
    else throw new Error(`Another command is writing ${folder}/  (wait for its end, or end it, then try again)`)
    server = await listen(path)
  }
  try {
    return await run()
  } finally {
    server.close()
  }
}
