import { portOf } from '@/lib/node/port-of'

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

test.each(['abc', '0', '-1', '3000x', '65536', '1e3', '80.5'])('PORT=%s is refused by its name', (text) => {
  process.env.PORT = text
  expect(() => portOf('PORT', 3000)).toThrow(`PORT=${text} is no port  (a number from 1 to 65535; without it, 3000)`)
})
