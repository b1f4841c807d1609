import type { Request } from '@playwright/test'
import {
  bell,
  card,
  cardOf,
  expectNoSidewaysScroll,
  linkOf,
  list,
  page,
  rounds,
  script,
  test,
} from './support/partner-test.ts'
import { expect } from './support/test.ts'

test('the elements on a hostile page: the strictest policy, foreign prototypes, from right to left, 320 px, printed', async ({
  openPage,
  server,
  site,
}) => {
  const policy = `default-src 'none'; script-src ${server.url} 'nonce-page'; connect-src ${server.url}; img-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'`
  const polluted =
    '<script nonce="page">Object.prototype.className = "foreign"; Object.prototype.polluted = 1; Object.prototype.href = "#"; document.cookie = "site=1"; globalThis.before = Object.keys(globalThis).length</script>'
  // The card's own script comes second, as where two plugins of a site bring it.
  const scripts = ['elements', 'bracket', 'team-card'].map((name) => script(server.url, name)).join('')
  const body = scripts + card + card + list + rounds + bell
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
  // A request that is under way has its headers only once it is sent.
  await browserPage.waitForLoadState('networkidle')
  expect(requests.length).toBeGreaterThan(1)
  for (const request of requests) {
    expect.soft(await request.headerValue('cookie')).toBeNull()
    expect
      .soft(new URL(request.url()).pathname)
      .toMatch(
        /^\/(?:embed\/(?:v1\/[\w-]+\.js|team\/PRO\.json)|api\/public\/(?:teams|championships)\/.+|files\/.+)$/,
      )
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

/** The edges of the first and the last letter of an element's text, and its own right edge. */
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

test('in a frame that has no origin and no storage the elements are drawn', async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/sandboxed/)
  const inside = `${script(server.url, 'elements')}${card}${list}${bell}`.replaceAll('"', '&quot;')
  site.show({
    html: page(
      `<iframe sandbox="allow-scripts" srcdoc="${inside}" title="Isolado" width="600" height="900"></iframe>`,
    ),
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  const frame = browserPage.frameLocator('iframe')
  await expect(frame.locator('convoca-team-card').getByRole('link')).toHaveText('Pro Players BR')
  await expect(frame.locator('convoca-recruiting-teams').getByRole('listitem')).toHaveCount(3)
  await expect(frame.getByRole('button', { name: 'Notificações' })).toBeVisible()
})

test('a framework moves an element, copies it and gives it another team', async ({
  openPage,
  server,
  site,
}) => {
  site.show({ html: page(`${script(server.url)}<div id="first">${card}</div><div id="second"></div>`) })
  const browserPage = await openPage({ baseURL: site.url })
  const asked: string[] = []
  browserPage.on('request', (request) => {
    const [, tag] = /\/embed\/team\/(\w+)\.json$/.exec(request.url()) ?? []
    if (tag !== undefined) asked.push(tag)
  })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  await browserPage.evaluate(() => {
    const element = document.querySelector('convoca-team-card')
    if (element) document.querySelector('#second')?.append(element)
  })
  const moved = browserPage.locator('#second convoca-team-card')
  await expect(moved.getByRole('link')).toHaveText('Pro Players BR')
  await moved.evaluate((element) => element.setAttribute('tag', 'CPFC'))
  await expect(moved.getByRole('link')).toHaveText('Computador FC')
  // An element that is moved is not loaded again.
  expect(asked).toEqual(['PRO', 'CPFC'])
  await moved.evaluate((element) => element.after(element.cloneNode(true)))
  await expect(moved.getByRole('link')).toHaveText(['Computador FC', 'Computador FC'])
})

test("Convoca's fonts are loaded where a policy allows none", async ({ openPage, server, site }) => {
  const policy = `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src ${server.url}; require-trusted-types-for 'script'; trusted-types 'none'`
  const fonts = `<script type="module" src="${server.url}/embed/v1/fonts.mjs"></script>`
  site.show({
    html: page(fonts + script(server.url) + card.replace('tag=', 'fonts="brand" tag=')),
    headers: { 'content-security-policy': policy },
  })
  const browserPage = await openPage({ baseURL: site.url })
  await browserPage.goto('/')
  await expect(linkOf(browserPage)).toBeVisible()
  const readFonts = () =>
    browserPage.evaluate(() =>
      // Some browsers write the family as a string of CSS.
      [...document.fonts].map(({ family, weight, status }) =>
        `${family} ${weight} ${status}`.replaceAll('"', ''),
      ),
    )
  await expect
    .poll(async () => (await readFonts()).toSorted())
    .toEqual(['Barlow Condensed 600 loaded', 'Barlow Condensed 700 loaded', 'Inter Variable 400 900 loaded'])
})

test('nothing moves for a reader who wants that, and forced colours leave edges', async ({
  openPage,
  server,
  site,
}) => {
  site.show({ html: page(script(server.url) + card) })
  const browserPage = await openPage({ baseURL: site.url, reducedMotion: 'no-preference' })
  const held = Promise.withResolvers<void>()
  await browserPage.route('**/embed/team/*.json', async (route) => {
    await held.promise
    await route.continue()
  })
  await browserPage.goto('/')
  const readAnimation = () =>
    cardOf(browserPage)
      .getByRole('status')
      .evaluate((note) => getComputedStyle(note).animationName)
  await expect.poll(readAnimation).not.toBe('none')
  await browserPage.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(readAnimation).toBe('none')
  held.resolve()
  await expect(linkOf(browserPage)).toBeVisible()
  const readBorder = () =>
    cardOf(browserPage)
      .getByText('Ver time')
      .evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect(await readBorder()).toBe('0px')
  await browserPage.emulateMedia({ forcedColors: 'active' })
  await expect.poll(readBorder).toBe('1px')
})
