import { AxeBuilder } from '@axe-core/playwright'
import { AuthPage } from './pages/accounts.ts'
import { control } from './pages/form.ts'
import { Members } from './pages/members.ts'
import { ConsentWindow, PartnerBell } from './pages/partner-bell.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { test } from './support/partner-test.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, waitUntilReady } from './support/test.ts'

const siteName = 'Jornal da Vila'

/** The strictest policy that the README names. */
const policyOf = (url: string) =>
  `default-src 'none'; script-src ${url} 'nonce-page'; connect-src ${url} ${url.replace(/^http/, 'ws')}; require-trusted-types-for 'script'; trusted-types 'none'`

/** A page whose header would cut a panel off, and which has changed what every object inherits. */
const pageWithBell = (url: string, key: string, attributes = '') =>
  `<!doctype html><html lang="pt-BR"${attributes}><head><meta name="viewport" content="width=device-width"><title>${siteName}</title>
  <script nonce="page">Object.prototype.className = 'foreign'; Object.prototype.href = '#'</script></head>
  <body><header id="head"><convoca-notification-bell site="${key}"></convoca-notification-bell></header><main><h1>Notícias</h1></main>
  <script nonce="page">document.getElementById('head').style.cssText = 'overflow: hidden; height: 44px'</script>
  <script src="${url}/embed/v1/notification-bell.js" async></script></body></html>`

interface Site {
  id: string
  key: string
}

const registerSiteByApi = (url: string, token: string, origin: string) =>
  callApi<Site>(url, token, 'POST', '/partner/sites', { name: siteName, origins: [origin] })

