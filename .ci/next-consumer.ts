/**
 * Installs the packed `@convoca/ui` in an app of Next with the app router, whose pages are server components: the README's quick
 * start looks as it does in Vite, and texts in English reach components of the browser.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { comparePhotograph } from './photographs.ts'
import { assert, checkInApp, openLoggedPage } from './react-consumers.ts'
import { root } from './run-step.ts'

const run = promisify(execFile)
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** An API that answers with the path it was asked for. */
async function startApi(): Promise<{ server: Server; url: string }> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ path: url }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert(typeof address === 'object' && address !== null, 'the API does not listen on a port')
  return { server, url: `http://127.0.0.1:${address.port}` }
}

/** Adds the line of the SDK's README that passes `/api` on, word for word but for the address. */
function passApiOn(folder: string, api: string): void {
  const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
  const [, block = ''] = /```js\n\/\/ next\.config\.mjs\n(.*?)```/s.exec(readme) ?? []
  const [line] = /^ {2}rewrites: .*$/m.exec(block) ?? []
  assert(line !== undefined, 'the README of the SDK has no rewrites for Next')
  const file = join(folder, 'next.config.mjs')
  const config = readFileSync(file, 'utf8')
  const passing = line.replace('https://convoca.example', api)
  writeFileSync(file, config.replace('export default {', `export default {\n${passing}`))
}

async function checkPassedOn(url: string): Promise<void> {
  const path = '/api/public/championships?status=ONGOING'
  const response = await fetch(url + path)
  const answer: unknown = await response.json()
  assert(
    response.ok && JSON.stringify(answer) === JSON.stringify({ path }),
    `${path} was not passed on: ${response.status} ${JSON.stringify(answer)}`,
  )
}

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
  for (const text of ['3 unread', '3 wins', '2 unread', 'Contrast 21'])
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
    const api = await startApi()
    try {
      passApiOn(folder, api.url)
      await build(folder)
      const { child, url } = await start(folder)
      try {
        await checkPages(browser, url)
        await checkPassedOn(url)
      } finally {
        child.kill()
      }
    } finally {
      api.server.close()
    }
    console.log(
      "ok: Next: the README's quick start, English texts and functions in server components, and `/api` passed on",
    )
  },
)
