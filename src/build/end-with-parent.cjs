const { isMainThread } = require('node:worker_threads')

const CHECK_INTERVAL_MS = 1_000

/**
 * Ends a process when its parent is gone, however that ended: nothing goes on building, or holds a port, for nobody. Loaded first
 * into every process of the project, and by NODE_OPTIONS into those that they start.
 */
const { ppid, env } = process
const OPTION = `--require ${JSON.stringify(__filename)}`
if (isMainThread) {
  setInterval(() => process.ppid === ppid || process.exit(1), CHECK_INTERVAL_MS).unref()
  if (!env.NODE_OPTIONS?.includes(OPTION)) env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${OPTION}`
}
