import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** A browser that a program steers. */
export interface RemoteBrowser {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>
  /**
   * Runs a script in the page.
   * @param script the body of a function
   * @returns what it returns, as JSON
   */
  run: (script: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Where a program of the machine is; undefined when it is not installed. */
export const programPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('No port is free')),
      )
    })
  })

/** Generous, so that only what does not come fails, however slow the machine is. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 200

/**
 * Tries something until it succeeds.
 * @throws the last error, when it has not succeeded within a minute
 */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  }
}
