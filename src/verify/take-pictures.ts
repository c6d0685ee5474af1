import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { codeToHtml } from 'shiki'
import { filesIn } from '@/build/exported/files'
import { launchOptions } from '@/build/exported/find-browser'
import type { Fixture } from './fixture'

/** Wide enough for three charts side by side, and narrow enough for an article. */
const REPORT = { width: 1280, height: 800 }
const CONSOLE = { width: 900, height: 100 }
const CHARTS_MS = 2_500

/** The output from the test plan on: the lines before it name folders of this machine. */
const planOutput = (output: string): string =>
  output.slice(output.indexOf('Running Test Plan')).replace(/^.*Generated result[\s\S]*?(?=Wakamiti finished)/m, '')

const STYLE = 'pre { margin: 0; padding: 20px; font: 14px/1.55 monospace; white-space: pre-wrap }'
const THEME = 'material-theme-palenight'

/** Replaces the background and text colours of the theme. */
const COLORS = { '#292d3e': '#1b1f1d', '#babed8': '#cfd6d2' }

async function consolePage(output: string): Promise<string> {
  const html = await codeToHtml(output, { lang: 'ansi', theme: THEME, colorReplacements: COLORS })
  return `<body style="margin:0"><style>${STYLE}</style>${html}`
}

async function store(picture: Buffer, file: string): Promise<void> {
  writeFileSync(`${file}.png`, await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer())
  writeFileSync(`${file}.avif`, await sharp(picture).avif({ quality: 60 }).toBuffer())
}

const reportIn = (folder: string): string | undefined =>
  filesIn(folder)
    .map((file) => join(folder, file))
    .find((file) => file.endsWith('.html') && readFileSync(file, 'utf8').includes('wakamiti'))

/** Takes pictures of a project's report and console. @param pathOf the path of a picture without its extension */
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
      // The charts are animated.
      await page.waitForTimeout(CHARTS_MS)
      await store(await page.screenshot(), pathOf('report'))
    }
    if (subjects.includes('console')) {
      const page = await browser.newPage({ viewport: CONSOLE })
      await page.setContent(await consolePage(planOutput(output)))
      await store(await page.screenshot({ fullPage: true }), pathOf('console'))
    }
  } finally {
    await browser.close()
  }
}
