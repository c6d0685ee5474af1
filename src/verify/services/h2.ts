import { type Background, run, startProgram } from '../shell'
import { jarOf } from '../tool'

const H2 = 'com.h2database:h2:2.2.224'
const URL = 'jdbc:h2:tcp://localhost:9092/mem:library'
const USER = ['-user', 'library', '-password', 'secret']

/**
 * H2 at port 9092, for what an application writes while it is tested. A database lives in memory, as long as somebody is
 * connected to it.
 * @param fixtures the folder from which it reads the scripts that the URL of a connection names
 */
export const startH2 = async (_folder: string, fixtures: string): Promise<Background> =>
  startProgram(['java', '-cp', await jarOf(H2), 'org.h2.tools.Server', '-tcp', '-ifNotExists'], 9092, { cwd: fixtures })

/** Has the database `library` run a statement, over a connection besides those of the tool. */
export const executeSql = async (sql: string): Promise<string> =>
  run('java', ['-cp', await jarOf(H2), 'org.h2.tools.Shell', '-url', URL, ...USER, '-sql', sql], '.')
