import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { watchLayoutShift } from './support/layout-shift.ts'
import type { PartnerSite } from './support/partner-site.ts'
import { card, expectNoSidewaysScroll, page, script, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

/** A shift that a reader hardly notices; "good" by Core Web Vitals is 0.1. */
const MAX_SHIFT = 0.02

/** The choices that are pressed in the builder: each kind in each form that is pasted into a page, and in its sizes. */
const written = [
  ['Cartão do time'],
  ['Cartão do time', 'Módulo (ESM)', 'Pequeno'],
  ['Cartão do time', 'Grande'],
  ['Cartão do time', 'Membros do elenco', 'Botão Ver time'],
  ['Cartão do time', 'iframe'],
  ['Cartão do time', 'iframe', 'Grande'],
  ['Cartão do time', 'Imagem'],
  ['Cartão do player'],
  ['Cartão do player', 'Módulo (ESM)', 'Pequeno'],
  ['Cartão do player', 'Grande'],
  ['Cartão do player', 'iframe'],
  ['Cartão do player', 'Imagem'],
  ['Chave'],
  ['Chave', 'Baixo'],
  ['Chave', 'Módulo (ESM)', 'Alto'],
  ['Chave', 'iframe'],
  ['Selo de prêmios'],
  ['Selo de prêmios', 'Módulo (ESM)', 'Pequeno'],
  ['Selo de prêmios', 'iframe'],
  ['Lista de times'],
  ['Lista de times', 'Módulo (ESM)', '3 times'],
  ['Lista de times', 'Vagas', '10 times'],
  ['Sino'],
  ['Sino', 'Módulo (ESM)'],
] as const

/** The code that the builder shows after these buttons. */
async function readCode(builder: Page, buttons: readonly string[]): Promise<string> {
  await builder.goto('/embeds?team=PRO&championship=copa-convoca')
  for (const name of buttons) {
    await builder.getByRole('button', { name, exact: true }).first().click()
    if (name === 'Cartão do player') await builder.getByLabel('Nick do player').fill('ana_bia')
    if (name === 'Selo de prêmios') await builder.getByLabel('Nick de quem organiza').fill('ana_bia')
  }
  return builder.getByRole('region', { name: 'Código' }).locator('code').innerText()
}

const devices = {
  desktop: { viewport: { width: 1264, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

const waitForPaint = (browserPage: Page) =>
  browserPage.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((paint) => requestAnimationFrame(paint))
  })

/** Lets what a snippet loads come one after the other, each after the page has been painted without it. */
async function loadStepwise(browserPage: Page): Promise<void> {
  let last = Promise.resolve()
  await browserPage.route(/\/(?:embed|api)\//, (route: Route) => {
    const step = async () => {
      await waitForPaint(browserPage)
      await route.continue()
    }
    last = last.then(step, step)
    return last
  })
}

/** Around a snippet: what stands above it, and what it could move. */
const around = (code: string) =>
  page(`<p>Antes</p>\n${code}\n<p>${'Depois. '.repeat(60)}</p><p>${'E mais. '.repeat(60)}</p>`)

/** An element has its data, or a frame its page, and that is painted. */
async function waitUntilShown(browserPage: Page, code: string): Promise<void> {
  if (code.includes('<convoca-notification-bell'))
    await expect(browserPage.getByRole('button', { name: 'Notificações' })).toBeVisible()
  else if (code.includes('<convoca-'))
    await browserPage.waitForFunction(() => Reflect.get(globalThis, 'elementState') === 'ready')
  else if (code.includes('<iframe'))
    await expect(browserPage.frameLocator('iframe').getByRole('link').first()).toBeVisible()
  else await expect(browserPage.locator('img')).toHaveJSProperty('complete', true)
  await waitForPaint(browserPage)
}

for (const [device, options] of Object.entries(devices))
  test(`what the builder writes keeps its place on a ${device}`, async ({ openPage, server, site }) => {
    const builder = await openPage()
    for (const buttons of written) {
      const code = await readCode(builder, buttons)
      expect(code).toContain(`<a href="${server.url}/`)
      await expectStill(await openPage({ baseURL: site.url, ...options }), site, code)
    }
  })

const readme = readFileSync(join(import.meta.dirname, '../../packages/embed/README.md'), 'utf8')
const examples = [...readme.matchAll(/```html\n(.*?)```/gs)]
  .map(([, code = '']) => code)
  .filter((code) => /<convoca-|<iframe/.test(code))

test('what the README and oEmbed say keeps its place', async ({ openPage, server, site }) => {
  const toPage = (path: string) => encodeURIComponent(server.url + path)
  const frames = await Promise.all(
    ['/team/profile/PRO', '/pro/ana_bia', '/championships/copa-convoca'].map(async (path) => {
      const answer = await fetch(`${server.url}/embed/oembed?url=${toPage(path)}`)
      return ((await answer.json()) as { html: string }).html
    }),
  )
  const { 'team-card.js': hash = '' } = (await (
    await fetch(`${server.url}/embed/v1/integrity.json`)
  ).json()) as Record<string, string>
  for (const example of [...examples, ...frames]) {
    const code = example.replaceAll('https://convoca.example', server.url).replace('sha384-…', hash)
    expect(code).toContain(`<a href="${server.url}/`)
    const own = code.includes('/embed/') ? '' : script(server.url)
    for (const options of Object.values(devices))
      await expectStill(await openPage({ baseURL: site.url, ...options }), site, own + code)
  }
})

test('without its style a card would move the page', async ({ openPage, server, site }) => {
  const code = script(server.url) + card
  const browserPage = await openPage({ baseURL: site.url, ...devices.desktop })
  expect((await measureShift(browserPage, site, code)).shift).toBeGreaterThan(MAX_SHIFT)
})

/** Opens a page with the code, and compares what has moved with what a reader notices. */
async function expectStill(browserPage: Page, site: PartnerSite, code: string): Promise<void> {
  const { shift, sources } = await measureShift(browserPage, site, code)
  expect.soft(shift, `${code}\n${sources.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
  await expectNoSidewaysScroll(browserPage)
  await browserPage.unrouteAll({ behavior: 'ignoreErrors' })
  await browserPage.close()
}

async function measureShift(browserPage: Page, site: PartnerSite, code: string) {
  site.show({ html: around(code) })
  await watchLayoutShift(browserPage)
  await browserPage.addInitScript(() =>
    addEventListener(
      'convoca-state',
      (event) => Reflect.set(globalThis, 'elementState', (event as CustomEvent<string>).detail),
      true,
    ),
  )
  await loadStepwise(browserPage)
  await browserPage.goto('/')
  await waitUntilShown(browserPage, code)
  return browserPage.evaluate(() => ({
    shift: window.layoutShift,
    sources: window.layoutShiftSources,
  }))
}
