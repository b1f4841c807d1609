import { AuthPage, RegisterPage } from './pages/accounts.ts'
import { control, expectFieldError } from './pages/form.ts'
import { callApi } from './support/api.ts'
import { createPerson, logInByApi, signUpByApi } from './support/accounts.ts'
import { linkSteam } from './support/link-steam.ts'
import { mailedLink } from './support/mails.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'
import { totp } from './support/totp.ts'

const newPassword = 'Outro-treino-das-10'

test('who forgot the password sets a new one by mail, once, and other devices are signed out at once', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 40[01]/)
  const ana = createPerson('Ana')
  const elsewhere = await openPage({ token: await signUpByApi(server.url, ana) })
  await elsewhere.goto('/teams')
  await expect(elsewhere.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()

  const page = await openPage()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveTitle('Recuperar senha · Convoca')
  const send = page.getByRole('button', { name: 'Enviar e-mail' })
  await send.click()
  await expectFieldError(page, 'E-mail', 'Campo obrigatório.')
  await control(page, 'E-mail').fill(ana.email)
  await send.click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'E-mail de recuperação de conta enviado com sucesso!' })
      .first(),
  ).toBeVisible()

  const link = await mailedLink(server, 'recovery', ana.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'NOVA SENHA', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/change-password`)
  const confirm = page.getByRole('button', { name: 'CONFIRMAR' })
  await expect(page.getByText('Campo obrigatório')).toHaveCount(0)
  await confirm.click()
  await expectFieldError(page, 'Senha', 'Campo obrigatório')
  await control(page, 'Senha').fill('curta-1')
  await expectFieldError(page, 'Senha', 'Senha deve ter no mínimo 8 caracteres')
  await control(page, 'Senha').fill(newPassword)
  await control(page, 'Confirmar Senha').fill('diferente')
  await expectFieldError(page, 'Confirmar Senha', 'As senhas devem ser iguais')
  await control(page, 'Confirmar Senha').fill(newPassword)
  await confirm.click()

  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Senha alterada com sucesso', { exact: true })).toBeVisible()
  const auth = new AuthPage(page)
  await expect(auth.email).toHaveValue(ana.email)
  await expect(auth.password).toBeFocused()
  await test.step('the page on the other device is at the log-in', async () => {
    await expect(elsewhere).toHaveURL(/\/auth\?redirect=%2Fteams$/)
  })
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
  await mailedLink(server, 'passwordChanged', ana.email)

  const again = await openPage()
  // It says so before anything is typed.
  await again.goto(link)
  await expect(
    again.getByRole('alert').filter({ hasText: 'Este link não vale mais. Peça um novo.' }),
  ).toBeVisible()
  await again.getByRole('link', { name: 'PEDIR NOVO E-MAIL' }).click()
  await expect(again.getByRole('heading', { name: 'Recuperar senha', level: 1 })).toBeVisible()
})

test('a recovery shows what opens the account, and ends what its owner does not keep', async ({
  openPage,
  server,
  providers,
}) => {
  const nara = createPerson('Nara')
  const token = await signUpByApi(server.url, nara)
  await callApi(server.url, token, 'POST', '/auth/confirm-email', {
    token: new URL(await mailedLink(server, 'confirmEmail', nara.email)).searchParams.get('token'),
  })
  const thief = await openPage({ token })
  providers.visitor.steam = { id: '76561198000700091', personaname: 'nara_vapor' }
  await thief.goto('/settings?section=security')
  await linkSteam(thief, nara)
  const { password } = nara
  const { secret } = await callApi<{ secret: string }>(server.url, token, 'POST', '/auth/two-step', {
    password,
  })
  await callApi(server.url, token, 'PUT', '/auth/two-step', { code: totp(secret) })

  const page = await openPage()
  await page.goto('/recovery')
  await control(page, 'E-mail').fill(nara.email)
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  await page.goto(await mailedLink(server, 'recovery', nara.email))
  const ways = page.getByRole('group', { name: 'Outras formas de entrar na sua conta' })
  await expect(ways.getByRole('switch')).toHaveCount(2)
  await ways.getByRole('switch', { name: 'Manter: Conta Steam: nara_vapor' }).check()
  await control(page, 'Senha').fill(newPassword)
  await control(page, 'Confirmar Senha').fill(newPassword)
  await page.getByRole('button', { name: 'CONFIRMAR' }).click()

  // No code is asked for: the authenticator app has ended.
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await auth.logIn({ ...nara, password: newPassword })
  await expect(page).toHaveURL(/\/profile$/)
  await page.goto('/settings?section=security')
  await expect(page.getByRole('button', { name: 'Desligar Steam' })).toBeVisible()
})

test('a signed-in user who opens a new-password link goes home', async ({ openPage, server }) => {
  const page = await openPage({ token: await signUpByApi(server.url, createPerson('Bruno')) })
  await page.goto('/change-password?token=abc&email=bruno@exemplo.com.br')
  await expect(page).toHaveURL(`${server.url}/`)
})

test('an unknown address sees the same, and a link without a token can be asked for again', async ({
  openPage,
}) => {
  const page = await openPage()
  await page.goto('/recovery')
  await control(page, 'E-mail').fill('ninguem@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  await expect(
    page.getByText('Confira a caixa de entrada e o spam. O link vale por 30 minutos.'),
  ).toBeVisible()
  await page.goto('/change-password')
  await expect(page.getByRole('link', { name: 'PEDIR NOVO E-MAIL' })).toBeVisible()
  await page.getByRole('link', { name: 'VOLTAR AO LOGIN' }).click()
  await new AuthPage(page).expectOpen()
})

test('an invite link is kept through registration, confirmation, recovery and log-in @night', async ({
  openPage,
  server,
}) => {
  const olga = createPerson('Olga')
  const token = await signUpByApi(server.url, olga)
  const team = await createTeamByApi(server.url, token, {
    name: `Porta ${olga.nick}`,
    tag: 'PRTA',
    description: 'Treinos às terças e quintas, vaga para suporte.',
  })
  const invite = await callApi<{ url: string }>(server.url, token, 'POST', `/teams/${team.id}/invite-link`)
  const path = new URL(invite.url, server.url).pathname

  const caio = createPerson('Caio')
  const page = await openPage()
  await page.goto(path)
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/terms')
  const register = new RegisterPage(page)
  await register.fill(caio)
  await register.submit()
  await auth.expectOpen()
  await expect(auth.email).toHaveValue(caio.email)
  await expect(auth.password).toBeFocused()

  const mail = await page.context().newPage()
  await mail.goto(await mailedLink(server, 'confirmEmail', caio.email))
  await expect(mail.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await expect(mail).toHaveURL(`${server.url}/confirm-email`)
  await expect(mail.getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    `/auth?redirect=${encodeURIComponent(path)}`,
  )
  await mail.close()

  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  // The log-in has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible()
  await control(page, 'E-mail').fill(caio.email)
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  const recovered = await page.context().newPage()
  await recovered.goto(await mailedLink(server, 'recovery', caio.email))
  await control(recovered, 'Senha').fill(newPassword)
  await control(recovered, 'Confirmar Senha').fill(newPassword)
  await recovered.getByRole('button', { name: 'CONFIRMAR' }).click()
  await expect(new AuthPage(recovered).password).toBeFocused()
  await recovered.keyboard.type(newPassword)
  await recovered.keyboard.press('Enter')
  await expect(recovered).toHaveURL(`${server.url}${path}`)
  await expect(recovered.getByRole('heading', { name: team.name })).toBeVisible()
  await recovered.getByRole('button', { name: 'Entrar no time' }).click()
  await expect(recovered).toHaveURL(/\/my\/teams\/PRTA/)
})

test('who signs up from the page of personal invitations finds the invitation there after the log-in', async ({
  openPage,
  server,
}) => {
  const vera = createPerson('Vera')
  const token = await signUpByApi(server.url, vera)
  const team = await createTeamByApi(server.url, token, {
    name: `Convite ${vera.nick}`,
    tag: 'CNVT',
    description: 'Treinos às segundas, vaga para duelista.',
  })
  const leo = createPerson('Léo')
  const page = await openPage()
  await page.goto('/profile/invites')
  const auth = new AuthPage(page)
  await auth.expectOpen()
  await page.getByRole('link', { name: 'Criar conta' }).click()
  const register = new RegisterPage(page)
  await register.fill(leo)
  await register.submit()
  await auth.expectOpen()
  await test.step('the captain invites the new account, which nobody has logged in to yet', async () => {
    const { entity } = await callApi<{ entity: { id: string } }>(
      server.url,
      token,
      'GET',
      `/public/user/pro/${leo.nick}`,
    )
    const invites = [{ userId: entity.id, role: 'PLAYER' }]
    await callApi(server.url, token, 'POST', `/teams/${team.id}/invites`, invites)
  })
  await expect(auth.password).toBeFocused()
  await page.keyboard.type(leo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/profile/invites`)
  const card = page.getByRole('article', { name: team.name })
  await card.getByRole('button', { name: 'Aceitar' }).click()
  await expect(page.getByText('Convite Aceito.', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Aceitar' })).toHaveCount(0)
})

