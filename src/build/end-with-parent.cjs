const { isMainThread } = require('node:worker_threads')

const CHECK_INTERVAL_MS = 1_000

/**
 * Ends a process when the one that started it is gone, however that ended: nothing goes on building, or holds a port, for nobody.
 * Loaded first into every process of the project and its tools.
 */
const { ppid } = process
if (isMainThread) setInterval(() => process.ppid === ppid || process.exit(1), CHECK_INTERVAL_MS).unref()
