import { parseArgs } from 'node:util'
import { runMain } from '@/lib/node/command'
import { runTool } from './run-tool'

/** What takes less than a minute: style, content, spelling, types, and the unit tests of what has changed; with --all, all of them. */
const STEPS: [command: string, args: string[]][] = [
  ['biome', ['check', '.']],
  ['tsx', ['src/build/check-content.ts', '--build']],
  ['cspell', ['--no-progress', '--no-summary']],
  // Types follow the document types; Contentlayer keeps what has not changed.
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
