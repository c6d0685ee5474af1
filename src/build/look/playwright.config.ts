import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../exported/find-browser'

const PORT = Number(process.env.E2E_PORT ?? 3211)
const { LOOK_FOLDER = 'test-results/pictures', LOOK_AFTER } = process.env
const COMPARISON = { threshold: 0, maxDiffPixels: 0 }

/** Takes pictures of the last build, or compares two folders of them. Differences are marked in `test-results/look`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: resolve('test-results/look'),
  snapshotPathTemplate: `${resolve(LOOK_FOLDER)}/{arg}{ext}`,
  updateSnapshots: LOOK_AFTER ? 'none' : 'all',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 60_000, toHaveScreenshot: { ...COMPARISON, scale: 'css' }, toMatchSnapshot: COMPARISON },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // The site's policy would refuse the styles that hold the page still.
    bypassCSP: true,
    timezoneId: 'UTC',
    locale: 'es-ES',
    launchOptions: launchOptions(),
  },
  webServer: LOOK_AFTER
    ? undefined
    : {
        command: 'node_modules/.bin/tsx src/build/serve.ts',
        url: `http://localhost:${PORT}/wakamiti/`,
        env: { PORT: String(PORT) },
        cwd: resolve('.'),
      },
})
