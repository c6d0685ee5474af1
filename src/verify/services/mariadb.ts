import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Background, run, startProgram } from '../shell'

const OWN = ['--no-defaults', '--user=root']

/** Installs an empty server. Its folder gets its name when it is whole: one that has the name can be started. */
async function install(data: string, folder: string): Promise<void> {
  const unfinished = `${data}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  await run(
    'mariadb-install-db',
    [...OWN, `--datadir=${unfinished}`, '--auth-root-authentication-method=normal'],
    folder,
  )
  rmSync(data, { recursive: true, force: true })
  renameSync(unfinished, data)
}

/**
 * MariaDB with its data in a folder of the run, at the port that the examples name.
 * @param fixtures their `mariadb.sql` makes users and databases at the start
 */
export async function startMariadb(folder: string, fixtures: string): Promise<Background> {
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'mysql'))) await install(data, folder)
  const settings = [
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    '--port=3306',
    '--bind-address=127.0.0.1',
  ]
  return startProgram(['mariadbd', ...OWN, ...settings, `--init-file=${join(fixtures, 'mariadb.sql')}`], 3306)
}
