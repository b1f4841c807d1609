import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../src/contract/document.ts'
import { type TestServer, startServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('hands out the contract, and nothing when it is known already', async () => {
  const response = await server.inject({ url: '/api/openapi.json' })
  expect(response.status).toBe(200)
  expect(response.body).toEqual(contract)
  // Its readers have no documents of this repository.
  expect(JSON.stringify(response.body)).not.toMatch(/docs\/(?:product|decisions)|@see|§|\bMUST\b/)
  const etag = String(response.headers['etag'])
  const again = await server.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } })
  expect([again.status, again.body]).toEqual([304, undefined])
})

test('the reference page has a policy of its own with a fresh nonce', async () => {
  const [first, second] = [
    await server.inject({ url: '/api/docs' }),
    await server.inject({ url: '/api/docs' }),
  ]
  const nonce = /<script type="module" nonce="([^"]+)"/.exec(first.body)?.[1]
  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:/)
  expect(second.body).not.toContain(nonce)
})

test('serves the viewer without another host’s pictures', async () => {
  const viewer = await server.inject({ url: '/api/docs/redoc.js' })
  expect(viewer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(viewer.body).not.toContain('cdn.redoc.ly')
})

test('other addresses below the page, and other methods, are no routes', async () => {
  expect((await server.inject({ url: '/api/docs/other.js' })).status).toBe(404)
  expect((await server.inject({ method: 'POST', url: '/api/docs' })).status).toBe(404)
})

const browsers = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome']
const executablePath = browsers.find((path) => path !== undefined && existsSync(path))

test('opens in a browser without an error and without another host', async () => {
  const origin = await server.listen()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).origin)
    })
    await page.goto(`${origin}/api/docs`)
    await page.getByRole('heading', { name: /^Convoca API/ }).waitFor()
    await page.getByText('/teams/{id}/achievements', { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const font = await page
      .getByRole('heading', { name: /^Convoca API/ })
      .evaluate((node) => getComputedStyle(node).fontFamily)
    // The heading would be in the browser's serif without its style elements.
    expect(font).not.toMatch(/^("?Times|serif)/)
    expect(errors).toEqual([])
    expect([...hosts].map((host) => host.replace('blob:', ''))).toEqual([origin])
  } finally {
    await browser.close()
  }
})
