import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { card, cardOf, expectNoSidewaysScroll, linkOf, page, script, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

test('a card keeps its place while it is loaded', async ({ openPage, server, site }) => {
  site.show({ html: page(`${script(server.url)}${card}<p id="after">Depois</p>`) })
  const browserPage = await openPage({ baseURL: site.url })
  const held = Promise.withResolvers<void>()
  await browserPage.route('**/embed/team/*.json', async (route) => {
    await held.promise
    await route.continue()
  })
  await browserPage.goto('/')
  await expect(cardOf(browserPage).getByText('Carregando o time…')).toBeAttached()
  const after = browserPage.locator('#after')
  const before = await after.boundingBox()
  held.resolve()
  await expect(linkOf(browserPage)).toBeVisible()
  expect((await after.boundingBox())?.y).toBe(before?.y)
})

test('without network a card keeps what it has', async ({ openPage, server, site, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|ERR_INTERNET/)
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.clock.install()
  site.show({ html: page(`${script(server.url)}${card}`) })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  await browserPage.route('**/embed/team/*.json', (route) => route.abort())
  await browserPage.clock.fastForward(61_000)
  await expect(cardOf(browserPage).getByText(/sem conexão · dados das \d\d:\d\d/)).toBeVisible()
  await expect(linkOf(browserPage)).toBeVisible()
})

test('a card is refreshed at most once a minute, and the copy of the browser is used', async ({
  openPage,
  server,
  site,
}) => {
  site.show({ html: page(`${script(server.url)}${card}`) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.clock.install()
  const statuses: number[] = []
  browserPage.on('response', (response) => {
    if (response.url().endsWith('/embed/team/PRO.json')) statuses.push(response.status())
  })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  // A busy machine takes time beside these 20 seconds.
  await browserPage.clock.runFor(20_000)
  expect(statuses).toEqual([200])
  await browserPage.clock.runFor(41_000)
  await expect.poll(() => statuses.length).toBe(2)
})

test('a card is drawn by the one answer after its script, and its pictures are asked for last', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/)
  site.show({ html: page(`${script(server.url)}${card}`) })
  const browserPage = await openPage({ baseURL: site.url })
  const asked: string[] = []
  browserPage.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === server.url) asked.push(pathname)
  })
  // It does not wait for a picture.
  await browserPage.route('**/files/**', (route) => route.abort())
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  const [first, second, ...pictures] = asked
  expect([first, second]).toEqual(['/embed/v1/team-card.js', '/embed/team/PRO.json'])
  for (const path of pictures) expect(path).toMatch(/^\/files\//)
})

