/**
 * Installs the packed `@convoca/ui` in empty Vite apps with the oldest and the newest React it supports, and checks it
 * there: types, a page rendered on a server and hydrated by a browser, and every component's ref.
 */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { assert, checkWithEachReact, openLoggedPage, type React } from './react-consumers.ts'
import { comparePhotograph } from './photographs.ts'
import { root } from './run-step.ts'

const run = promisify(execFile)
const ui = join(root, 'packages/ui')

/** Types, the browser's build with React's warnings in it, and the server-rendered page in it. */
async function build(folder: string): Promise<void> {
  cpSync(join(ui, 'examples'), join(folder, 'examples'), { recursive: true })
  const bin = join(ui, 'node_modules/.bin')
  const env = { ...process.env, NODE_ENV: 'development', UI_FOLDER: ui }
  await run(join(bin, 'tsc'), ['-p', 'tsconfig.json'], { cwd: folder })
  await run(join(bin, 'vite'), ['build', '--mode', 'development'], { cwd: folder, env })
  const { stderr } = await run(process.execPath, ['render.mjs'], { cwd: folder, env })
  assert(stderr === '', `the server has logged:\n${stderr}`)
}

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://local')
      const path = pathname === '/' ? '/index.html' : pathname
      const content = readFileSync(join(folder, 'dist', path))
      response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'font/woff2' })
      response.end(content)
    } catch {
      response.writeHead(204).end()
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** The server-rendered page is complete before any script, and hydrates without a warning. */
async function checkPage(page: Page, { react }: React): Promise<void> {
  const card = page.getByRole('article')
  assert(await card.getByRole('link', { name: 'Trovão Esports' }).isVisible(), 'no team card')
  await page.waitForFunction(() => 'page' in globalThis)
  const rendered = await page.evaluate(() => {
    const { version, refs } = (
      globalThis as never as { page: { version: string; refs: Record<string, { current: Element }> } }
    ).page
    return { version, card: refs['cardRef']?.current.tagName, bell: refs['bellRef']?.current.tagName }
  })
  assert(rendered.version === react, `runs React ${rendered.version}`)
  assert(rendered.card === 'ARTICLE' && rendered.bell === 'DIV', 'the refs do not hold the roots')
  const border = await card.evaluate((element) => getComputedStyle(element).borderRadius)
  assert(border !== '0px', 'the card has no styles')
  const bell = page.getByRole('button', { name: 'Notificações, 1 não lida' })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await panel.getByText('joao entrou.').waitFor()
  const [panelBox, bellBox] = [await panel.boundingBox(), await bell.boundingBox()]
  const below =
    panelBox && bellBox && panelBox.y >= bellBox.y + bellBox.height && panelBox.y < bellBox.y + 100
  assert(below === true, 'the panel is not below its bell')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  assert(await bell.evaluate((element) => element === document.activeElement), 'the focus did not return')
}

/** The cropper has its own style sheet and ours, from the uploader's one style sheet. */
async function checkCropper(page: Page): Promise<void> {
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(picture)
  const frame = page.getByRole('application')
  await frame.waitFor()
  const styles = await frame.evaluate((element) => {
    const { position, borderTopWidth } = getComputedStyle(element)
    return `${position} ${borderTopWidth}`
  })
  assert(styles === 'absolute 2px', `the crop frame is ${styles}`)
}

/** The README's recipe for a few components, which loads no sheet of Radix Themes: every colour has its value. */
async function checkRecipe(page: Page): Promise<void> {
  const card = page.getByRole('article')
  await card.waitFor()
  const empty = await card.evaluate((element) => {
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : [])])
    const css = [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
    const used = css.flatMap(({ cssText }) => [...cssText.matchAll(/var\((--cv-[\w-]+)\)/g)])
    const computed = getComputedStyle(element)
    return [...new Set(used.map(([, name = '']) => name))].filter((name) => !computed.getPropertyValue(name))
  })
  assert(empty.length === 0, `without a value: ${empty.join(', ')}`)
  const recruiting = await card
    .getByText('Recrutando')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  assert(recruiting === 'rgb(189, 238, 99)', `the badge is ${recruiting}`)
  await page.keyboard.press('Tab')
  const ring = await card.evaluate((element) => {
    const { outlineColor, outlineStyle } = getComputedStyle(element)
    return `${outlineStyle} ${outlineColor}`
  })
  assert(ring === 'solid rgb(189, 238, 99)', `the focus ring is ${ring}`)
}

/** Every exported component, mounted once: see every.js. */
async function checkEveryComponent(page: Page): Promise<number> {
  await page.waitForFunction(() => 'every' in globalThis)
  const every = await page.evaluate(() => (globalThis as never as { every: Record<string, string[]> }).every)
  const faulty = Object.entries(every).filter(([, faults]) => faults.length > 0)
  assert(faulty.length === 0, faulty.map(([name, faults]) => `${name}: ${faults.join(', ')}`).join('\n'))
  return Object.keys(every).length
}

async function checkApp(browser: Browser, folder: string, react: React): Promise<void> {
  const server = await serve(folder)
  const { port } = server.address() as AddressInfo
  const { page, logged } = await openLoggedPage(browser)
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    await checkPage(page, react)
    await checkCropper(page)
    await page.goto(`http://127.0.0.1:${port}/quick-start.html`)
    await comparePhotograph(page, 'quick-start')
    await page.goto(`http://127.0.0.1:${port}/recipe.html`)
    await checkRecipe(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`http://127.0.0.1:${port}/every.html`)
    const count = await checkEveryComponent(page)
    assert(logged.length === 0, `the console has logged:\n${logged.join('\n')}`)
    console.log(
      `ok: React ${react.react}: types, server, hydration, card, bell, cropper, the README's quick start and recipe; ${count} components take a ref and fit a phone, both ways`,
    )
  } finally {
    server.closeAllConnections()
    server.close()
    await page.close()
  }
}

await checkWithEachReact({
  name: 'ui',
  snippets: ['tsx'],
  check: async (browser, folder, react) => {
    await build(folder)
    await checkApp(browser, folder, react)
  },
})
