import { defineConfig } from 'playwright/test'
import { launchOptions } from './src/build/exported/find-browser'

const PORT = Number(process.env.E2E_PORT ?? 3210)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Recording a trace takes as long as the test: ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'npx --no-install tsx src/build/serve.ts',
    url: `http://localhost:${PORT}/wakamiti/`,
    env: { PORT: String(PORT) },
    reuseExistingServer: true,
    stdout: 'ignore',
  },
})
