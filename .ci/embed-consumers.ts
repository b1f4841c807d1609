/**
 * Installs the packed `@convoca/embed` in empty Vite apps with the oldest and the newest React it supports, and checks
 * its React components there: types, a page rendered on a server and hydrated by a browser, props, events, removal.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, Page, Route } from 'playwright'
import { teamAnswers } from '../packages/embed/test/public-team.ts'
import { assert, checkWithEachReact, openLoggedPage, type React } from './react-consumers.ts'
import { root } from './run-step.ts'

const run = promisify(execFile)
const embed = join(root, 'packages/embed')

/** Types, the browser's build with React's warnings in it, and the server-rendered page in it. */
async function build(folder: string): Promise<void> {
  const bin = join(embed, 'node_modules/.bin')
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'development' } }
  await run(join(bin, 'tsc'), ['-p', 'tsconfig.json'], options)
  const vite = (...args: string[]) =>
    run(join(bin, 'vite'), ['build', '--mode', 'development', '--logLevel', 'warn', ...args], options)
  await vite()
  await vite('--ssr', 'server.tsx', '--outDir', 'server')
  const { html } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as { html: string }
  const file = join(folder, 'dist/index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<!--page-->', html))
}

const answers: Record<string, unknown> = {
  ...teamAnswers,
  '/api/public/championships/url/copa-ipe': {
    id: 'c',
    url: 'copa-ipe',
    name: 'Copa Ipê',
    status: 'REGISTRATION',
    starts_at: '2026-12-05T12:00:00.000Z',
    winner: null,
  },
  '/api/public/championships/c/matches': [],
}

async function answer(route: Route): Promise<void> {
  const json = answers[new URL(route.request().url()).pathname]
  const headers = { 'access-control-allow-origin': '*' }
  await (json === undefined ? route.fulfill({ status: 404, headers }) : route.fulfill({ json, headers }))
}

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** The built page at an address of its own, and the server that it asks. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route('https://partner.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname === '/' ? '/index.html' : pathname
    if (path === '/favicon.ico') return route.fulfill({ status: 204 })
    const body = readFileSync(join(folder, 'dist', path))
    return route.fulfill({ body, contentType: kinds[extname(path)] ?? 'application/octet-stream' })
  })
  await page.route('https://convoca.example/{api,embed/team}/**', answer)
}

async function checkPage(page: Page, { react }: React): Promise<void> {
  const card = page.locator('convoca-team-card')
  await card.getByRole('link', { name: 'Pro Players BR' }).waitFor()
  await card.getByText('Open team').waitFor()
  await page.locator('convoca-recruiting-teams').getByRole('link', { name: 'Pro Players BR' }).waitFor()
  await page.locator('convoca-bracket').getByText('A chave ainda não foi definida').waitFor()
  const version = await page.evaluate(() => Reflect.get(globalThis, 'reactVersion') as string)
  assert(version === react, `runs React ${version}`)
  const given = await card.evaluate((element) =>
    ['class', 'theme', 'width', 'show'].map((name) => element.getAttribute(name)).join('|'),
  )
  assert(given === 'partner|light|320|results button', `the card has ${given}`)
  const states = page.locator('output')
  await states.getByText('ready', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Outro time' }).click()
  await card.getByText('Time não encontrado').waitFor()
  await states.getByText('ready missing', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Nenhum time' }).click()
  await card.waitFor({ state: 'detached' })
}

async function checkApp(browser: Browser, folder: string, react: React): Promise<void> {
  const { page, logged } = await openLoggedPage(browser)
  try {
    await serve(page, folder)
    await page.goto('https://partner.example/')
    await checkPage(page, react)
    const unexpected = logged.filter((message) => !/status of 404|^Convoca: .* "NADA"/.test(message))
    assert(unexpected.length === 0, `the console has logged:\n${unexpected.join('\n')}`)
    console.log(`ok: React ${react.react}: types, server, hydration, props, texts, events, removal`)
  } finally {
    await page.close()
  }
}

await checkWithEachReact({
  name: 'embed',
  snippets: ['ts', 'tsx'],
  check: async (browser, folder, react) => {
    await build(folder)
    await checkApp(browser, folder, react)
  },
})
