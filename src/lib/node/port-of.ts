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
