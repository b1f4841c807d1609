import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Route } from 'playwright'
import { browserLaunchOptions } from '../../../.ci/browser.ts'
import { teamAnswers, teamName } from '../test/public-team.ts'

/*
 * `pnpm --filter @convoca/embed build && pnpm --filter @convoca/embed bench [runs]`: what elements cost the main thread of a page, in
 * Chromium, with the answers of the API at hand: one card less what the page takes without it, and a hundred beside the same
 * markup written into the page with the same style sheet, without a script.
 *
 * Measured on 2026-11-25 on a machine of two cores that others used too (load 20), median of 5, in time of the processor: one card
 * 25 ms, of which scripts 7.6, and as plain markup 7; slowed down to a quarter 126 to 159 ms, of which scripts 50, and as plain markup 33 to
 * 54; a hundred cards 149 ms and 163: 0.91 ×. With the browser's format of times one card was 39 to 40 ms, and slowed down 192 to 265.
 */
const runs = Number(process.argv[2] ?? 15)
const script = readFileSync(join(import.meta.dirname, '../dist/v1/team-card.js'), 'utf8')

const card = '<convoca-team-card tag="PRO" width="360"></convoca-team-card>'
/** Says when all is painted: a question of Playwright would be a task of the page itself. */
const paint =
  'requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => console.log("painted"), 300)))'
const toPage = (body: string, when = `addEventListener("load", () => ${paint})`) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Times</title><script>${when}</script><body>${body}</body></html>`
const withScript = (body: string) =>
  toPage(
    `<script src="https://convoca.example/embed/v1/team-card.js" async></script>${body}`,
    `addEventListener("convoca-state", () => ${paint}, { once: true, capture: true })`,
  )

interface Cost {
  /** Milliseconds of the main thread in tasks, and therein in scripts. */
  task: number
  script: number
}

async function open(browser: Browser, html: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const headers = { 'access-control-allow-origin': '*' }
  const answer = (route: Route) =>
    route.fulfill({ json: teamAnswers[new URL(route.request().url()).pathname], headers })
  await page.route('https://partner.example/', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  )
  await page.route('https://partner.example/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.route('https://convoca.example/embed/v1/**', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  )
  await page.route('https://convoca.example/embed/team/**', answer)
  return page
}

/** Measures the processor's time, which other work of the machine does not lengthen. */
async function measure(browser: Browser, html: string, slowdown: number): Promise<Cost> {
  const page = await open(browser, html)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const painted = page.waitForEvent('console')
  await page.goto('https://partner.example/', { waitUntil: 'commit' })
  await painted
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  await page.close()
  return { task: read('TaskDuration'), script: read('ScriptDuration') }
}

async function median(browser: Browser, html: string, slowdown = 1): Promise<Cost> {
  const costs: Cost[] = []
  for (let run = 0; run < runs; run += 1) costs.push(await measure(browser, html, slowdown))
  const of = (name: keyof Cost) =>
    costs.map((cost) => cost[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return { task: of('task'), script: of('script') }
}

/** The drawing of the card, with its style sheet, as a page of its own. */
async function toPlain(browser: Browser, count: number): Promise<string> {
  const page = await open(browser, withScript(card))
  await page.goto('https://partner.example/')
  await page.getByRole('link', { name: teamName }).waitFor()
  const { markup, css } = await page.locator('convoca-team-card').evaluate((element) => ({
    markup: element.shadowRoot?.innerHTML ?? '',
    css: [...(element.shadowRoot?.adoptedStyleSheets[0]?.cssRules ?? [])]
      .map((rule) => rule.cssText)
      .join(''),
  }))
  await page.close()
  const style = css.replaceAll(/:host\(([^)]*)\)/g, ':root$1').replaceAll(':host', ':root')
  return toPage(`<style>${style}</style>${`<div style="max-width:360px">${markup}</div>`.repeat(count)}`)
}

const browser = await chromium.launch(browserLaunchOptions())
try {
  const empty = await median(browser, toPage('<p>Times</p>'))
  const one = await median(browser, withScript(`<p>Times</p>${card}`))
  const markup = await toPlain(browser, 1)
  const plainOne = await median(browser, markup)
  const slow = {
    empty: await median(browser, toPage('<p>Times</p>'), 4),
    one: await median(browser, withScript(`<p>Times</p>${card}`), 4),
    plain: await median(browser, markup, 4),
  }
  const plain = await median(browser, await toPlain(browser, 100))
  const hundred = await median(browser, withScript(card.repeat(100)))
  const milliseconds = (time: number) => `${time.toFixed(1)} ms`
  console.log(
    `One card: ${milliseconds(one.task - empty.task)}, of which scripts ${milliseconds(one.script)}; as plain markup ${milliseconds(plainOne.task - empty.task)}`,
  )
  console.log(
    `At a quarter of the speed: ${milliseconds(slow.one.task - slow.empty.task)}, of which scripts ${milliseconds(slow.one.script)}; as plain markup ${milliseconds(slow.plain.task - slow.empty.task)}`,
  )
  console.log(
    `100 cards: ${milliseconds(hundred.task)}, of which scripts ${milliseconds(hundred.script)}; as plain markup ${milliseconds(plain.task)}: ${(hundred.task / plain.task).toFixed(2)} ×`,
  )
} finally {
  await browser.close()
}
