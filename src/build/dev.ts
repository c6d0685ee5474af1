import { parseArgs } from 'node:util'
import { fetchContent } from '@/content/content-source'
import { faultOf } from '@/lib/node/fault-of'
import { LOCAL, portOf } from '@/lib/node/port-of'
import { emitFonts } from './emit/emit-fonts'
import { timed } from './phases'
import { emitData, startDocuments } from './prepare'
import { runTool } from './run-tool'

/**
 * `npm run dev`: documents and data, then Next.js with live reload. The check of the content runs beside it and prints what it
 * finds, then what it finds in each file that is saved. References are read anew at the next start. It is served to this machine only, with --host to the network.
 */
async function dev(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'boolean' } } })
  const address = ['--port', String(portOf('PORT', 3000)), ...(values.host ? [] : ['--hostname', LOCAL])]
  if (process.env.CONTENT_REPOSITORY) await fetchContent()
  // It prints what it finds: a page with a problem can be looked at while it is being written.
  runTool('tsx', ['src/build/check-content.ts', '--build', '--watch']).catch(() => {})
  await timed('fonts', emitFonts)
  await timed('documents', () => startDocuments().ended)
  await timed('search index and other data', emitData)
  await runTool('next', ['dev', '--webpack', ...address])
}

dev().catch((error: unknown) => {
  console.error(faultOf(error))
  process.exitCode = 1
})
