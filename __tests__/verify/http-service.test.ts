import type { Route } from '@/verify/fixture'
import { startHttp } from '@/verify/services/start-services'
import type { Stop } from '@/verify/shell'

/** Stands in for a database. */
const executeSql = jest.fn(async () => '')

const PORT = 18_089

const route = (fields: Partial<Route>): Route => ({
  method: 'GET',
  path: '/',
  query: {},
  requires: {},
  status: 200,
  headers: {},
  delayMs: 0,
  ...fields,
})

const ROUTES = [
  route({ path: '/books', query: { author: 'Austen' }, body: [{ title: 'Emma' }] }),
  route({ path: '/books/{id}', body: 'Emma' }),
  route({ path: '/loans', method: 'POST', contains: '"book": 7', status: 201 }),
  route({ path: '/members', requires: { authorization: 'Bearer' }, body: {} }),
  route({ path: '/files/*', headers: { 'content-type': 'image/png' }, body: 'x' }),
  route({ path: '/returns', method: 'POST', sql: 'DELETE FROM loan', status: 204 }),
]

let stop: Stop

beforeAll(async () => {
  stop = await startHttp({ port: PORT, routes: ROUTES }, '.', executeSql)
})
afterAll(() => stop())

test.each([
  ['GET', '/books?author=Austen', {}, undefined, 200, '[{"title":"Emma"}]'],
  ['GET', '/books?author=Orwell', {}, undefined, 404, 'no route for GET /books?author=Orwell\n'],
  ['GET', '/books/7', {}, undefined, 200, 'Emma'],
  ['GET', '/books/7/loans', {}, undefined, 404, 'no route for GET /books/7/loans\n'],
  ['POST', '/loans', {}, '{"book": 7}', 201, ''],
  ['POST', '/loans', {}, '{"book": 8}', 404, 'no route for POST /loans\n'],
  ['GET', '/members', { authorization: 'Bearer x' }, undefined, 200, '{}'],
  ['GET', '/members', {}, undefined, 404, 'no route for GET /members\n'],
  ['GET', '/files/a/b.png', {}, undefined, 200, 'x'],
])('%s %s with %j and %s gets status %i', async (method, path, headers, body, status, text) => {
  const answer = await fetch(`http://localhost:${PORT}${path}`, { method, headers, body })
  expect([answer.status, await answer.text()]).toEqual([status, text])
})

describe('a route with an SQL statement', () => {
  const giveBack = () => fetch(`http://localhost:${PORT}/returns`, { method: 'POST' })

  test('executes it before it responds', async () => {
    expect((await giveBack()).status).toBe(204)
    expect(executeSql).toHaveBeenCalledWith('DELETE FROM loan')
  })

  test('responds with the error if the statement fails', async () => {
    executeSql.mockRejectedValueOnce(new Error('no table'))
    const answer = await giveBack()
    expect([answer.status, await answer.text()]).toEqual([500, 'DELETE FROM loan: Error: no table\n'])
  })
})

test('a service does not start on a port that is in use', async () => {
  await expect(startHttp({ port: PORT, routes: [] }, '.', executeSql)).rejects.toThrow(`Port ${PORT} is in use`)
})
