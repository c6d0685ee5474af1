import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from '@/lib/node/disk-cache'
import { escaped } from '@/lib/text'
import type { Fixture, Route } from '../fixture'
import { expectFreePort, run, type Stop, startProgram } from '../shell'
import { jarOf } from '../tool'

/** Converts a path such as `/books/{id}`: a name stands for one segment, a star for the rest. */
function patternOf(path: string): RegExp {
  const parts = path.split(/(\{\w+\}|\*)/)
  const sources = parts.map((part) => (part === '*' ? '.*' : part.startsWith('{') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${sources.join('')}$`)
}

function matches(route: Route, request: IncomingMessage, body: string): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  return (
    route.method === request.method &&
    patternOf(route.path).test(decodeURIComponent(pathname)) &&
    Object.entries(route.query).every(([name, value]) => searchParams.getAll(name).includes(value)) &&
    Object.entries(route.requires).every(([name, value]) =>
      String(request.headers[name.toLowerCase()] ?? '').includes(value),
    ) &&
    (route.contains === undefined || body.includes(route.contains))
  )
}

/** Starts the HTTP service that a fixture defines. @param fixtures the folder of the programs that its routes run */
export async function startHttp(
  { port, routes }: Fixture['http'][number],
  fixtures: string,
  executeSql: (sql: string) => Promise<string>,
): Promise<Stop> {
  await expectFreePort(port, 'the HTTP service')
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const route = routes.find((candidate) => matches(candidate, request, body))
    const fail = (status: number, reason: string) =>
      void response.writeHead(status, { 'content-type': 'text/plain' }).end(`${reason}\n`)
    if (!route) return fail(404, `no route for ${request.method} ${request.url}`)
    try {
      if (route.sql) await executeSql(route.sql)
    } catch (error) {
      return fail(500, `${route.sql}: ${String(error)}`)
    }
    await wait(route.delayMs)
    const isText = typeof route.body === 'string'
    const type = isText ? 'text/plain' : 'application/json'
    response.writeHead(route.status, { 'content-type': `${type}; charset=utf-8`, ...route.headers })
    response.end(isText ? route.body : JSON.stringify(route.body))
    if (route.run) spawn(process.execPath, [join(fixtures, route.run)], { stdio: 'ignore' })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  }
}

/** On Debian, the script on the PATH switches to a user that cannot read the run folder. */
const DEBIAN_RABBITMQ = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** Starts RabbitMQ on the port of the examples; `rabbitmq.json` defines its users, queues and exchanges. */
function startAmqp(folder: string, fixtures: string): Promise<Stop> {
  const [config, plugins] = [join(folder, 'rabbitmq.conf'), join(folder, 'plugins')]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, `load_definitions = ${join(fixtures, 'rabbitmq.json')}\n`)
  // With this plugin, a fixture can publish a message over HTTP on port 15672.
  writeFileSync(plugins, '[rabbitmq_management].\n')
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
const DATABASE = 'jdbc:h2:tcp://localhost:9092/mem:library'
const USER = ['-user', 'library', '-password', 'secret']

/** Starts H2 on port 9092. A database lives as long as a connection; JDBC URLs name scripts in the fixture folder. */
const startH2 = async (_folder: string, fixtures: string): Promise<Stop> =>
  startProgram(['java', '-cp', await jarOf(H2), 'org.h2.tools.Server', '-tcp', '-ifNotExists'], 9092, { cwd: fixtures })

const executeSql = async (sql: string): Promise<string> =>
  run('java', ['-cp', await jarOf(H2), 'org.h2.tools.Shell', '-url', DATABASE, ...USER, '-sql', sql], '.')

const GREENMAIL = 'com.icegreen:greenmail-standalone:2.1.13'
const MAIL_SETUP = ['-Dgreenmail.setup.test.all', '-Dgreenmail.auth.disabled', '-Dgreenmail.verbose=false']

/** Starts GreenMail (SMTP on 3025, IMAP on 3143, POP3 on 3110); `send.mjs` delivers the `messages`. */
async function startMail(_folder: string, fixtures: string): Promise<Stop> {
  const stop = await startProgram(['java', ...MAIL_SETUP, '-jar', await jarOf(GREENMAIL)], 3143)
  try {
    await run(process.execPath, [join(fixtures, 'send.mjs'), 'messages'], fixtures)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Starts MariaDB on the port of the examples; `mariadb.sql` creates its users and databases. */
async function startMariadb(folder: string, fixtures: string): Promise<Stop> {
  const data = join(folder, 'data')
  const installed = ['--no-defaults', '--user=root', `--datadir=${data}`]
  const install = [...installed, '--auth-root-authentication-method=normal']
  await cacheFolder(data, install.join(' '), () => run('mariadb-install-db', install, folder))
  const files = [`--socket=${join(folder, 'socket')}`, `--init-file=${join(fixtures, 'mariadb.sql')}`]
  const address = ['--port=3306', '--bind-address=127.0.0.1']
  return startProgram(['mariadbd', ...installed, ...files, ...address], 3306)
}

const MODBUS_JARS = ['com.ghgande:j2mod:3.3.0', 'com.fazecast:jSerialComm:2.11.0', 'org.slf4j:slf4j-api:2.0.16']

async function startModbus(): Promise<Stop> {
  const jars: string[] = []
  for (const jar of MODBUS_JARS) jars.push(await jarOf(jar))
  return startProgram(['java', '-cp', jars.join(':'), resolve('src/verify/services/ModbusDevice.java')], 5020)
}

/** What starts each service, which keeps its data in `folder` and reads its initial data from `fixtures`. */
const SERVICES: Record<Fixture['services'][number], (folder: string, fixtures: string) => Promise<Stop>> = {
  amqp: startAmqp,
  h2: startH2,
  mail: startMail,
  mariadb: startMariadb,
  modbus: startModbus,
}

/** Those of `content/fixtures/compose.yaml`, which may be running already. */
const IN_COMPOSE: Fixture['services'] = ['amqp', 'mariadb']

/** Starts the services that are not running yet. @returns what stops them @throws when one does not start, after stopping the others */
export async function startServices(fixture: Fixture, folder: string, isLocal: boolean): Promise<Stop> {
  const started: Stop[] = []
  const stop = async () => {
    for (const stopService of started.reverse()) await stopService()
  }
  try {
    for (const http of fixture.http) started.push(await startHttp(http, fixture.folder, executeSql))
    for (const name of fixture.services)
      if (isLocal || !IN_COMPOSE.includes(name)) started.push(await SERVICES[name](join(folder, name), fixture.folder))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
