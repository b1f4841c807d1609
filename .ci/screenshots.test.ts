import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canCompareScreenshots } from './screenshots.ts'

const expected = readFileSync(
  join(import.meta.dirname, '../packages/ui/test/baselines/chromium-version'),
  'utf8',
).trim()

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convoca-browser-'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A machine whose browser reports this version. */
function installBrowser(version: string): void {
  const path = join(folder, 'chromium')
  writeFileSync(path, `#!/bin/sh\necho 'Chromium ${version}.0.7000.1 built on Debian'\n`, { mode: 0o755 })
  vi.stubEnv('CHROME_PATH', path)
}

test('screenshots are compared with the Chromium that took them, in CI and elsewhere', () => {
  installBrowser(expected)
  for (const ci of ['true', '']) {
    vi.stubEnv('CI', ci)
    expect(canCompareScreenshots()).toBe(true)
  }
})

test('in CI another Chromium fails instead of leaving the comparison out', () => {
  installBrowser('99')
  vi.stubEnv('CI', 'true')
  expect(canCompareScreenshots).toThrow(
    `The screenshots were taken with Chromium ${expected}, but this machine has 99.`,
  )
})

test('in CI a Chromium that does not start fails too', () => {
  writeFileSync(join(folder, 'chromium'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('CHROME_PATH', join(folder, 'chromium'))
  vi.stubEnv('CI', 'true')
  expect(canCompareScreenshots).toThrow('one that does not start')
})

test('elsewhere another Chromium leaves the comparison out and says so', () => {
  installBrowser('99')
  vi.stubEnv('CI', '')
  expect(canCompareScreenshots()).toBe(false)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('They are not compared.'))
})
