import { defineConfig, devices } from '@playwright/test'
import { browserLaunchOptions } from '../.ci/browser.ts'

/** Specs that ask the same of many pages or of every form, or play what happens seldom: left to the night, see docs/checks.md. */
const night = [
  'avatar-colours',
  'bad-input',
  'chat-access',
  'chat-details',
  'chat-group',
  'chat-settings',
  'double-walkovers',
  'early-calls',
  'early-input',
  'embed-builder',
  'embed-frames',
  'embed-leaks',
  'embed-lines',
  'embed-places',
  'embeds-hostile',
  'ended-session',
  'focus-stays',
  'fonts',
  'group-request',
  'hostile-rules',
  'hostile-text',
  'input-methods',
  'installed-app',
  'international-email',
  'kept-forms',
  'late-parts',
  'live-match',
  'missing-pages',
  'new-version',
  'organiser-announcements',
  'organiser-schedule',
  'organiser-team',
  'owner-week',
  'partner-bell',
  'payment-history',
  'prize-payout',
  'push',
  'screens-on-desktops',
  'seven-team-cup',
  'staff-badges',
  'staff-games',
  'team-prize',
  'teams-keyboard',
  'top-menu',
  'translated-page',
  'unsaved-changes',
  'wrong-visitor',
].map((name) => `${name}.spec.ts`)

const isDay = process.env['BROWSER_TESTS'] === 'day'

/** Real browsers against the production server: no mocks, no retries. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: isDay ? night : [],
  // Single tests of the other files: the second view of what by day is asked in one.
  grepInvert: isDay ? /@night/ : [],
  outputDir: 'test-results',
  // Each worker has a server and a database of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Generous for slow machines; what never appears still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    actionTimeout: 40_000,
    // A trace of every test costs an eighth of the run; `--trace on` records one of the tests in question.
    screenshot: 'only-on-failure',
    launchOptions: browserLaunchOptions(),
  },
})
