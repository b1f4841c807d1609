import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { type PartnerSite, startPartnerSite } from './support/partner-site.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ site: PartnerSite }>({
  site: async ({ consoleErrors }, use) => {
    // A frame of another site has no storage, which the script of `openPage` asks for; the icon is asked for late.
    consoleErrors.allow(/'sessionStorage' property|favicon\.ico/)
    const site = await startPartnerSite()
    await use(site)
    await site.close()
  },
})

const page = (body: string, head = '') =>
  `<!doctype html><html lang="pt-BR"><head><meta name="viewport" content="width=device-width"><title>Esporte Urbano</title>${head}</head><body><main><h1>Notícias</h1>${body}</main></body></html>`

const script = (url: string, name = 'team-card') => `<script src="${url}/embed/v1/${name}.js" async></script>`
const card = '<convoca-team-card tag="PRO"></convoca-team-card>'

const cardOf = (browserPage: Page) => browserPage.locator('convoca-team-card').first()
const linkOf = (browserPage: Page) => cardOf(browserPage).getByRole('link', { name: 'Pro Players BR' })

async function expectNoSidewaysScroll(browserPage: Page): Promise<void> {
  const room = await browserPage.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(room).toBeLessThanOrEqual(0)
}

test('a card under the strictest policy asks for nothing but the API and its pictures', async ({
  openPage,
  server,
  site,
}) => {
  const policy = `default-src 'none'; script-src ${server.url} 'nonce-page'; connect-src ${server.url}; img-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'`
  site.show({
    html: page(
      `${script(server.url)}${card}${card}`,
      '<script nonce="page">Object.prototype.className = "foreign"; Object.prototype.polluted = 1; Object.prototype.href = "#"; document.cookie = "site=1"; globalThis.before = Object.keys(globalThis).length</script>',
    ),
    headers: { 'content-security-policy': policy },
  })
  const browserPage = await openPage({ baseURL: site.url })
  const requests: Request[] = []
  browserPage.on('request', (request) => {
    if (new URL(request.url()).origin === server.url) requests.push(request)
  })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toHaveAttribute('href', `${server.url}/team/profile/PRO`)
  await expect(browserPage.locator('convoca-team-card').nth(1).getByRole('link')).toHaveText('Pro Players BR')
  // What is under way has its headers only once it is sent.
  await browserPage.waitForLoadState('networkidle')
  expect(requests.length).toBeGreaterThan(1)
  for (const request of requests) {
    expect.soft(await request.headerValue('cookie')).toBeNull()
    expect
      .soft(new URL(request.url()).pathname)
      .toMatch(/^\/(?:embed\/v1\/team-card\.js|api\/public\/teams\/.+|files\/.+)$/)
  }
  // Those are of `openPage`.
  const kept = await browserPage.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  expect(kept).toEqual(['convoca.theme', 'e2e'])
})

