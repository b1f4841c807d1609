import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { browserLaunchOptions } from './browser.ts'
import { runPnpm } from './pnpm.ts'
import { root } from './run-step.ts'
import { getTarball } from './tarballs.ts'

/** The oldest and the newest React that the packages support. */
const reacts = [
  { name: 'react-18', react: '18.3.1', types: '18.3.31', domTypes: '18.3.7' },
  { name: 'react-19', react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
]
export type React = (typeof reacts)[number]

interface App {
  /** Folder of the package. */
  name: 'embed' | 'ui'
  /** Folder below it with the consumer's pages. */
  pages: string
  /** Languages of the README's snippets that must compile. */
  snippets: readonly ('ts' | 'tsx')[]
  /** Its further dependencies. */
  dependencies?: Readonly<Record<string, string>>
}

interface Consumer extends Omit<App, 'pages'> {
  check: (browser: Browser, folder: string, react: React) => Promise<void>
}

export function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message)
}

/** A page, and what its console has logged as an error or a warning. */
export async function openLoggedPage(browser: Browser): Promise<{ page: Page; logged: string[] }> {
  const page = await browser.newPage()
  // Every component is mounted in one page: on a machine that also runs the browser tests, this takes over half a minute.
  page.setDefaultTimeout(120_000)
  const logged: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text())
  })
  page.on('pageerror', (error) => logged.push(error.message))
  return { page, logged }
}

/** An empty app with the tarball, the consumer's pages and the modules of the README. */
function makeApp(work: string, app: App, { name, react, types, domTypes }: React): string {
  const source = join(root, 'packages', app.name)
  const folder = join(work, name)
  mkdirSync(folder)
  cpSync(join(source, app.pages), folder, { recursive: true })
  const readme = readFileSync(join(source, 'README.md'), 'utf8')
  const snippets = readme.matchAll(new RegExp(`\`\`\`(${app.snippets.join('|')})\n(.*?)\`\`\``, 'gs'))
  for (const [place, [, type, code = '']] of [...snippets].entries())
    writeFileSync(join(folder, `readme-${place}.${type}`), code)
  copyFileSync(getTarball(app.name), join(folder, 'package.tgz'))
  const dependencies = {
    [`@convoca/${app.name}`]: 'file:./package.tgz',
    '@types/react': types,
    '@types/react-dom': domTypes,
    react,
    'react-dom': react,
    ...app.dependencies,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  runPnpm(folder, 'install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile')
  return folder
}

/** Checks a packed package in empty apps; a failure ends the process with 1. */
async function checkInApps(
  name: string,
  check: (browser: Browser, work: string) => Promise<void>,
): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), `convoca-${name}-consumer-`))
  try {
    const browser = await chromium.launch(browserLaunchOptions())
    try {
      await check(browser, work)
    } finally {
      await browser.close()
    }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Checks the pages of `test/consumer` with each React that the packages support. */
export async function checkWithEachReact(consumer: Consumer): Promise<void> {
  const app = { ...consumer, pages: 'test/consumer' }
  await checkInApps(consumer.name, async (browser, work) => {
    for (const react of reacts) await consumer.check(browser, makeApp(work, app, react), react)
  })
}

/** Checks an app of its own kind with the newest React. */
export async function checkInApp(
  app: App,
  check: (browser: Browser, folder: string) => Promise<void>,
): Promise<void> {
  const newest = reacts.at(-1)
  if (newest) await checkInApps(app.name, (browser, work) => check(browser, makeApp(work, app, newest)))
}
