import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { previewAt } from '@/cms/edit'

/** Runs a server that responds with a text below the base path of the site, and checks what runs there. */
async function foundAt(body: string, closeFirst = false) {
  const server: Server = createServer(({ url }, response) => {
    response.writeHead(url?.startsWith('/wakamiti/') ? 200 : 404).end(body)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  if (closeFirst) await new Promise((done) => server.close(done))
  const found = await previewAt(address)
  server.close()
  return found
}

test.each([
  ['the list of pages that npm run dev has', '{"pages":["/404","/[[...slug]]","/_app"]}', 'dev'],
  ['the pages of another project', '{"pages":["/_app"]}', 'other'],
  ['a page for every address', '<!doctype html>', 'other'],
  ['nothing', '', 'other'],
])('a server that answers with %s', async (_, body, found) => {
  expect(await foundAt(body)).toBe(found)
})

test('without a server, there is nothing', async () => {
  expect(await foundAt('', true)).toBe('nothing')
})
