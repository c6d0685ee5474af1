/**
 * What V8 counts down before it optimizes a function, in bytes of code that ran; about four times its own limit. A build runs for
 * seconds on two cores, and most of what V8 would optimize runs too little to repay that: it takes a tenth of all the work.
 */
const BUDGET_BYTES = 600_000

// Loaded first into a build; the processes that it starts load it by their environment, since V8's options are refused there.
require('node:v8').setFlagsFromString(`--interrupt-budget=${BUDGET_BYTES}`)
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(__filename)}`
