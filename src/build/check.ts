import { parseArgs } from 'node:util'
import { runMain } from '@/lib/node/command'
import { runTool } from './run-tool'

/** All that takes less than a minute: format, content, spelling, types, unit tests of changed files (all tests with --all). */
const STEPS: [command: string, args: string[]][] = [
  ['biome', ['check', '.']],
  ['tsx', ['src/build/check-content.ts']],
  ['cspell', ['--no-progress', '--no-summary']],
  // Generates the types of documents.
  ['contentlayer2', ['build']],
  ['tsc', ['--noEmit']],
  ['jest', process.argv.includes('--all') ? [] : ['--onlyChanged', '--passWithNoTests']],
]

async function check(): Promise<void> {
  parseArgs({ options: { all: { type: 'boolean' } } })
  const failed: string[] = []
  for (const [command, args] of STEPS) await runTool(command, args).catch(({ message }: Error) => failed.push(message))
  for (const message of failed) console.error(message)
  process.exitCode = failed.length ? 1 : 0
}

void runMain(check)
