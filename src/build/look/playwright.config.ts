import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import tests from '../../../playwright.config'

const { LOOK_FOLDER = 'test-results/pictures', LOOK_AFTER } = process.env
const COMPARISON = { threshold: 0, maxDiffPixels: 0 }

/** Takes pictures of the last build, or compares two folders of them. Differences are marked in `test-results/look`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: resolve('test-results/look'),
  snapshotPathTemplate: `${resolve(LOOK_FOLDER)}/{arg}{ext}`,
  updateSnapshots: LOOK_AFTER ? 'none' : 'all',
  retries: 0,
  expect: { timeout: 60_000, toHaveScreenshot: { ...COMPARISON, scale: 'css' }, toMatchSnapshot: COMPARISON },
  reporter: 'line',
  use: {
    ...tests.use,
    contextOptions: { reducedMotion: 'reduce' },
    // The site's policy would refuse the styles that hold the page still.
    bypassCSP: true,
    timezoneId: 'UTC',
  },
  webServer: LOOK_AFTER ? undefined : tests.webServer,
})
