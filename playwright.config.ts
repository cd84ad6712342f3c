import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/server.ts',
  // Each story has people of its own, so several can be told at once: most of the time a journey waits for its page.
  workers: 3,
  // How long a story or a part of it may take is for the tests that measure it; a busy machine is no fault.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    // Set by the global set-up, which runs before any worker reads this.
    baseURL: process.env['JOURNEYS_AT'],
    // What a story answers in the server's place must not be asked for behind its back; reading offline has stories of its own.
    serviceWorkers: 'block',
    // What moves has stories of its own, too.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
  },
})
