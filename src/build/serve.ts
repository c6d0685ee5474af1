import { parseArgs } from 'node:util'
import { SITE } from '@/site/site'
import { readHeaderRules } from './exported/header-rules'
import { PUBLISHED, restorePublished } from './exported/publish'
import { serveSite } from './exported/serve-site'

const port = Number(process.env.PORT ?? 3000)

// With --headers, as a host that reads `_headers`; GitHub Pages does not.
const { values } = parseArgs({ options: { headers: { type: 'boolean' } } })

restorePublished()
serveSite(PUBLISHED, port, undefined, values.headers ? readHeaderRules(PUBLISHED) : [])
  .then(() => console.log(`The site is at http://localhost:${port}${SITE.base}/  (Ctrl C ends it)`))
  .catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken) console.error(`Port ${port} is taken  (end what uses it, or choose another: PORT=3001 npm start)`)
    else console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
