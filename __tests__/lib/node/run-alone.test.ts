import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withLock } from '@/lib/node/replace'
import { workIn } from '../../work-in'

workIn({})

test('a second process waits for the first', async () => {
  const order: string[] = []
  const first = withLock('out', 0, async () => {
    await new Promise(setImmediate)
    order.push('first')
  })
  await Promise.all([first, withLock('out', 600_000, async () => void order.push('second'))])
  expect(order).toEqual(['first', 'second'])
})

test('a process that does not wait is told what is going on', async () => {
  await withLock('out', 0, () =>
    expect(withLock('out', 0, async () => {})).rejects.toThrow(
      'Another command is writing out/  (wait for its end, or end it, then try again)',
    ),
  )
})

test('a killed process locks nobody out', async () => {
  const killed = `require('net').createServer().listen('out.wakamiti-lock', () => process.kill(process.pid, 'SIGKILL'))`
  expect(() => execFileSync(process.execPath, ['-e', killed], { stdio: 'ignore' })).toThrow()
  expect(existsSync('out.wakamiti-lock')).toBe(true)
  expect(await withLock('out', 0, async () => 'done')).toBe('done')
  expect(existsSync('out.wakamiti-lock')).toBe(false)
})
