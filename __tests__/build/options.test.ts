import { spawnSync } from 'node:child_process'

test.each([
  ...['start.mjs', 'test.mjs', 'bundled.mjs', 'check.ts'].map((file) => [file, '--al']),
  ['check-content.ts --lang=es', 'no existe --al  (los que hay: --phrases, --lang)\n'],
])('%s refuses unknown options', (words, told) => {
  const command = ['--import', 'tsx', ...`src/build/${words} --al`.split(' ')]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 20_000 })
  expect([status, stderr]).toEqual([1, expect.stringContaining(told ?? '')])
})
