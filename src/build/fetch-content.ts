import { appendFileSync } from 'node:fs'
import { fetchContent, fetchedContent } from '@/content/content-source'
import { runMain } from '@/lib/node/command'

/** `npm run content`: fetches the content of CONTENT_REPOSITORY, and prints its commit, which a workflow gets as an output. */
async function fetch(): Promise<void> {
  if (!process.env.CONTENT_REPOSITORY) return console.log('CONTENT_REPOSITORY is not set: the content is in content/')
  await fetchContent()
  const commit = fetchedContent()?.commit
  console.log(`content of commit ${commit}`)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `commit=${commit}\n`)
}

void runMain(fetch)
