import { AxeBuilder } from '@axe-core/playwright'
import { cardOf, expectNoSidewaysScroll, linkOf, page, test } from './support/partner-test.ts'
import { expect } from './support/test.ts'

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
  // Its rounds are scrolled within their place on a phone, too.
  await gallery.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(gallery)
  // The panel of the bell has room for all of its head.
  await bell.scrollIntoViewIfNeeded()
  for (const name of ['Marcar todas', 'Fechar'])
    await expect(bell.contentFrame().getByRole('button', { name })).toBeInViewport({ ratio: 1 })
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
