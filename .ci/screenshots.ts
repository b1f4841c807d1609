import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserVersion, findBrowser } from './browser.ts'

const versionFile = join(import.meta.dirname, '../packages/ui/test/baselines/chromium-version')

/**
 * Whether the stories' screenshots can be compared here: those of another Chromium differ in the edges of letters.
 * CI fails instead of leaving the comparison out.
 */
export function canCompareScreenshots(): boolean {
  const expected = readFileSync(versionFile, 'utf8').trim()
  const path = findBrowser()
  const present = path === undefined ? 'none' : (browserVersion(path) ?? 'one that does not start')
  if (present === expected) return true
  const reason = `The screenshots were taken with Chromium ${expected}, but this machine has ${present}.`
  if (process.env['CI'] !== 'true') {
    console.warn(`${reason} They are not compared.`)
    return false
  }
  throw new Error(
    `${reason} Install Chromium ${expected} or name one by CHROME_PATH; or retake them all with the new one: write its ` +
      'major version to packages/ui/test/baselines/chromium-version and run `pnpm --filter @convoca/ui screenshots`.',
  )
}
