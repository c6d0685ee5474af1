import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Background, run, startProgram } from '../shell'

const OWN = ['--no-defaults', '--user=root']

/**
 * MariaDB with its data in a folder of the run, at the port that the examples name.
 * @param fixtures their `mariadb.sql` makes users and databases at the start
 */
export async function startMariadb(folder: string, fixtures: string): Promise<Background> {
  const data = join(folder, 'data')
  if (!existsSync(data)) {
    mkdirSync(data, { recursive: true })
    await run('mariadb-install-db', [...OWN, `--datadir=${data}`, '--auth-root-authentication-method=normal'], folder)
  }
  const settings = [
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    '--port=3306',
    '--bind-address=127.0.0.1',
  ]
  return startProgram(['mariadbd', ...OWN, ...settings, `--init-file=${join(fixtures, 'mariadb.sql')}`], 3306)
}
