import type { Page } from '@playwright/test'
import { ageLoginMethods } from '../../.ci/age-login-methods.ts'
import { AuthPage } from './pages/accounts.ts'
import { control, expectFieldError } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import type { Person } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { mailedLink, readMails } from './support/mails.ts'
import { createTeamByApi } from './support/team-api.ts'
import { linkSteam } from './support/link-steam.ts'
import { expect, test } from './support/test.ts'

const provider = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Entrar com outra conta' }).getByRole('button', { name, exact: true })

/** The provider's answer lacks these fields; the name and the e-mail are there where it has them. */
async function fillMissing(page: Page, person: Person) {
  await control(page, 'Nome').fill(person.name)
  await control(page, 'Nick').fill(person.nick)
  await control(page, 'E-mail').fill(person.email)
  await control(page, 'CPF').fill(person.cpf)
  await control(page, 'Telefone').fill(person.phone)
  await control(page, 'Data de nascimento').fill(person.birth)
}

test.beforeEach(({ providers }) => {
  providers.visitor = { google: null, facebook: null, steam: null }
  providers.isScriptMissing = false
})

test('who comes by a join link and Steam completes the account, and is at the team', async ({
  openPage,
  server,
  providers,
}) => {
  const owner = await signUpByApi(server.url, createPerson('Dandara'))
  const team = await createTeamByApi(server.url, owner, {
    name: 'Vapor do Vale',
    tag: 'VPVAL',
    description: 'Treinos às segundas e quartas, vaga para suporte.',
  })
  const { url } = await callApi<{ url: string }>(server.url, owner, 'POST', `/teams/${team.id}/invite-link`)
  const luana = createPerson('Luana')
  providers.visitor.steam = { id: '76561198000700001', personaname: 'luana_vapor' }

  const page = await openPage()
  await page.goto(new URL(url, server.url).pathname)
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await provider(page, 'Steam').click()
  await expect(page.getByRole('heading', { name: 'Complete o seu cadastro', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/auth/complete`)
  await expect(control(page, 'Nome')).toHaveValue('luana_vapor')

  await test.step('nothing else opens before', async () => {
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\?redirect=/)
    await page.goto('/auth/complete')
  })

  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expectFieldError(page, 'CPF', 'Campo obrigatório')
  await fillMissing(page, luana)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { name: 'Vapor do Vale' })).toBeVisible()

  await test.step('the next log-in is one press', async () => {
    const next = await openPage()
    await next.goto('/auth')
    await provider(next, 'Steam').click()
    await expect(next).toHaveURL(`${server.url}/profile`)
    await expect(next.getByRole('heading', { name: luana.nick })).toBeVisible()
  })

  await test.step('without a password, two-step log-in asks for a mailed code', async () => {
    await page.goto('/settings?section=security')
    const twoStep = page.locator('section', {
      has: page.getByRole('heading', { name: 'Verificação em duas etapas' }),
    })
    await twoStep.getByRole('button', { name: 'Ativar' }).click()
    await expect(twoStep.getByText('Sua conta não tem senha.')).toBeVisible()
    // It would leave the page, and the set-up with it.
    await expect(twoStep.getByRole('button', { name: 'Confirmar com Steam' })).toHaveCount(0)
    await twoStep.getByRole('button', { name: 'Receber um código por e-mail' }).click()
    const mails = () => readMails(server.dataDir, 'identityCode', luana.email)
    await expect.poll(async () => (await mails()).length).toBe(1)
    const code = /confirmar que é você:\s+([A-Z0-9]{4}-[A-Z0-9]{4})/.exec((await mails())[0] ?? '')?.[1] ?? ''
    await control(twoStep, 'Código do e-mail').fill(code)
    await twoStep.getByRole('button', { name: 'Continuar' }).click()
    await expect(twoStep.getByRole('img', { name: 'Código QR' })).toBeVisible()
  })

  await test.step('without a password, a log-in at Steam erases the account', async () => {
    await page.goto('/settings?section=data')
    await page.getByRole('button', { name: 'Excluir conta' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Excluir a sua conta?' })
    await expect(dialog.getByText('Sua conta não tem senha.')).toBeVisible()
    await expect(control(dialog, 'Senha')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Confirmar com Steam' }).click()
    await expect(page).toHaveURL(`${server.url}/settings?section=data`)
    await expect(dialog.getByText('Confirmado com Steam')).toBeVisible()
    await dialog.getByRole('button', { name: 'Excluir conta' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer o pedido' })).toBeVisible()
  })
})

test('an account of a social log-in gets its first password in the settings @night', async ({
  openPage,
  server,
  providers,
}) => {
  const maya = createPerson('Maya')
  providers.visitor.steam = { id: '76561198000700031', personaname: 'maya_vapor' }
  const page = await openPage()
  await page.goto('/auth')
  await provider(page, 'Steam').click()
  await fillMissing(page, maya)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(`${server.url}/profile`)

  await page.goto('/settings?section=security')
  await page.getByRole('button', { name: 'Criar senha' }).click()
  const form = page.getByRole('form', { name: 'Criar senha' })
  await form.getByRole('button', { name: 'Confirmar com Steam' }).click()
  await expect(page).toHaveURL(`${server.url}/settings?section=security`)
  await expect(form.getByText('Confirmado com Steam')).toBeVisible()
  await control(form, 'Nova senha').fill(maya.password)
  await control(form, 'Confirmar nova senha').fill(maya.password)
  await form.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByText('Senha criada com sucesso', { exact: true })).toBeVisible()
  await expect(control(page, 'Senha atual')).toBeVisible()
  await mailedLink(server, 'passwordChanged', maya.email)

  const next = new AuthPage(await openPage())
  await next.page.goto('/auth')
  await next.logIn(maya)
  await expect(next.page).toHaveURL(`${server.url}/profile`)
})

test('a new address is confirmed by a linked account, by Google in the page and by Steam away from it @night', async ({
  openPage,
  server,
  providers,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 40[03]/)
  const tais = createPerson('Taís')
  const page = await openPage({ token: await signUpByApi(server.url, tais) })
  providers.visitor.google = { sub: '108270000000000000702', name: tais.name }
  providers.visitor.steam = { id: '76561198000700021', personaname: 'tais_vapor' }
  await page.goto('/settings?section=security')
  await linkSteam(page, tais)
  await page.getByRole('button', { name: 'Ligar Google' }).click()
  await page.getByRole('button', { name: 'Continuar com o Google' }).click()
  const linking = page.getByRole('alertdialog', { name: 'Ligar a conta Google?' })
  await control(linking, 'Senha').fill('nao-e-esta-senha')
  await linking.getByRole('button', { name: 'Ligar conta' }).click()
  await expect(linking.getByText('A senha está incorreta.')).toBeVisible()
  await control(linking, 'Senha').fill(tais.password)
  await linking.getByRole('button', { name: 'Ligar conta' }).click()
  await expect(page.getByText('Conta Google ligada.', { exact: true })).toBeVisible()

  const form = page.getByRole('form', { name: 'Trocar e-mail' })
  const change = page.getByRole('button', { name: 'Trocar e-mail' })
  await test.step('what was linked today is not offered', async () => {
    const listed = page.waitForResponse((response) => response.url().endsWith('/linked-accounts'))
    await page.goto('/settings?section=account')
    await change.click()
    await listed
    await expect(control(form, 'Senha')).toBeVisible()
    await expect(form.getByRole('button', { name: /^Confirmar com/ })).toHaveCount(0)
  })
  await ageLoginMethods(server.dataDir, tais.email)
  await page.goto('/settings?section=account')
  const send = form.getByRole('button', { name: 'Enviar link' })
  const address = `nova.${tais.email}`
  await test.step('somebody else’s account at Steam confirms nothing', async () => {
    providers.visitor.steam = { id: '76561198000700022', personaname: 'outra_pessoa' }
    await change.click()
    await control(form, 'Novo e-mail').fill(address)
    await form.getByRole('button', { name: 'Confirmar com Steam' }).click()
    await expect(page).toHaveURL(`${server.url}/settings?section=account`)
    await expect(form.getByText('Confirmado com Steam')).toBeVisible()
    await expect(control(form, 'Novo e-mail')).toHaveValue(address)
    await send.click()
    await expect(form.getByText('Este login não vale mais. Comece de novo.')).toBeVisible()
    await expect(form.getByText('Confirmado com Steam')).toHaveCount(0)
  })
  await form.getByRole('button', { name: 'Confirmar com Google' }).click()
  await form.getByRole('button', { name: 'Continuar com o Google' }).click()
  await expect(form.getByText('Confirmado com Google')).toBeVisible()
  await send.click()
  await expect(page.getByText(`Enviamos um link para ${address}.`, { exact: false })).toBeVisible()

  await test.step('who changes their mind at the provider is back in the settings', async () => {
    providers.visitor.steam = null
    await change.click()
    await form.getByRole('button', { name: 'Confirmar com Steam' }).click()
    await expect(page.getByText('O login foi cancelado.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(`${server.url}/settings?section=account`)
    await expect(change).toBeVisible()
  })

  await test.step('an account is unlinked by who has shown that it is theirs', async () => {
    providers.visitor.steam = { id: '76561198000700021', personaname: 'tais_vapor' }
    consoleErrors.allow(/the server responded with a status of 403/)
    await page.goto('/settings?section=security')
    await page.getByRole('button', { name: 'Desligar Google' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Desligar a conta Google?' })
    await control(dialog, 'Senha').fill('nao-e-esta-senha')
    await dialog.getByRole('button', { name: 'Desligar conta' }).click()
    await expect(dialog.getByText('A senha está incorreta.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirmar com Steam' }).click()
    await expect(page).toHaveURL(`${server.url}/settings?section=security`)
    await expect(dialog.getByText('Confirmado com Steam')).toBeVisible()
    await dialog.getByRole('button', { name: 'Desligar conta' }).click()
    await expect(page.getByRole('button', { name: 'Ligar Google' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Desligar Steam' })).toBeVisible()
  })
})

test('an account with Google’s e-mail is linked with its password', async ({
  openPage,
  server,
  providers,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 401/)
  const caio = createPerson('Caio')
  await signUpByApi(server.url, caio)
  providers.visitor.google = {
    sub: '108270000000000000701',
    name: caio.name,
    email: caio.email,
    email_verified: true,
  }

  const page = await openPage()
  await page.goto('/auth')
  await provider(page, 'Google').click()
  await page.getByRole('button', { name: 'Continuar com o Google' }).click()
  await expect(page.getByRole('heading', { name: 'Ligar à sua conta', level: 1 })).toBeVisible()
  await expect(page.getByText(caio.email)).toBeVisible()
  await control(page, 'Senha').fill('nao-e-esta-senha')
  await page.getByRole('button', { name: 'Ligar e entrar' }).click()
  await expect(page.getByText('E-mail ou senha inválidos.')).toBeVisible()
  await control(page, 'Senha').fill(caio.password)
  await page.getByRole('button', { name: 'Ligar e entrar' }).click()
  await expect(page).toHaveURL(`${server.url}/profile`)

  await test.step('it is in the settings, and can be unlinked', async () => {
    await page.goto('/settings?section=security')
    const list = page.getByRole('list', { name: 'Contas ligadas' })
    await expect(list.getByText(caio.name)).toBeVisible()
    await list.getByRole('button', { name: 'Desligar Google' }).click()
    const dialog = page.getByRole('alertdialog')
    await control(dialog, 'Senha').fill(caio.password)
    await dialog.getByRole('button', { name: 'Desligar conta' }).click()
    await expect(list.getByRole('button', { name: 'Ligar Google' })).toBeVisible()
  })

  await test.step('another account is linked there', async () => {
    providers.visitor.steam = { id: '76561198000700002', personaname: 'caio_vapor' }
    await linkSteam(page, caio)
    await expect(page).toHaveURL(`${server.url}/settings?section=security`)
    await expect(page.getByRole('list', { name: 'Contas ligadas' }).getByText('caio_vapor')).toBeVisible()
  })
})

test('says it where no credential arrives, and where Google’s script does not load @night', async ({
  openPage,
  providers,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 404/)
  const failed = 'Não foi possível entrar com Google. Tente de novo.'
  const page = await openPage()
  providers.isScriptMissing = true
  await page.goto('/auth')
  await provider(page, 'Google').click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuar com o Google' })).toHaveCount(0)

  providers.isScriptMissing = false
  await provider(page, 'Google').click()
  await expect(page.getByText(failed)).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar com o Google' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(new AuthPage(page).email).toBeVisible()
})

test('a response that this tab has not asked for opens nothing @night', async ({
  openPage,
  server,
  providers,
}) => {
  const callback = `${server.url}/auth/steam/callback`
  const page = await openPage()
  await page.goto(`${callback}?${providers.assertSteam(callback, { id: '76561198000700003' })}`)
  await expect(page.getByText('Este login não foi iniciado nesta página. Comece de novo.')).toBeVisible()
  await expect(page).toHaveURL(callback)
  await page.goto(`${server.url}/auth/facebook/callback#access_token=${providers.issueAccessToken()}&state=x`)
  await expect(page.getByText('Este login não foi iniciado nesta página. Comece de novo.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/auth/facebook/callback`)
})

test('who cancels at Facebook is told so; who does not completes the account @night', async ({
  openPage,
  server,
  providers,
}) => {
  const page = await openPage()
  await page.goto('/auth')
  await provider(page, 'Facebook').click()
  await expect(page.getByText('O login foi cancelado.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar' }).click()

  const bia = createPerson('Bianca')
  providers.visitor.facebook = { id: '700701', name: bia.name, email: bia.email }
  await provider(page, 'Facebook').click()
  await expect(page.getByRole('heading', { name: 'Complete o seu cadastro', level: 1 })).toBeVisible()
  await expect(control(page, 'E-mail')).toHaveValue(bia.email)
  await fillMissing(page, bia)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(`${server.url}/profile`)
})
