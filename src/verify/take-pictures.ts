import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { filesIn } from '@/build/exported/files'
import { launchOptions } from '@/build/exported/find-browser'
import type { Fixture } from './fixture'

/** Wide enough for three charts side by side, as narrow as an article can show. */
const REPORT = { width: 1280, height: 800 }
const CONSOLE = { width: 900, height: 100 }

const CHARTS_MS = 2_500

/** The colours of a console, by the code that switches to them. */
const COLOURS: Record<string, string> = {
  31: '#ff8f87',
  32: '#7fd88f',
  33: '#e8c56b',
  34: '#8fb8ff',
  35: '#d9a0ff',
  36: '#7fd4d8',
  37: '#ffffff',
}

function coloured(part: string): string {
  const [, codes = '', text = ''] = /^\[([\d;]*)m([\s\S]*)$/.exec(part) ?? ['', '', part]
  const colour = codes.split(';').find((code) => COLOURS[code])
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<span style="color:${(colour && COLOURS[colour]) ?? 'inherit'}">${html}</span>`
}

/** The part from the first scenario on; before it are the folders of this machine. */
const ofThePlan = (output: string): string =>
  output.slice(output.indexOf('Running Test Plan')).replace(/^.*Generated result[\s\S]*?(?=Wakamiti finished)/m, '')

const consolePage = (output: string) =>
  `<body style="margin:0;background:#1b1f1d;color:#cfd6d2"><pre style="margin:0;padding:20px;font:14px/1.55 monospace;white-space:pre-wrap">${output
    .split('\u001b')
    .map(coloured)
    .join('')}</pre>`

async function store(picture: Buffer, file: string): Promise<void> {
  writeFileSync(`${file}.png`, await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer())
  writeFileSync(`${file}.avif`, await sharp(picture).avif({ quality: 60 }).toBuffer())
}

const reportIn = (folder: string): string | undefined =>
  filesIn(folder)
    .map((file) => join(folder, file))
    .find((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('wakamiti'))

/** Takes pictures of a project: its report, its console. @param pathOf the file of one, without its extension */
export async function takePictures(
  subjects: Fixture['pictures'],
  { folder, output }: { folder: string; output: string },
  pathOf: (subject: string) => string,
): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  try {
    const report = subjects.includes('report') && reportIn(folder)
    if (report) {
      const page = await browser.newPage({ viewport: REPORT })
      await page.goto(`file://${report}`, { waitUntil: 'networkidle' })
      // The charts grow for a second.
      await page.waitForTimeout(CHARTS_MS)
      await store(await page.screenshot(), pathOf('report'))
    }
    if (subjects.includes('console')) {
      const page = await browser.newPage({ viewport: CONSOLE })
      await page.setContent(consolePage(ofThePlan(output)))
      await store(await page.screenshot({ fullPage: true }), pathOf('console'))
    }
  } finally {
    await browser.close()
  }
}
