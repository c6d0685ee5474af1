import { appendFileSync } from 'node:fs'
import { fetchContent, fetchedContent } from '@/content/content-source'
import { runMain } from '@/lib/node/fault-of'

/**
 * `npm run content`: fetches the content of CONTENT_REPOSITORY without building anything, and names its commit, for a workflow
 * also as the output `commit` of the step.
 */
async function fetch(): Promise<void> {
  if (!process.env.CONTENT_REPOSITORY) return console.log('CONTENT_REPOSITORY is not set: the content is in content/')
  await fetchContent()
  const commit = fetchedContent()?.commit
  console.log(`content of commit ${commit}`)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `commit=${commit}\n`)
}

void runMain(fetch)
