import { defineConfig } from 'playwright/test'
import { launchOptions } from './src/build/exported/find-browser'

const PORT = Number(process.env.E2E_PORT ?? 3210)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  // Further cases of a kind run only with `npm test -- --all`.
  ...(!process.env.TEST_ALL && { grepInvert: /@all/ }),
  fullyParallel: true,
  workers: 2,
  // On a busy machine a test may lose a race. The summary lists those that pass only on the retry.
  retries: 1,
  // Generous, so that slow machines do not fail a test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // A browser that prefers English would be offered it.
    locale: 'es-ES',
    // The service worker would answer instead of the network: only its own tests allow it.
    serviceWorkers: 'block',
    // Recording a trace takes as long as the test: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node_modules/.bin/tsx src/build/serve.ts',
    url: `http://localhost:${PORT}/wakamiti/`,
    env: { PORT: String(PORT) },
    cwd: process.cwd(),
    // A running server may serve another build.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