test('a user changes the password and ends sessions in the settings @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/the server responded with a status of 40[13]/)
  const dora = createPerson('Dora')
  const page = await openPage({ token: await signUpByApi(server.url, dora) })
  const phone = await openPage({ token: await logInByApi(server.url, dora) })
  await phone.goto('/teams')
  await expect(phone.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  await page.goto('/settings?section=security')
  await expect(page.getByText('Rede 127.0.0.0/24').first()).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar as outras' }).click()
  await expect(phone).toHaveURL(/\/auth\?redirect=%2Fteams$/)
  await expect(page.getByText('As outras sessões foram encerradas.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Encerrar as outras' })).toHaveCount(0)

  const form = page.getByRole('form', { name: 'Alterar senha' })
  await control(form, 'Senha atual').fill('nao-e-esta')
  await control(form, 'Nova senha').fill(newPassword)
  await control(form, 'Confirmar nova senha').fill(newPassword)
  await form.getByRole('button', { name: 'Alterar senha' }).click()
  await expectFieldError(page, 'Senha atual', 'A senha atual está incorreta.')
  const tablet = await openPage({ token: await logInByApi(server.url, dora) })
  await tablet.goto('/teams')
  await expect(tablet.getByRole('heading', { name: 'Gerenciamento de Times' })).toBeVisible()
  await control(form, 'Senha atual').fill(dora.password)
  await form.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText('Senha alterada com sucesso', { exact: true })).toBeVisible()
  await expect(tablet).toHaveURL(/\/auth\?redirect=%2Fteams$/)
  await expect(control(form, 'Senha atual')).toHaveValue('')
  await logInByApi(server.url, { ...dora, password: newPassword })
})
