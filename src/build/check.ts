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

async function check(): Promise<void> {
  const failed: string[] = []
  for (const [command, args] of STEPS)
    await runTool(command, args).catch((error: unknown) => {
      if (!(error instanceof StepFailed)) throw error
      failed.push(error.message)
    })
  for (const message of failed) console.error(message)
  process.exitCode = failed.length ? 1 : 0
}

void check()
