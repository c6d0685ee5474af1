import { prepare } from './prepare'
import { runTool } from './run-tool'

/** `npm run dev`: the content made ready, then Next.js with live reload. References are read anew at the next start. */
prepare()
  .then(() => runTool('next', ['dev', '--webpack', '--port', process.env.PORT ?? '3000']))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
