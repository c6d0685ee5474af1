import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder } from '@/lib/node/disk-cache'
import type { Fixture } from '../fixture'
import { type Background, type Program, run, startProgram } from '../shell'
import { jarOf } from '../tool'
import { startHttp } from './http-service'

/** On Debian, the script on the PATH switches to a user that cannot read the run folder. */
const DEBIAN_RABBITMQ = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** With the management plugin, a fixture can publish a message over HTTP on port 15672. */
const RABBITMQ_PLUGINS = '[rabbitmq_management].\n'

/** Starts RabbitMQ on the port of the examples; `rabbitmq.json` defines its users, queues and exchanges. */
function startAmqp(folder: string, fixtures: string): Promise<Background> {
  const [config, plugins] = [join(folder, 'rabbitmq.conf'), join(folder, 'plugins')]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, `load_definitions = ${join(fixtures, 'rabbitmq.json')}\n`)
  writeFileSync(plugins, RABBITMQ_PLUGINS)
  return startProgram([existsSync(DEBIAN_RABBITMQ) ? DEBIAN_RABBITMQ : 'rabbitmq-server'], 5672, {
    env: {
      HOME: folder,
      RABBITMQ_NODENAME: 'verify@localhost',
      RABBITMQ_CONFIG_FILE: config,
      RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
      RABBITMQ_MNESIA_BASE: join(folder, 'data'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_PID_FILE: join(folder, 'pid'),
    },
  })
}

const H2 = 'com.h2database:h2:2.2.224'
const URL = 'jdbc:h2:tcp://localhost:9092/mem:library'
const USER = ['-user', 'library', '-password', 'secret']

/** Starts H2 on port 9092. A database lives as long as a connection; JDBC URLs name scripts in the fixture folder. */
const startH2 = async (_folder: string, fixtures: string): Promise<Background> =>
  startProgram(['java', '-cp', await jarOf(H2), 'org.h2.tools.Server', '-tcp', '-ifNotExists'], 9092, { cwd: fixtures })

const executeSql = async (sql: string): Promise<string> =>
  run('java', ['-cp', await jarOf(H2), 'org.h2.tools.Shell', '-url', URL, ...USER, '-sql', sql], '.')

const GREENMAIL = 'com.icegreen:greenmail-standalone:2.1.13'
const MAIL_SETUP = ['-Dgreenmail.setup.test.all', '-Dgreenmail.auth.disabled', '-Dgreenmail.verbose=false']

/** Starts GreenMail (SMTP on 3025, IMAP on 3143, POP3 on 3110); `send.mjs` delivers the `messages`. */
async function startMail(_folder: string, fixtures: string): Promise<Background> {
  const server = await startProgram(['java', ...MAIL_SETUP, '-jar', await jarOf(GREENMAIL)], 3143)
  try {
    await run(process.execPath, [join(fixtures, 'send.mjs'), 'messages'], fixtures)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

const MARIADB_OPTIONS = ['--no-defaults', '--user=root']

/** Starts MariaDB on the port of the examples; `mariadb.sql` creates its users and databases. */
async function startMariadb(folder: string, fixtures: string): Promise<Background> {
  const data = join(folder, 'data')
  const installed = [...MARIADB_OPTIONS, `--datadir=${data}`]
  const install = [...installed, '--auth-root-authentication-method=normal']
  await cacheFolder(data, install.join(' '), () => run('mariadb-install-db', install, folder))
  const files = [`--socket=${join(folder, 'socket')}`, `--init-file=${join(fixtures, 'mariadb.sql')}`]
  const address = ['--port=3306', '--bind-address=127.0.0.1']
  return startProgram(['mariadbd', ...installed, ...files, ...address], 3306)
}

const MODBUS_JARS = ['com.ghgande:j2mod:3.3.0', 'com.fazecast:jSerialComm:2.11.0', 'org.slf4j:slf4j-api:2.0.16']

async function startModbus(): Promise<Background> {
  const jars: string[] = []
  for (const jar of MODBUS_JARS) jars.push(await jarOf(jar))
  return startProgram(['java', '-cp', jars.join(':'), resolve('src/verify/services/ModbusDevice.java')], 5020)
}

/** Starts a service that keeps its data in `folder` and reads its initial data from `fixtures`. */
type Starter = (folder: string, fixtures: string) => Promise<Background>

/** Services that need programs besides Java may be running already, from `content/fixtures/compose.yaml`. */
const SERVICES: Record<Fixture['services'][number], { start: Starter; programs: Program[] }> = {
  amqp: { start: startAmqp, programs: ['rabbitmq-server'] },
  h2: { start: startH2, programs: [] },
  mail: { start: startMail, programs: [] },
  mariadb: { start: startMariadb, programs: ['mariadb-install-db', 'mariadbd'] },
  modbus: { start: startModbus, programs: [] },
}

/** The programs to install for the services of a page, unless the environment provides the services. */
export const programsFor = ({ services }: Fixture, isLocal: boolean): Program[] =>
  isLocal ? services.flatMap((name) => SERVICES[name].programs) : []

/** Starts the services that are not running yet. @throws when one does not start, after stopping the others */
export async function startServices(fixture: Fixture, folder: string, isLocal: boolean): Promise<Background> {
  const started: Background[] = []
  const stop = async () => {
    for (const service of started.reverse()) await service.stop()
  }
  try {
    for (const http of fixture.http) started.push(await startHttp(http, fixture.folder, executeSql))
    for (const name of fixture.services)
      if (isLocal || SERVICES[name].programs.length === 0)
        started.push(await SERVICES[name].start(join(folder, name), fixture.folder))
  } catch (error) {
    await stop()
    throw error
  }
  const expectRunning = () => {
    for (const service of started) service.expectRunning()
  }
  return { stop, expectRunning }
}
