import { CLI_STRINGS } from '@/i18n/cli-strings'
import { describeError } from '@/lib/node/command'
import { SITE } from '@/site/site'
import { runCommand } from './check-command'
import { type CheckerData, createSuiteChecker } from './check-suite'
import { readCommandLine } from './command-line'
import { serveTools } from './mcp-server'

/** The catalogues as JSON, which the build defines. */
declare const CHECKER_DATA: string

async function main(): Promise<number> {
  const data: CheckerData = JSON.parse(CHECKER_DATA)
  const command = readCommandLine(process.argv.slice(2), process.env, data.history.releases)
  if (command.mode === 'mcp') return serveTools(data, createSuiteChecker(data))
  if (command.mode !== 'help' && command.mode !== 'version') return runCommand(command, data)
  const version = `${SITE.version} (Wakamiti ${data.catalogue.engine})\n`
  process.stdout.write(command.mode === 'help' ? CLI_STRINGS[command.locale].help : version)
  return 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`wakamiti-check: ${describeError(error)}\n`)
    process.exitCode = 2
  },
)
