import { faultOf } from '@/lib/node/fault-of'

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
    'Port 3000 is taken  (end what uses it, or choose another: PORT=3001 before the command)',
  ],
  [new Error('out/ does not exist  (npm run build makes it)'), 'out/ does not exist  (npm run build makes it)'],
])('%s is told with the next move', (error, told) => {
  expect(faultOf(error)).toBe(told)
})
