import { parseArgs } from 'node:util'
import { browseSite, launchBrowser } from '../exported/browse-site'
import { PUBLISHED } from '../exported/publish'
import { comparePictures } from './compare-pictures'
import { takePictures } from './take-pictures'

/*
 * npm run look -- --to FOLDER [--site out] [--only PATTERN]    takes pictures of every kind of page of an export
 * npm run look -- --compare BEFORE AFTER [--to FOLDER]         compares two folders of pictures; paints what differs
 */

const USAGE = 'npm run look -- --to FOLDER [--site out] [--only PATTERN] | --compare BEFORE AFTER [--to FOLDER]'

async function compare(before: string, after: string, paintings: string): Promise<void> {
  const browser = await launchBrowser()
  const { same, differences } = await comparePictures(browser, [before, after], paintings)
  await browser.close()
  for (const { name, pixels } of differences)
    console.log(pixels === undefined ? `${name}  is in one folder only` : `${name}  ${pixels} pixels`)
  console.log(`${same} identical, ${differences.length} different${differences.length ? `  (see ${paintings})` : ''}`)
  process.exitCode = differences.length ? 1 : 0
}

async function take(site: string, folder: string, only: string): Promise<void> {
  await browseSite(site, async (browsing) => {
    const count = await takePictures(browsing, folder, new RegExp(only))
    console.log(`${count} pictures are in ${folder}`)
  })
}

async function look(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: PUBLISHED },
      to: { type: 'string' },
      only: { type: 'string', default: '' },
      compare: { type: 'boolean', default: false },
    },
  })
  const [before, after] = positionals
  if (values.compare && before && after) await compare(before, after, values.to ?? `${after}.differences`)
  else if (!values.compare && values.to) await take(values.site, values.to, values.only)
  else throw new Error(USAGE)
}

look().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
