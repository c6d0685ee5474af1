import { runTool, StepFailed } from './run-tool'

/** Everything that takes seconds: style, content, types, unit tests. */
const STEPS: [command: string, args: string[]][] = [
  ['biome', ['check', '.']],
  ['tsx', ['src/build/check-content.ts']],
  // Types follow the document types; Contentlayer keeps what has not changed.
  ['contentlayer2', ['build']],
  ['tsc', ['--noEmit']],
  ['jest', []],
]

const failed = STEPS.filter(([command, args]) => {
  try {
    runTool(command, args)
    return false
  } catch (error) {
    if (error instanceof StepFailed) return true
    throw error
  }
})

for (const [command, args] of failed) console.error(`failed: ${command} ${args.join(' ')}`)
process.exitCode = failed.length ? 1 : 0
