import { SITE } from '../site/site'
import { PUBLISHED } from './publish'
import { serveSite } from './serve-site'

const port = Number(process.env.PORT ?? 3000)

serveSite(PUBLISHED, port)
  .then(() => console.log(`The site is at http://localhost:${port}${SITE.base}/  (Ctrl C ends it)`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
