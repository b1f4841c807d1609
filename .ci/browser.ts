import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { writeFontconfig } from './fonts.ts'

/**
 * Playwright's list, since a browser takes the last one only, and two more: the pages that are loaded for the address bar of
 * each window take as much processor time as the window itself.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** The browser must run as root, without a screen and without calling home. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]

/** CHROME_PATH, else a Chromium on PATH, else the one Playwright has downloaded, else undefined. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH names no file: ${chosen}`)
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onPath = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
  if (onPath !== undefined) return onPath
  const downloaded = chromium.executablePath()
  return existsSync(downloaded) ? downloaded : undefined
}

/** Every test starts its browser the same way, with the same fonts. */
export function browserLaunchOptions(...extraArguments: string[]): LaunchOptions {
  const executablePath = findBrowser()
  return {
    args: [...browserArguments, ...extraArguments],
    env: { ...process.env, FONTCONFIG_FILE: writeFontconfig() },
    ...(executablePath ? { executablePath } : {}),
  }
}

/** The major version a browser reports, or undefined where it does not start. */
export function browserVersion(path: string): string | undefined {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /(\d+)\.\d+/.exec(stdout ?? '')?.[1]
}

function attempt(command: string, args: string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

/** Finds a browser; where there is none, gets Playwright's, or the distribution's package when root. */
export function ensureBrowser(): string {
  const present = findBrowser()
  if (present !== undefined) return present
  console.log('No browser found: getting one.')
  const root = process.getuid?.() === 0
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright')
  attempt(playwright, ['install', ...(root ? ['--with-deps'] : []), 'chromium'])
  const downloaded = findBrowser()
  if (downloaded !== undefined && browserVersion(downloaded) !== undefined) return downloaded
  if (root && attempt('apt-get', ['update'])) attempt('apt-get', ['install', '-y', 'chromium'])
  const packaged = findBrowser()
  if (packaged !== undefined) return packaged
  throw new Error('No browser: install Chromium, or set CHROME_PATH to one.')
}