test("a reader's notifications on another site: consent, live invitations, their answers, and the access taken back", async ({
  openPage,
  server,
  site,
  consoleErrors,
}) => {
  test.slow()
  // The bell has asked for these before it learns that its access was taken back.
  consoleErrors.allow(/401 .*\/api\/notifications\//)
  const owner = createPerson('Olga')
  const reader = createPerson('Rita')
  const ownersToken = await signUpByApi(server.url, owner)
  const readersToken = await signUpByApi(server.url, reader)
  const profile = await callApi<{ entity: { id: string } }>(
    server.url,
    readersToken,
    'GET',
    '/user/profile/me',
  )
  const invite = async (name: string, tag: string) => {
    const team = await createTeamByApi(server.url, ownersToken, {
      name,
      tag,
      description: 'Time que convida.',
    })
    const invitations = [{ userId: profile.entity.id, role: 'PLAYER' }]
    await callApi(server.url, ownersToken, 'POST', `/teams/${team.id}/invites`, invitations)
    return team
  }

  const ownersPage = await openPage({ token: ownersToken })
  await test.step('the owner registers the site in the settings', async () => {
    await ownersPage.goto('/settings?section=sites')
    await ownersPage.getByRole('button', { name: 'Cadastrar site' }).click()
    await control(ownersPage, 'Nome do site').fill(siteName)
    await control(ownersPage, 'Endereços do site').fill(site.url)
    await ownersPage.getByRole('button', { name: 'Salvar site' }).click()
    const row = ownersPage.getByRole('list', { name: 'Meus sites' }).getByRole('listitem')
    await expect(row).toContainText(site.url)
    const key = await row.locator('code').innerText()
    await ownersPage.goto('/embeds?team=PRO')
    await ownersPage.getByRole('button', { name: 'Sino', exact: true }).click()
    // Its element is coloured part by part.
    await expect(ownersPage.getByRole('region', { name: 'Código' })).toContainText(`site="${key}"`)
    site.show({
      html: pageWithBell(server.url, key),
      headers: { 'content-security-policy': policyOf(server.url) },
    })
  })

  const partnerPage = await openPage({ baseURL: site.url })
  const partner = new PartnerBell(partnerPage)
  await test.step('the reader logs in to our window and lets the site in', async () => {
    await partnerPage.goto('/')
    await partner.open()
    const window = await partner.signIn()
    const log = new AuthPage(window)
    await log.expectOpen()
    await waitUntilReady(window)
    await log.logIn(reader)
    const consent = new ConsentWindow(window)
    await consent.expectAsked({ name: siteName, origin: site.url })
    await consent.answer('Permitir')
    await expect(partner.panel.getByText('Nenhuma notificação no momento')).toBeVisible()
    const kept = await partnerPage.evaluate(() => [document.cookie, ...Object.keys(localStorage)])
    // That is of `openPage`.
    expect(kept).toEqual(['', 'convoca.theme'])
  })

  const readersPage = await openPage({ token: readersToken })
  const app = new Shell(readersPage)
  await readersPage.goto('/notifications')
  await expect(app.bell).toHaveAccessibleName('Notificações')

  const first = await test.step('an invitation arrives on both', async () => {
    const team = await invite(`Primeiro ${owner.nick}`, 'PBL1')
    await partner.expectUnread(1)
    await expect(partner.row(team.name).getByRole('button', { name: 'Aceitar' })).toBeVisible()
    await expect(app.bell).toHaveAccessibleName('Notificações, 1 não lida')
    return team
  })

  await test.step('read in the app, the dot of the site is gone', async () => {
    const panel = await app.openBell()
    await panel.getByRole('button', { name: 'Marcar todas' }).click()
    await partner.expectUnread(0)
  })

  await test.step('read on the site, the dot of the app is gone', async () => {
    const team = await invite(`Segundo ${owner.nick}`, 'PBL2')
    await expect(app.bell).toHaveAccessibleName('Notificações, 1 não lida')
    await partner.row(team.name).getByRole('button', { name: 'Marcar como lida' }).click()
    await expect(app.bell).toHaveAccessibleName('Notificações')
    await partner.expectUnread(0)
  })

  await test.step('accepted on the site, the reader is in the team', async () => {
    await ownersPage.goto(`/my/teams/${first.tag}?tab=members`)
    await expect(ownersPage.getByRole('heading', { name: 'Membros (1)' })).toBeVisible()
    await partner.row(first.name).getByRole('button', { name: 'Aceitar' }).click()
    await expect(partner.row(first.name).getByRole('button', { name: 'Aceitar' })).toHaveCount(0)
    await expect(new Members(ownersPage).row(reader.nick)).toBeVisible()
  })

  await test.step('axe finds nothing in the open panel', async () => {
    // axe itself does not bear what the page has changed.
    await partnerPage.evaluate(() => {
      Reflect.deleteProperty(Object.prototype, 'className')
      Reflect.deleteProperty(Object.prototype, 'href')
    })
    for (const theme of ['dark', 'light']) {
      await partner.element.evaluate((element, value) => element.setAttribute('theme', value), theme)
      await expect(partner.panel).toBeVisible()
      const { violations } = await new AxeBuilder({ page: partnerPage }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found, theme).toEqual([])
    }
  })

  await test.step('the access taken back in the settings, the bell knows nobody', async () => {
    await readersPage.goto('/settings?section=sites')
    await readersPage.getByRole('button', { name: `Retirar o acesso de ${siteName}` }).click()
    await readersPage.getByRole('alertdialog').getByRole('button', { name: 'Retirar acesso' }).click()
    await expect(partner.panel.getByRole('button', { name: 'Entrar com Convoca' })).toBeVisible()
    await expect(partner.panel.getByRole('listitem')).toHaveCount(0)
  })
})

test('a page of an origin that is not registered is refused, and a reader who refuses stays a guest', async ({
  openPage,
  server,
  site,
}) => {
  const owner = await signUpByApi(server.url, createPerson('Olga'))
  const reader = await signUpByApi(server.url, createPerson('Rita'))
  const headers = { 'content-security-policy': policyOf(server.url) }
  const page = await openPage({ baseURL: site.url, token: reader })
  const partner = new PartnerBell(page)
  const sentence = partner.panel.getByRole('alert')

  const elsewhere = await registerSiteByApi(server.url, owner, 'https://jornal-da-vila.example')
  site.show({ html: pageWithBell(server.url, elsewhere.key), headers })
  await page.goto('/')
  await partner.open()
  const refused = await partner.signIn()
  await expect(refused.getByRole('heading', { name: 'Este site não está cadastrado' })).toBeVisible()
  await expect(refused.getByRole('button', { name: 'Permitir' })).toHaveCount(0)
  await refused.close()
  await expect(sentence).toHaveText('A entrada não foi concluída. Tente de novo.')

  const { key } = await registerSiteByApi(server.url, owner, site.url)
  site.show({ html: pageWithBell(server.url, key), headers })
  await page.goto('/')
  await partner.open()
  const consent = new ConsentWindow(await partner.signIn())
  await consent.expectAsked({ name: siteName, origin: site.url })
  await consent.answer('Recusar')
  await expect(sentence).toHaveText('A entrada não foi concluída. Tente de novo.')
  await expect(partner.panel.getByRole('button', { name: 'Entrar com Convoca' })).toBeVisible()
  expect(await callApi<unknown[]>(server.url, reader, 'GET', '/partner/grants')).toEqual([])
})

test('the panel stays within a narrow window that reads from the right, and a print is without it', async ({
  openPage,
  server,
  site,
}) => {
  site.show({ html: pageWithBell(server.url, 'pS0cV1m0XcC6kqjYw5rQ8g', ' dir="rtl"') })
  const viewport = { width: 320, height: 480 }
  const page = await openPage({ baseURL: site.url, viewport })
  const partner = new PartnerBell(page)
  await page.goto('/')
  await partner.open()
  await expect(partner.panel.getByRole('button', { name: 'Entrar com Convoca' })).toBeInViewport({ ratio: 1 })
  await expect(partner.panel).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  await page.keyboard.press('Escape')
  await expect(partner.panel).toBeHidden()
  await expect(partner.bell).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(partner.bell).toBeHidden()
})
