import { parseArgs } from 'node:util'
import { runMain } from '@/lib/node/command'
import { runTool } from '../run-tool'

/*
 * npm run look -- --to FOLDER [--only PATTERN]                 takes pictures of every kind of page of the last build
 * npm run look -- --compare BEFORE AFTER [--only PATTERN]      compares two folders of pictures; marks what differs
 */

async function look(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, only: { type: 'string' }, compare: { type: 'boolean' } },
  })
  const [before, after] = positionals
  const folder = values.compare ? before : values.to
  if (!folder || (values.compare && !after)) throw new Error('Name --to FOLDER, or --compare BEFORE AFTER')
  const only = values.only ? ['--grep', values.only] : []
  await runTool('playwright', ['test', '--config', 'src/build/look/playwright.config.ts', ...only], {
    LOOK_FOLDER: folder,
    LOOK_AFTER: values.compare && after ? after : '',
  })
}

void runMain(look)
