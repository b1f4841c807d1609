import { page, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

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
