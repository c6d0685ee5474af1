import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { escaped } from '@/lib/text'
import type { Fixture, Route } from '../fixture'
import { type Background, expectFreePort } from '../shell'

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
): Promise<Background> {
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
  return {
    // It lives in this process.
    expectRunning: () => {},
    stop: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}
