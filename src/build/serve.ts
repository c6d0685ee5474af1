import './end-with-parent.cjs'
import { parseArgs } from 'node:util'
import { LOCALHOST, portOf, runMain } from '@/lib/node/command'
import { SITE } from '@/site/site'
import { PUBLISHED, restorePublished } from './exported/files'
import { readHeaderRules, serveSite } from './exported/serve-site'

/** `npm run serve`: serves the last build, with --host to the network, with --headers as hosts that read `_headers` do. */
export const serve = (args = process.argv.slice(2)): Promise<unknown> =>
  runMain(async () => {
    const { values } = parseArgs({ args, options: { headers: { type: 'boolean' }, host: { type: 'boolean' } } })
    const port = portOf('PORT', 3000)
    restorePublished()
    const rules = values.headers ? readHeaderRules(PUBLISHED) : []
    await serveSite(PUBLISHED, port, undefined, rules, values.host ? undefined : LOCALHOST)
    console.log(`The site is at http://localhost:${port}${SITE.base}/  (Ctrl C ends it)`)
  })

if (require.main === module) void serve()
