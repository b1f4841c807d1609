import type { Page } from '@playwright/test'
import { ageUsedCodes, ageLoginMethods } from '../../.ci/age-login-methods.ts'
import { type Person, createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { control } from './pages/form.ts'
import { linkSteam } from './support/link-steam.ts'
import { totp } from './support/totp.ts'
import { type ConsoleErrors, type OpenPageOptions, expect, test } from './support/test.ts'

interface AddPasskey {
  openPage: (options?: OpenPageOptions) => Promise<Page>
  server: { url: string }
  consoleErrors: ConsoleErrors
}

const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) })

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('two-step log-in: set up, entered by app and by recovery code, and switched off', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/)
  const person = createPerson('Duda')
  const settings = await openPage({ token: await signUpByApi(server.url, person) })
  await settings.goto('/settings?section=security')
  const twoStep = panel(settings, 'Verificação em duas etapas')
  await twoStep.getByRole('button', { name: 'Ativar' }).click()
  await control(twoStep, 'Senha').fill(person.password)
  await twoStep.getByRole('button', { name: 'Continuar' }).click()
  await expect(twoStep.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const secret = ((await twoStep.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const used = totp(secret)
  await twoStep.getByLabel('Código de 6 dígitos').fill(used)
  await twoStep.getByRole('button', { name: 'Ativar' }).click()
  const listed = twoStep.getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  await twoStep.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(twoStep.getByText('Ativada')).toBeVisible()
  await expect(twoStep.getByText(codes[0] ?? '')).toHaveCount(0)

  const page = await openPage()
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
  await page.getByLabel('Código').fill(used)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Código incorreto ou já usado.')).toBeVisible()
  await ageUsedCodes(server.dataDir, person.email)
  await page.getByLabel('Código').fill(totp(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile/)

  const other = await openPage()
  await logIn(other, person)
  await other.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await other.getByLabel('Código de recuperação').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(other).toHaveURL(/\/profile/)

  await settings.reload()
  await expect(twoStep.getByText('restam: 9')).toBeVisible()
  await twoStep.getByRole('button', { name: 'Desativar' }).click()
  await twoStep.getByLabel('Senha atual').fill(person.password)
  await twoStep.getByLabel('Código').fill(codes[1] ?? '')
  await twoStep.getByRole('button', { name: 'Desativar' }).click()
  await expect(twoStep.getByText('Desativada', { exact: true })).toBeVisible()
})

test('a social log-in asks for the code as well @night', async ({ openPage, server, providers }) => {
  const person = createPerson('Sofia')
  const token = await signUpByApi(server.url, person)
  providers.visitor.steam = { id: '76561198000700011', personaname: 'sofia_vapor' }
  const settings = await openPage({ token })
  await settings.goto('/settings?section=security')
  await linkSteam(settings, person)
  const { password } = person
  const { secret } = await callApi<{ secret: string }>(server.url, token, 'POST', '/auth/two-step', {
    password,
  })
  await callApi(server.url, token, 'PUT', '/auth/two-step', { code: totp(secret) })
  await ageUsedCodes(server.dataDir, person.email)

  const page = await openPage()
  await page.goto('/auth?redirect=%2Fteams')
  await page
    .getByRole('group', { name: 'Entrar com outra conta' })
    .getByRole('button', { name: 'Steam' })
    .click()
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('convoca.token'))).toBeNull()
  await page.getByLabel('Código').fill(totp(secret))
  await page.keyboard.press('Enter')
  // The log-in was asked for on this page.
  await expect(page).toHaveURL(`${server.url}/teams`)
})

/** A page at a name that has passkeys, with an authenticator that confirms everything, and its account's first passkey. */
async function addPasskey({ openPage, server, consoleErrors }: AddPasskey, person: Person): Promise<Page> {
  // The sockets of this server are for the origin of its configuration, which is an IP address: it has no passkeys.
  consoleErrors.allow(/socket\.io/)
  const token = await signUpByApi(server.url, person)
  const baseURL = server.url.replace('127.0.0.1', 'localhost')
  const page = await openPage({ token, baseURL })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/settings?section=security')
  const passkeys = panel(page, 'Chaves de acesso')
  await passkeys.getByRole('button', { name: 'Adicionar chave' }).click()
  await control(passkeys, 'Senha').fill(person.password)
  await passkeys.getByRole('button', { name: 'Criar chave' }).click()
  await expect(passkeys.getByRole('button', { name: /^Renomear/ })).toBeVisible()
  return page
}

test('passkeys: added, used by the button and from the e-mail field, renamed and removed', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const paula = createPerson('Paula')
  const page = await addPasskey({ openPage, server, consoleErrors }, paula)
  const passkeys = panel(page, 'Chaves de acesso')
  // Markup stays text, as everywhere: `hostile-text.spec.ts`.
  const name = 'Notebook <img src=x onerror=ran()>'
  await passkeys.getByRole('button', { name: /^Renomear/ }).click()
  await passkeys.getByLabel('Nome da chave').fill(name)
  await passkeys.getByRole('button', { name: 'Salvar nome' }).click()
  await expect(passkeys.getByText(name)).toBeVisible()

  const leave = () => page.evaluate(() => localStorage.removeItem('convoca.token'))
  await leave()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page).toHaveURL(/\/profile/)
  await leave()
  await page.goto('/auth')
  await page.getByLabel('E-mail').focus()
  await expect(page).toHaveURL(/\/profile/)

  await page.goto('/settings?section=security')
  await expect(passkeys.getByText(/usada em/)).toBeVisible()
  await passkeys.getByRole('button', { name: `Remover ${name}` }).click()
  const removal = page.getByRole('alertdialog', { name: /^Remover a chave/ })
  await control(removal, 'Senha').fill(paula.password)
  await removal.getByRole('button', { name: 'Remover chave' }).click()
  await expect(passkeys.getByText(name)).toHaveCount(0)
})

test('a passkey shows who changes the address and who erases the account, once for each request @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const rosa = createPerson('Rosa')
  const address = `nova.${rosa.email}`
  const page = await addPasskey({ openPage, server, consoleErrors }, rosa)
  await ageLoginMethods(server.dataDir, rosa.email)

  await page.goto('/settings?section=account')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  const form = page.getByRole('form', { name: 'Trocar e-mail' })
  await control(form, 'Novo e-mail').fill(address)
  await form.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(form.getByText('Confirmado com a chave de acesso')).toBeVisible()
  await test.step('a request that fails may have used it up: it is asked for again', async () => {
    const request = /\/api\/user\/[^/]+\/email$/
    await page.route(request, (route) => route.abort('internetdisconnected'))
    await form.getByRole('button', { name: 'Enviar link' }).click()
    await expect(control(form, 'Senha')).toHaveValue('')
    await expect(form.getByText('Problema de conexão. Verifique sua internet.')).toBeVisible()
    await page.unroute(request)
  })
  await expect(control(form, 'Novo e-mail')).toHaveValue(address)
  await form.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(form.getByText('Confirmado com a chave de acesso')).toBeVisible()
  await form.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText(`Enviamos um link para ${address}.`, { exact: false })).toBeVisible()

  await page.goto('/settings?section=data')
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Excluir a sua conta?' })
  await dialog.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(dialog.getByText('Confirmado com a chave de acesso')).toBeVisible()
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer o pedido' })).toBeVisible()
})
