import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Background, startProgram } from '../shell'

/** On Debian, the one on the path changes to a user that cannot read the folder of the run. */
const DEBIAN = '/usr/lib/rabbitmq/bin/rabbitmq-server'

/** The management lets a fixture publish a message over HTTP, at port 15672. */
const PLUGINS = '[rabbitmq_management].\n'

/**
 * RabbitMQ with its data in a folder of the run, at the port that the examples name.
 * @param fixtures their `rabbitmq.json` has users, queues and exchanges, as RabbitMQ exports them
 */
export function startAmqp(folder: string, fixtures: string): Promise<Background> {
  const [config, plugins] = [join(folder, 'rabbitmq.conf'), join(folder, 'plugins')]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, `load_definitions = ${join(fixtures, 'rabbitmq.json')}\n`)
  writeFileSync(plugins, PLUGINS)
  return startProgram([existsSync(DEBIAN) ? DEBIAN : 'rabbitmq-server'], 5672, {
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
