/** The bytecode that a function runs before V8 optimizes it: four times the default. In a build of seconds that rarely pays off. */
const BUDGET_BYTES = 600_000

// Child processes load this file by NODE_OPTIONS, which does not allow the option itself.
require('node:v8').setFlagsFromString(`--interrupt-budget=${BUDGET_BYTES}`)
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(__filename)}`
