import { defineConfig } from 'playwright/test'
import { launchOptions } from './src/build/exported/find-browser'

const PORT = Number(process.env.E2E_PORT ?? 3210)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  // Beyond one case of each kind, only with `npm test -- --all`.
  ...(!process.env.TEST_ALL && { grepInvert: /@all/ }),
  fullyParallel: true,
  workers: 2,
  // On a busy machine a test can lose a race that no reader runs. One that passes only the second time is named in the summary.
  retries: 1,
  // Generous, so that only what does not come fails, however slow the machine is.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // A browser that asks for English is offered it.
    locale: 'es-ES',
    // The worker answers in the place of the network: only tests of the worker allow it.
    serviceWorkers: 'block',
    // Recording a trace takes as long as the test: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node_modules/.bin/tsx src/build/serve.ts',
    url: `http://localhost:${PORT}/wakamiti/`,
    env: { PORT: String(PORT) },
    // Whatever is there already may serve another build.
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
