import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserVersion, findBrowser } from './browser.ts'

const taken = join(import.meta.dirname, '../packages/ui/test/baselines/chromium-version')

/**
 * Why the pictures of the stories cannot be compared here, or undefined where they can: those of another Chromium
 * differ in their letters' edges.
 */
export function whyNoPictures(): string | undefined {
  const wanted = readFileSync(taken, 'utf8').trim()
  const path = findBrowser()
  const present = path === undefined ? 'none' : (browserVersion(path) ?? 'one that does not start')
  return present === wanted
    ? undefined
    : `the pictures were taken with Chromium ${wanted}, this is ${present}`
}
