/**
 * Installs the packed `@convoca/ui` in an app of Next with the app router, whose pages are server components: the README's quick
 * start looks as it does in Vite, and texts in English reach components of the browser.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { globSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { comparePhotograph } from './photographs.ts'
import { assert, checkInApp, openLoggedPage } from './react-consumers.ts'

const run = promisify(execFile)
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Builds the app. The README's snippets without types are JavaScript, so that Next asks for no TypeScript. */
async function build(folder: string): Promise<void> {
  for (const snippet of globSync('readme-*.tsx', { cwd: folder })) {
    const isTyped = / type \w/.test(readFileSync(join(folder, snippet), 'utf8'))
    const target = isTyped ? `${snippet}.txt` : snippet.replace('.tsx', '.jsx')
    renameSync(join(folder, snippet), join(folder, target))
  }
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder, env })
}

/** Starts the built app on a free port and resolves to its address. */
function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const command = ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1']
  const child = spawn(process.execPath, command, { cwd: folder, env })
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
      const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? []
      if (url !== undefined && output.includes('Ready')) resolve({ child, url })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`Next has not started:\n${output}`)))
  })
}

/** A server component hands no function to a component of the browser: the English texts reach it by the theme or by reference. */
async function checkEnglish(page: Page, url: string): Promise<void> {
  const response = await page.goto(`${url}/english`)
  assert(response?.status() === 200, `the page in English answers ${response?.status()}`)
  const html = (await response?.text()) ?? ''
  for (const text of ['3 unread', '3 wins', '2 unread'])
    assert(html.includes(text), `the server has not rendered “${text}”`)
  // The second card closes the page, which may still be arriving: both are awaited, and no third has come with them.
  const cards = page.getByRole('article')
  for (const place of [0, 1]) await cards.nth(place).getByText('3 wins').waitFor()
  assert((await cards.count()) === 2, `there are ${await cards.count()} cards instead of two`)
  const bell = page.getByRole('button', { name: 'Notifications, 3 unread' })
  await bell.click()
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  const accent = await bell.evaluate((element) => getComputedStyle(element).getPropertyValue('--cv-accent'))
  assert(accent === '#b3005e', `the accent is ${accent}`)
}

async function checkPages(browser: Browser, url: string): Promise<void> {
  const { page, logged } = await openLoggedPage(browser)
  await page.goto(url)
  await page.getByRole('button', { name: 'Criar time' }).waitFor()
  await comparePhotograph(page, 'quick-start')
  await checkEnglish(page, url)
  assert(logged.length === 0, `the console has logged:\n${logged.join('\n')}`)
}

await checkInApp(
  { name: 'ui', pages: 'test/next-consumer', snippets: ['tsx'], dependencies: { next: '16.4.6' } },
  async (browser, folder) => {
    await build(folder)
    const { child, url } = await start(folder)
    try {
      await checkPages(browser, url)
    } finally {
      child.kill()
    }
    console.log("ok: Next: the README's quick start, and English texts in server components")
  },
)
