import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { cardOf, linkOf, page, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

const script = (url: string, name = 'team-card') => `<script src="${url}/embed/v1/${name}.js" async></script>`
const card = '<convoca-team-card tag="PRO"></convoca-team-card>'
const list = '<convoca-recruiting-teams limit="3"></convoca-recruiting-teams>'
const rounds = '<convoca-bracket url="copa-convoca"></convoca-bracket>'
const bell = '<convoca-notification-bell site="pS0cV1m0XcC6kqjYw5rQ8g"></convoca-notification-bell>'

async function expectNoSidewaysScroll(browserPage: Page): Promise<void> {
  const room = await browserPage.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(room).toBeLessThanOrEqual(0)
}

test('the elements on a hostile page: the strictest policy, foreign prototypes, from right to left, 320 px, printed', async ({
  openPage,
  server,
  site,
}) => {
  const policy = `default-src 'none'; script-src ${server.url} 'nonce-page'; connect-src ${server.url}; img-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'`
  const polluted =
    '<script nonce="page">Object.prototype.className = "foreign"; Object.prototype.polluted = 1; Object.prototype.href = "#"; document.cookie = "site=1"; globalThis.before = Object.keys(globalThis).length</script>'
  const body = `${script(server.url, 'elements')}${script(server.url, 'bracket')}${card}${card}${list}${rounds}${bell}`
  site.show({
    html: page(body, polluted).replace('<html', '<html dir="rtl"'),
    headers: { 'content-security-policy': policy },
  })
  const browserPage = await openPage({ baseURL: site.url, viewport: { width: 320, height: 700 } })
  const requests: Request[] = []
  browserPage.on('request', (request) => {
    if (new URL(request.url()).origin === server.url) requests.push(request)
  })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toHaveAttribute('href', `${server.url}/team/profile/PRO`)
  await expect(browserPage.locator('convoca-team-card').nth(1).getByRole('link')).toHaveText('Pro Players BR')
  const shownList = browserPage.locator('convoca-recruiting-teams')
  await shownList.scrollIntoViewIfNeeded()
  await expect(shownList.getByRole('listitem')).toHaveCount(3)
  const shownBracket = browserPage.locator('convoca-bracket')
  await shownBracket.scrollIntoViewIfNeeded()
  await expect(shownBracket.getByRole('article').first()).toBeVisible()
  await expect(browserPage.getByRole('button', { name: 'Notificações' })).toBeVisible()
  await expectNoSidewaysScroll(browserPage)
  const stripe = await cardOf(browserPage)
    .getByRole('article')
    .evaluate((article) => getComputedStyle(article, '::before').right)
  expect(stripe).toBe('0px')
  // What is under way has its headers only once it is sent.
  await browserPage.waitForLoadState('networkidle')
  expect(requests.length).toBeGreaterThan(1)
  for (const request of requests) {
    expect.soft(await request.headerValue('cookie')).toBeNull()
    expect
      .soft(new URL(request.url()).pathname)
      .toMatch(/^\/(?:embed\/v1\/\w+\.js|api\/public\/(?:teams|championships)\/.+|files\/.+)$/)
  }
  const kept = await browserPage.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    globals: Object.keys(globalThis).length - Number(Reflect.get(globalThis, 'before')),
  }))
  // Those are of `openPage`; the count is a global itself.
  expect(kept).toEqual({ stored: ['convoca.theme', 'e2e'], globals: 1 })

  await browserPage.emulateMedia({ media: 'print' })
  await expect(linkOf(browserPage)).toBeVisible()
  await expect(cardOf(browserPage).getByText('Ver time')).toBeHidden()
  await expect(shownList.getByRole('listitem').first()).toBeVisible()
  await expect(shownBracket.getByRole('article').first()).toBeVisible()
  await expect(browserPage.locator('convoca-notification-bell').getByRole('button')).toHaveCount(0)
})

/** Where the first and the last letter of an element's text stand, and its own right edge. */
const readEdges = (element: Element) => {
  const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  const edge = (at: number) => {
    const range = document.createRange()
    range.setStart(letters as Text, at)
    range.setEnd(letters as Text, at + 1)
    return range.getBoundingClientRect()
  }
  const last = edge((letters?.textContent?.length ?? 1) - 1)
  return {
    first: edge(0).left,
    last: last.left,
    end: last.right,
    right: element.getBoundingClientRect().right,
  }
}

