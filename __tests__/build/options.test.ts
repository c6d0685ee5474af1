import { spawnSync } from 'node:child_process'

const COMMANDS = ['start.mjs', 'test.mjs', 'bundled.mjs', 'check-content.ts']

test.each(COMMANDS)('%s refuses unknown options', (file) => {
  const command = ['--import', 'tsx', `src/build/${file}`, '--al']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 20_000 })
  expect([status, stderr]).toEqual([1, expect.stringContaining('--al')])
})
