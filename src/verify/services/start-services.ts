import { join } from 'node:path'
import type { Fixture } from '../fixture'
import type { Program } from '../programs'
import type { Background } from '../shell'
import { startAmqp } from './amqp'
import { startH2 } from './h2'
import { startHttp } from './http-service'
import { startMail } from './mail'
import { startMariadb } from './mariadb'
import { startModbus } from './modbus'

/** Starts one kind of service, with its data in a folder of the run and what it needs at the start in the one of the fixtures. */
type Starter = (folder: string, fixtures: string) => Promise<Background>

const STARTERS: Record<Fixture['services'][number], Starter> = {
  amqp: startAmqp,
  h2: startH2,
  mail: startMail,
  mariadb: startMariadb,
  modbus: startModbus,
}

/** Those that `content/fixtures/compose.yaml` has; the others come with Java, which is there anyway. */
const IN_CONTAINERS: readonly Fixture['services'][number][] = ['amqp', 'mariadb']

/** The programs of this machine that a service is. */
const PROGRAMS: Partial<Record<Fixture['services'][number], Program[]>> = {
  amqp: ['rabbitmq-server'],
  mariadb: ['mariadb-install-db', 'mariadbd'],
}

/** The programs that the services of a page need, unless they run already. */
export const programsFor = ({ services }: Fixture, isLocal: boolean): Program[] =>
  isLocal ? services.flatMap((name) => PROGRAMS[name] ?? []) : []

/**
 * Starts what the examples of a page need.
 * @param folder for their data
 * @param isLocal whether databases and brokers are programs of this machine; otherwise they run already, at the ports that
 *   the examples name
 * @throws when one of them does not start; those before it are stopped
 */
export async function startServices(fixture: Fixture, folder: string, isLocal: boolean): Promise<Background> {
  const started: Background[] = []
  const stop = async () => {
    for (const service of started.reverse()) await service.stop()
  }
  try {
    for (const http of fixture.http) started.push(await startHttp(http, fixture.folder))
    for (const name of fixture.services)
      if (isLocal || !IN_CONTAINERS.includes(name))
        started.push(await STARTERS[name](join(folder, name), fixture.folder))
  } catch (error) {
    await stop()
    throw error
  }
  const expectRunning = () => {
    for (const service of started) service.expectRunning()
  }
  return { stop, expectRunning }
}