test('on a page from right to left numbers and icons stay before their words, at the right edge', async ({
  openPage,
  server,
  site,
}) => {
  site.show({ html: page(script(server.url) + card).replace('<html', '<html dir="rtl"') })
  const browserPage = await openPage({ baseURL: site.url, viewport: { width: 400, height: 900 } })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  const wins = await cardOf(browserPage)
    .getByText(/^\d+ Vitórias?$/)
    .evaluate(readEdges)
  expect(wins.first).toBeLessThan(wins.last)
  const label = await cardOf(browserPage).getByText('Desempenho', { exact: true }).evaluate(readEdges)
  expect(label.first).toBeLessThan(label.last)
  expect(Math.abs(label.right - label.end)).toBeLessThan(2)
  const gap = await cardOf(browserPage)
    .locator('dd > :empty')
    .evaluate((icon) => getComputedStyle(icon).marginRight)
  expect(gap).toBe('6px')
})

test("a theme's resets do not reach in", async ({ openPage, server, site }) => {
  const reset =
    '<style>*{margin:40px;padding:9px;border:5px solid red;font:italic 30px serif;line-height:3}a{text-decoration:underline;color:red}h2{text-transform:uppercase}body,html,main,convoca-team-card,convoca-recruiting-teams,convoca-notification-bell{margin:0;padding:0;border:0}</style>'
  const browserPage = await openPage({ baseURL: site.url, viewport: { width: 1000, height: 1600 } })
  const look = async () => {
    await browserPage.goto('/')
    await expect(linkOf(browserPage)).toBeVisible()
    await expect(browserPage.locator('convoca-recruiting-teams').getByRole('listitem')).toHaveCount(3)
    return browserPage.evaluate(() =>
      ['team-card', 'recruiting-teams', 'notification-bell'].flatMap((name) =>
        [...(document.querySelector(`convoca-${name}`)?.shadowRoot?.querySelectorAll('*') ?? [])].map(
          (element) => {
            const { marginTop, marginLeft, padding, borderTopWidth, fontStyle, fontSize, lineHeight } =
              getComputedStyle(element)
            return [
              name,
              marginTop,
              marginLeft,
              padding,
              borderTopWidth,
              fontStyle,
              fontSize,
              lineHeight,
            ].join(' ')
          },
        ),
      ),
    )
  }
  const body = `${script(server.url, 'elements')}${card}${list}${bell}`
  site.show({ html: page(body, '<style>body{margin:0}</style>') })
  const plain = await look()
  expect(plain.length).toBeGreaterThan(50)
  site.show({ html: page(body, reset) })
  expect(await look()).toEqual(plain)
})

