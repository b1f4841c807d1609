import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from '../.ci/browser.ts'

/** A real browser against the started server: nothing is mocked, nothing is retried. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: browserLaunchOptions(),
  },
})