for (const theme of ['dark', 'light', 'system']) {
  test(`axe finds nothing in the elements in ${theme}`, async ({ openPage, server, site }) => {
    site.show({
      html: page(
        `${script(server.url)}${script(server.url, 'recruiting-teams')}${script(server.url, 'bracket')}
        <convoca-team-card tag="PRO" theme="${theme}" width="360"></convoca-team-card>
        <convoca-recruiting-teams theme="${theme}" limit="3"></convoca-recruiting-teams>
        <convoca-bracket url="copa-convoca" theme="${theme}"></convoca-bracket>`,
      ),
    })
    const browserPage = await openPage({ baseURL: site.url })
    await browserPage.goto('/')
    await expect(linkOf(browserPage)).toBeVisible()
    await expect(browserPage.locator('convoca-recruiting-teams').getByRole('link').first()).toBeVisible()
    await browserPage.locator('convoca-bracket').scrollIntoViewIfNeeded()
    await expect(browserPage.locator('convoca-bracket').getByRole('article').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page: browserPage }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
}

test('a bracket keeps its place under the strictest policy, and the reader chooses its part by keyboard', async ({
  openPage,
  server,
  site,
}) => {
  const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src ${server.url}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
  const element = '<convoca-bracket url="copa-convoca"></convoca-bracket><p id="after">Depois</p>'
  site.show({
    html: page(script(server.url, 'bracket') + element).replace('<html', '<html dir="rtl"'),
    headers: { 'content-security-policy': policy },
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.setViewportSize({ width: 1000, height: 800 })
  const held = Promise.withResolvers<void>()
  await browserPage.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await browserPage.goto('/')
  const bracket = browserPage.locator('convoca-bracket')
  await expect(bracket.getByText('Carregando a chave…')).toBeAttached()
  const after = browserPage.locator('#after')
  const before = await after.boundingBox()
  held.resolve()
  await expect(bracket.getByRole('heading', { name: 'Copa Convoca' })).toBeVisible()
  expect((await after.boundingBox())?.y).toBe(before?.y)
  await expect(bracket.getByRole('region', { name: 'Grande final' })).toBeVisible()
  await bracket.getByRole('radio', { name: 'Superior' }).press('ArrowDown')
  await expect(bracket.getByRole('radio', { name: 'Inferior' })).toBeChecked()
  await expect(bracket.getByRole('region', { name: 'Final da inferior' })).toBeVisible()
  await expect(bracket.getByRole('region', { name: 'Grande final' })).toBeHidden()

  await browserPage.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(browserPage)
})

const readHashes = async (url: string) =>
  (await (await fetch(`${url}/embed/v1/integrity.json`)).json()) as Record<string, string>

test('every script runs by the hash that is told for it, and none by another', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/integrity/)
  const hashes = Object.entries(await readHashes(server.url))
  for (const [name, hash] of hashes) {
    const served = await (await fetch(`${server.url}/embed/v1/${name}`)).bytes()
    expect(hash, name).toBe(`sha384-${createHash('sha384').update(served).digest('base64')}`)
  }
  const browserPage = await openPage({ baseURL: site.url })
  /** The scripts that a page refuses. */
  const findRefused = async (toHash: (place: number) => string) => {
    const scripts = hashes.map(([name], place) => {
      const type = name.endsWith('.mjs') ? ' type="module"' : ''
      return `<script src="${server.url}/embed/v1/${name}"${type} integrity="${toHash(place)}" crossorigin></script>`
    })
    const listener =
      '<script>refused = []; addEventListener("error", ({ target }) => refused.push(target.src.split("/").pop()), true)</script>'
    site.show({ html: page(scripts.join('') + card, listener) })
    // Until all scripts have been loaded or refused.
    await browserPage.goto('/')
    return browserPage.evaluate(() => (Reflect.get(globalThis, 'refused') as string[]).toSorted())
  }
  expect(await findRefused((place) => hashes[place]?.[1] ?? '')).toEqual([])
  await expect(linkOf(browserPage)).toBeVisible()
  const all = hashes.map(([name]) => name).toSorted()
  expect(all).toEqual(expect.arrayContaining(['team-card.js', 'team-card.mjs', 'elements.js', 'fonts.mjs']))
  expect(await findRefused((place) => hashes.at(place - 1)?.[1] ?? '')).toEqual(all)
  expect(await browserPage.evaluate(() => customElements.get('convoca-team-card') === undefined)).toBe(true)
})

const readme = readFileSync(join(import.meta.dirname, '../../packages/embed/README.md'), 'utf8')
const snippets = [...readme.matchAll(/```html\n(.*?)```/gs)].map(([, code = '']) => code)

test('every snippet of the README works as it is written', async ({ openPage, server, site }) => {
  const browserPage = await openPage({ baseURL: site.url })
  const hashes = await readHashes(server.url)
  for (const snippet of snippets) {
    const code = snippet
      .replaceAll('https://convoca.example', server.url)
      .replace('sha384-…', hashes['team-card.js'] ?? '')
    const own = code.includes('/embed/') ? '' : script(server.url)
    site.show({ html: page(own + code) })
    await browserPage.goto('/')
    if (code.includes('<convoca-notification-bell')) {
      await expect(browserPage.getByRole('button', { name: 'Notificações' })).toBeVisible()
      continue
    }
    const shown = code.includes('<iframe')
      ? browserPage.frameLocator('iframe').getByRole('link')
      : browserPage.locator('main [part] a')
    await expect(shown.first()).toBeVisible()
    if (code.includes('Owner')) await expect(cardOf(browserPage).getByText('Owner')).toBeVisible()
    if (code.includes('<iframe'))
      await expect.poll(() => browserPage.locator('iframe').getAttribute('height').then(Number)).not.toBe(635)
  }
})
