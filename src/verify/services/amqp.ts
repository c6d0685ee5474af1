import { mkdirSync } from 'node:fs'
import { type Background, startProgram } from '../shell'

/**
 * RabbitMQ with its data in a folder of the run, at the port that the examples name.
 * @param fixtures their `rabbitmq.json` has users, queues and exchanges, as RabbitMQ exports them
 */
export function startAmqp(folder: string, fixtures: string): Promise<Background> {
  mkdirSync(folder, { recursive: true })
  return startProgram(['rabbitmq-server'], 5672, {
    env: {
      HOME: folder,
      RABBITMQ_NODENAME: 'verify@localhost',
      RABBITMQ_MNESIA_BASE: `${folder}/data`,
      RABBITMQ_LOG_BASE: `${folder}/log`,
      RABBITMQ_ENABLED_PLUGINS_FILE: `${folder}/plugins`,
      RABBITMQ_PID_FILE: `${folder}/pid`,
      RABBITMQ_SERVER_START_ARGS: `-rabbit load_definitions "${fixtures}/rabbitmq.json"`,
    },
  })
}
