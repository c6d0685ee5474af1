import { describeError, portOf } from '@/lib/node/command'

const refused = (code: string, more: object = {}) => Object.assign(new Error(code), { code, syscall: 'open', ...more })

test.each([
  [
    refused('ENOSPC', { path: 'out/a' }),
    'out/a cannot be written or read: the disk is full  (free some space, then try again)',
  ],
  [
    refused('EACCES', { path: 'out' }),
    'out cannot be written or read: it is not allowed  (look at its owner and permissions)',
  ],
  [
    refused('EADDRINUSE', { port: 3000 }),
    'Port 3000 is taken  (end what uses it, or choose another: EDIT_PORT=3001 before the command)',
  ],
  [
    refused('ENOENT', { syscall: 'spawn mariadbd', path: 'mariadbd' }),
    'mariadbd is not installed  (CONTRIBUTING.md names the packages)',
  ],
  [new Error('out/ does not exist  (npm run build makes it)'), 'out/ does not exist  (npm run build makes it)'],
])('%s is described with what to do about it', (error, told) => {
  expect(describeError(error, 'EDIT_PORT')).toBe(told)
})

afterEach(() => {
  delete process.env.PORT
})

test.each([
  [undefined, 3000],
  ['', 3000],
  [' ', 3000],
  ['4000', 4000],
])('PORT=%s means %i', (text, port) => {
  if (text !== undefined) process.env.PORT = text
  expect(portOf('PORT', 3000)).toBe(port)
})

test.each(['abc', '0', '-1', '3000x', '65536', '1e3', '80.5'])('PORT=%s is refused, naming the variable', (text) => {
  process.env.PORT = text
  expect(() => portOf('PORT', 3000)).toThrow(`PORT=${text} is no port  (a number from 1 to 65535; without it, 3000)`)
})
