import { spawnSync } from 'node:child_process'

test.each(['start.mjs', 'test.mjs', 'bundled.mjs', 'check.ts'])('%s refuses what is none of its options', (file) => {
  const command = ['--import', 'tsx', `src/build/${file}`, '--al']
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 20_000 })
  expect([status, stderr]).toEqual([1, expect.stringContaining('--al')])
})
