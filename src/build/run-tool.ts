import { spawnSync } from 'node:child_process'

/** A step of the build has failed, and has reported why. */
export class StepFailed extends Error {
  override name = 'StepFailed'
}

/**
 * Runs one of the project's tools and shows what it prints.
 * @param command name of the tool, as in node_modules/.bin
 * @param args its arguments
 * @param env settings on top of the environment
 * @throws {StepFailed} when it does not end with 0
 */
export function runTool(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      CONTENTLAYER_TELEMETRY_DISABLED: '1',
      npm_config_loglevel: 'error',
      ...env,
    },
  })
  if (status !== 0) throw new StepFailed(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}`)
}