test("a theme's resets do not reach in, and a page on the right reads from there", async ({
  openPage,
  server,
  site,
}) => {
  const reset =
    '<style>*{margin:40px;padding:9px;border:5px solid red;font:italic 30px serif;line-height:3}a{text-decoration:underline;color:red}h2{text-transform:uppercase}body,html,main,convoca-team-card{margin:0;padding:0;border:0}</style>'
  const browserPage = await openPage({ baseURL: site.url })
  const look = async () => {
    await browserPage.goto('/')
    await expect(linkOf(browserPage)).toBeVisible()
    return cardOf(browserPage)
      .getByRole('article')
      .evaluate((article) =>
        [article, ...article.querySelectorAll('h2, p, dd, li, a')].map((element) => {
          const { margin, padding, textTransform, borderTopWidth, fontSize, lineHeight } =
            getComputedStyle(element)
          return [margin, padding, textTransform, borderTopWidth, fontSize, lineHeight].join(' ')
        }),
      )
  }
  site.show({ html: page(`${script(server.url)}${card}`, '<style>body{margin:0}</style>') })
  const plain = await look()
  site.show({ html: page(`${script(server.url)}${card}`, reset) })
  expect(await look()).toEqual(plain)

  await browserPage.setViewportSize({ width: 320, height: 700 })
  site.show({ html: page(`${script(server.url)}${card}`).replace('<html', '<html dir="rtl"') })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  await expectNoSidewaysScroll(browserPage)
  const stripe = await cardOf(browserPage)
    .getByRole('article')
    .evaluate((article) => getComputedStyle(article, '::before').right)
  expect(stripe).toBe('0px')
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

test('a card is printed', async ({ openPage, server, site }) => {
  site.show({ html: page(`${script(server.url)}${card}`) })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  await browserPage.emulateMedia({ media: 'print' })
  await expect(linkOf(browserPage)).toBeVisible()
  await expect(cardOf(browserPage).getByText('Ver time')).toBeHidden()
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

test('the dialog of a team shows it as chosen, and copies code that works on another site', async ({
  openPage,
  site,
}) => {
  const builder = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await builder.goto('/team/profile/PRO')
  const opener = builder.getByRole('button', { name: 'Incorporar' })
  await opener.click()
  const dialog = builder.getByRole('dialog', { name: 'Incorporar Pro Players BR' })
  await expect(dialog).toBeVisible()
  await builder.getByRole('button', { name: 'Claro' }).click()
  await builder.getByRole('button', { name: 'Botão Ver time' }).click()
  const preview = builder.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: 'Pro Players BR' })).toBeVisible()
  await expect(preview.getByText('Ver time')).toHaveCount(0)
  await builder.getByRole('button', { name: 'Copiar código' }).click()
  await expect(builder.getByRole('button', { name: 'Código copiado' })).toBeVisible()
  const code = await builder.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain('show="next results members"')

  site.show({ html: page(code) })
  const partner = await openPage({ baseURL: site.url })
  await partner.goto('/')
  await expect(linkOf(partner)).toBeVisible()

  await builder.getByRole('button', { name: 'Imagem' }).click()
  await builder.getByRole('button', { name: 'Markdown' }).click()
  const picture = builder.getByRole('img', { name: 'Time PRO na Convoca' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)

  await builder.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the gallery shows the elements live, for the team of the address', async ({ openPage }) => {
  const gallery = await openPage()
  await gallery.goto('/embeds?team=PRO')
  await expect(gallery.getByRole('heading', { name: 'Incorporar', level: 1 })).toBeVisible()
  await expect(gallery.getByLabel('Tag do time')).toHaveValue('PRO')
  const list = gallery.locator('convoca-recruiting-teams')
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(cardOf(gallery).getByRole('link', { name: 'Pro Players BR' })).toBeVisible()
  const bell = gallery.locator('iframe[title="Sino com avisos de exemplo"]')
  await bell.scrollIntoViewIfNeeded()
  await expect(bell.contentFrame().getByRole('button', { name: 'Aceitar' })).toBeVisible()
  const bracket = gallery.locator('convoca-bracket')
  await bracket.scrollIntoViewIfNeeded()
  await expect(bracket.getByRole('article').first()).toBeVisible()
})

test('the builder previews a bracket, a list and the bell, and copies code that works on another site', async ({
  openPage,
  site,
}) => {
  const builder = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  const copy = async () => {
    await builder.getByRole('button', { name: 'Copiar código' }).click()
    await expect(builder.getByRole('button', { name: 'Código copiado' })).toBeVisible()
    return builder.evaluate(() => navigator.clipboard.readText())
  }
  await builder.goto('/embeds?championship=copa-convoca')
  await expect(builder.getByLabel('Endereço do campeonato')).toHaveValue('copa-convoca')
  const preview = builder.getByRole('region', { name: 'Prévia' }).locator('iframe').contentFrame()
  await expect(preview.getByRole('heading', { name: 'Copa Convoca' })).toBeVisible()
  await builder.getByRole('button', { name: 'Alto' }).click()
  site.show({ html: page(await copy()) })
  const partner = await openPage({ baseURL: site.url })
  await partner.goto('/')
  const bracket = partner.locator('convoca-bracket[height="600"]')
  await expect(bracket.getByRole('heading', { name: 'Copa Convoca' })).toBeVisible()

  await builder.getByRole('button', { name: 'Imagem' }).click()
  await builder.getByRole('button', { name: 'BBCode' }).click()
  const picture = builder.getByRole('img', { name: 'Chave de copa-convoca na Convoca' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)

  await builder.getByRole('button', { name: 'Lista de times' }).click()
  await builder.getByRole('button', { name: '3 times' }).click()
  await expect(preview.getByRole('listitem')).toHaveCount(3)
  await builder.getByRole('button', { name: 'Módulo (ESM)' }).click()
  site.show({ html: page(await copy()) })
  await partner.goto('/')
  await expect(partner.locator('convoca-recruiting-teams').getByRole('listitem')).toHaveCount(3)

  await builder.getByRole('button', { name: 'Sino' }).click()
  await builder.getByLabel('Cor de destaque', { exact: true }).fill('#d92d20')
  await expect(preview.locator('convoca-sample-bell')).toHaveAttribute('accent', '#d92d20')
  await preview.getByRole('button', { name: 'Aceitar' }).click()
  await expect(preview.getByRole('button', { name: 'Aceitar' })).toHaveCount(0)
  await preview.getByRole('button', { name: 'Marcar todas' }).click()
  await expect(preview.getByRole('button', { name: 'Marcar todas' })).toHaveCount(0)
  site.show({ html: page(await copy()) })
  await partner.goto('/')
  await expect(partner.getByRole('button', { name: 'Notificações' })).toBeVisible()
  await builder.getByRole('button', { name: 'npm' }).click()
  await builder.getByRole('button', { name: 'React', exact: true }).click()
  expect(await copy()).toContain("import { NotificationBell } from '@convoca/embed/react'")
})

test('the page and the picture of a player are shown by another site; a pasted link is found by oEmbed', async ({
  openPage,
  server,
  site,
}) => {
  const browserPage = await openPage({ baseURL: site.url })
  const html = await (await fetch(`${server.url}/pro/ana_bia`)).text()
  const [, href = ''] = /application\/json\+oembed"[^>]* href="([^"]+)"/.exec(html) ?? []
  const address = href.replaceAll('&amp;', '&')
  const oembed = (await (await fetch(address)).json()) as { html: string; thumbnail_url: string }
  site.show({ html: page(`${oembed.html}<img id="picture" src="${oembed.thumbnail_url}" alt="ana_bia">`) })
  await browserPage.goto('/')
  await expect(browserPage.frameLocator('iframe').getByRole('link', { name: 'ana_bia' })).toBeVisible()
  const picture = browserPage.locator('#picture')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await browserPage.locator('iframe').scrollIntoViewIfNeeded()
  const { violations } = await new AxeBuilder({ page: browserPage }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