test('a card keeps its place while it is loaded', async ({ openPage, server, site }) => {
  site.show({ html: page(`${script(server.url)}${card}<p id="after">Depois</p>`) })
  const browserPage = await openPage({ baseURL: site.url })
  const held = Promise.withResolvers<void>()
  await browserPage.route('**/api/**', async (route) => {
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

test('an unknown team is a quiet line; without network a card keeps what it has', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/404|ERR_FAILED|ERR_INTERNET/)
  site.show({ html: page(`${script(server.url)}<convoca-team-card tag="NADA"></convoca-team-card>`) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  await expect(cardOf(browserPage).getByRole('status')).toHaveText('Time não encontrado')

  await browserPage.clock.install()
  site.show({ html: page(`${script(server.url)}${card}`) })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  await browserPage.route('**/api/**', (route) => route.abort())
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
    if (response.url().includes('/api/public/teams/pro/')) statuses.push(response.status())
  })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  // Beside the time that a busy machine takes.
  await browserPage.clock.runFor(20_000)
  expect(statuses).toEqual([200])
  await browserPage.clock.runFor(41_000)
  await expect.poll(() => statuses.length).toBe(2)
})

const elements = [
  ['team-card', 'tag', 'PRO'],
  ['recruiting-teams', 'limit', '1'],
  ['bracket', 'url', 'copa-convoca'],
  ['notification-bell', 'site', 'pS0cV1m0XcC6kqjYw5rQ8g'],
] as const

for (const [name, attribute, value] of elements)
  test(`${name} that is added and removed 1,000 times leaves nothing behind`, async ({
    openPage,
    server,
    site,
  }) => {
    const tag = `convoca-${name}`
    site.show({
      html: page(
        `${script(server.url, name)}<${tag} ${attribute}="${value}"></${tag}><div id="place"></div>`,
      ),
    })
    const browserPage = await openPage({ baseURL: site.url })
    await browserPage.goto('/')
    await expect(browserPage.locator(tag).locator('a, button').first()).toBeVisible()
    const session = await browserPage.context().newCDPSession(browserPage)
    const addAndRemove = (times: number) =>
      browserPage.evaluate(
        ([elementName, key, given, count]) => {
          const place = document.querySelector('#place')
          for (let time = 0; time < count; time += 1) {
            const element = document.createElement(elementName)
            element.setAttribute(key, given)
            place?.append(element)
            element.remove()
          }
        },
        [tag, attribute, value, times] as const,
      )
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { nodes, jsEventListeners }
    }
    await addAndRemove(10)
    await expect.poll(async () => (await count()).nodes).toBeLessThan(2000)
    const before = await count()
    await addAndRemove(1000)
    await expect.poll(async () => (await count()).nodes).toBeLessThanOrEqual(before.nodes + 200)
    expect((await count()).jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5)
  })

test('the page of an iframe needs no script, and says how high it is where it may', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/sandboxed/)
  const address = `${server.url}/embed/team/PRO?theme=light&width=360`
  site.show({
    html: page(`<iframe sandbox src="${address}" title="Time" width="380" height="700"></iframe>`),
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  const frame = browserPage.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Pro Players BR' })).toBeVisible()

  site.show({
    html: page(
      `<script>addEventListener('message', ({ data, origin }) => { if (origin === '${server.url}') globalThis.size = data })</script><iframe src="${address}" title="Time" width="380" height="90"></iframe>`,
    ),
  })
  await browserPage.goto('/')
  await expect
    .poll(() =>
      browserPage.evaluate(() => Reflect.get(globalThis, 'size') as { type: string; height: number }),
    )
    .toMatchObject({ type: 'convoca:size', height: expect.any(Number) })
})

test('the rest of Convoca cannot be framed', async ({ openPage, server, site, consoleErrors }) => {
  consoleErrors.allow(/frame|ERR_BLOCKED_BY_RESPONSE|chrome-error/i)
  site.show({ html: page(`<iframe src="${server.url}/team/profile/PRO" title="Time"></iframe>`) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  await expect(browserPage.frameLocator('iframe').getByText('Pro Players BR')).toHaveCount(0)
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

test('the link of a championship is found by oEmbed, whose page lets choose a part without a script', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/sandboxed/)
  const html = await (await fetch(`${server.url}/championships/copa-convoca`)).text()
  const [, href = ''] = /application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? []
  const oembed = (await (await fetch(href.replaceAll('&amp;', '&'))).json()) as {
    html: string
    thumbnail_url: string
  }
  const [, preview] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(preview).toBe(oembed.thumbnail_url)
  const picture = `<img src="${oembed.thumbnail_url}" alt="Copa Convoca">`
  site.show({ html: page(oembed.html.replace('<iframe', '<iframe sandbox') + picture) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  const image = browserPage.getByRole('img', { name: 'Copa Convoca' })
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200)
  const frame = browserPage.frameLocator('iframe')
  await expect(frame.getByRole('region', { name: 'Grande final' })).toBeVisible()
  await frame.getByRole('radio', { name: 'Inferior' }).check()
  await expect(frame.getByRole('region', { name: 'Final da inferior' })).toBeVisible()
  await expect(frame.getByRole('region', { name: 'Grande final' })).toBeHidden()
})

const readme = readFileSync(join(import.meta.dirname, '../../packages/embed/README.md'), 'utf8')
const snippets = [...readme.matchAll(/```html\n(.*?)```/gs)].map(([, code = '']) => code)

test('every snippet of the README works as it is written', async ({ openPage, server, site }) => {
  const browserPage = await openPage({ baseURL: site.url })
  for (const snippet of snippets) {
    const code = snippet.replaceAll('https://convoca.example', server.url)
    const own = code.includes('/embed/') ? '' : script(server.url)
    site.show({ html: page(own + code) })
    await browserPage.goto('/')
    if (code.includes('<convoca-notification-bell')) {
      await expect(browserPage.getByRole('button', { name: 'Notificações' })).toBeVisible()
      continue
    }
    const shown = code.includes('<iframe')
      ? browserPage.frameLocator('iframe').locator('body')
      : browserPage.locator('main')
    await expect(shown.getByRole('link').first()).toBeVisible()
    if (code.includes('Owner')) await expect(cardOf(browserPage).getByText('Owner')).toBeVisible()
    if (code.includes('<iframe'))
      await expect.poll(() => browserPage.locator('iframe').getAttribute('height').then(Number)).not.toBe(640)
  }
})
