const { isMainThread } = require('node:worker_threads')

const CHECK_INTERVAL_MS = 1_000

/** Ends a process with its parent, lest it builds, or holds a port, for nobody. Child processes load this by NODE_OPTIONS. */
const { ppid, env } = process
const OPTION = `--require ${JSON.stringify(__filename)}`
if (isMainThread) {
  setInterval(() => process.ppid === ppid || process.exit(1), CHECK_INTERVAL_MS).unref()
  if (!env.NODE_OPTIONS?.includes(OPTION)) env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${OPTION}`
}
