import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The programs that verifying starts, each with the Debian package that has it. */
const PACKAGES = {
  git: 'git',
  mvn: 'maven',
  java: 'openjdk-17-jdk-headless',
  jar: 'openjdk-17-jdk-headless',
  'mariadb-install-db': 'mariadb-server',
  mariadbd: 'mariadb-server',
  'rabbitmq-server': 'rabbitmq-server',
} as const

/** A program that is no part of Node. */
export type Program = keyof typeof PACKAGES

/** Needed for the tool itself, whatever the page. */
export const TOOL_PROGRAMS: readonly Program[] = ['git', 'mvn', 'java', 'jar']

/** Has servers found when they are started: Debian has them where not everybody's path leads. */
export function findServers(): void {
  process.env.PATH = `${process.env.PATH}:/usr/sbin`
}

const isThere = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))

/**
 * Names the programs that this machine does not have, and the command that installs them on Debian.
 * @returns undefined when all are there
 */
export function missingPrograms(programs: readonly Program[]): string | undefined {
  const missing = programs.filter((program) => !isThere(program))
  const packages = [...new Set(missing.map((program) => PACKAGES[program]))]
  return missing.length > 0 ? `missing: ${missing.join(', ')}  (apt-get install ${packages.join(' ')})` : undefined
}
