import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { getLogoPhoto } from './support/images.ts'
import { makeAdmin } from './support/make-admin.ts'
import { expect, test } from './support/test.ts'

test('a ticket with a picture is answered by the staff, reaches the bell, and is closed', async ({
  openPage,
  server,
}) => {
  const ana = createPerson('Chamadora')
  const staff = createPerson('Atendente')
  const anaToken = await signUpByApi(server.url, ana)
  const staffToken = await signUpByApi(server.url, staff)
  await makeAdmin(server, staff, staffToken)

  const page = await openPage({ token: anaToken })
  await page.goto('/support')
  await page.getByRole('button', { name: 'Enviar chamado' }).click()
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Assunto' }).click()
  await page.getByRole('option', { name: 'Algo não funciona' }).click()
  await page.getByLabel('Mensagem').fill('A agenda mostra o treino duas vezes.')
  const photo = await getLogoPhoto()
  await page.getByLabel('Imagem', { exact: true }).setInputFiles(photo)
  await expect(page.getByText(photo.name)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar chamado' }).click()
  await expect(page.getByRole('heading', { name: 'Algo não funciona', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Imagem anexada' })).toBeVisible()
  const ticketPath = new URL(page.url()).pathname

  const desk = await openPage({ token: staffToken })
  await desk.goto('/admin')
  await desk.getByRole('link', { name: new RegExp(`Algo não funciona · ${ana.nick}`) }).click()
  await expect(desk.getByRole('img', { name: 'Imagem anexada' })).toBeVisible()
  await desk.getByLabel('Resposta').fill('Corrigimos. Recarregue a página.')
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(desk.getByText('Respondido')).toBeVisible()

  // The open ticket shows the answer without a reload, and so does the bell.
  await expect(page.getByRole('list', { name: 'Mensagens' })).toContainText('Corrigimos.')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Notificações/ }).click()
  await page
    .getByRole('list', { name: 'Notificações' })
    .getByRole('link', { name: 'Resposta do suporte' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${ticketPath}$`))
  await page.getByRole('button', { name: 'Encerrar chamado' }).click()
  await expect(page.getByText('Encerrado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reabrir chamado' }).click()
  await expect(
    page.getByText('Respondido', { exact: true }).or(page.getByText('Aberto', { exact: true })),
  ).toBeVisible()
})

test('a reported player is suspended: the open page goes to the log-in, which says why and until when @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // The calls of the suspended user, and the log-in.
  consoleErrors.allow(/status of 40[13]/)
  const victim = createPerson('Denunciante')
  const rude = createPerson('Ofensor')
  const staff = createPerson('Moderadora')
  const victimToken = await signUpByApi(server.url, victim)
  const rudeToken = await signUpByApi(server.url, rude)
  const staffToken = await signUpByApi(server.url, staff)
  await makeAdmin(server, staff, staffToken)

  const witness = await openPage({ token: victimToken })
  await witness.goto(`/pro/${rude.nick}`)
  await witness.getByRole('button', { name: 'Denunciar' }).click()
  await witness.getByRole('combobox', { name: 'Motivo' }).click()
  await witness.getByRole('option', { name: 'Assédio ou ofensa' }).click()
  await witness.getByRole('button', { name: 'Enviar denúncia' }).click()
  await expect(
    witness.getByText('Denúncia enviada. A moderação vai analisar.', { exact: true }),
  ).toBeVisible()

  const page = await openPage({ token: rudeToken })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Configurações' }).first()).toBeVisible()

  const desk = await openPage({ token: staffToken })
  await desk.goto('/admin/reports')
  const report = desk.getByRole('listitem').filter({ hasText: `Player: ${rude.nick}` })
  await report.getByRole('link', { name: 'Advertir ou suspender' }).click()
  await desk.getByRole('button', { name: 'Suspender' }).click()
  await desk.getByLabel('Motivo').fill('Ofensas no perfil.')
  await desk.getByRole('button', { name: 'Suspender conta' }).click()
  await expect(desk.getByText('Suspensa')).toBeVisible()

  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('E-mail').fill(rude.email)
  await page.getByLabel('Senha', { exact: true }).fill(rude.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText(/Sua conta está suspensa até .+\. Motivo: Ofensas no perfil\./)).toBeVisible()

  await desk.getByRole('button', { name: 'Restaurar' }).click()
  await expect(desk.getByText('Suspensa')).toBeHidden()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/settings/)

  await desk.goto('/admin/audit')
  await expect(desk.getByText(`${staff.nick}: Restaurou (${rude.nick})`)).toBeVisible()
  const audit = await callApi<{ total: number }>(
    server.url,
    staffToken,
    'GET',
    `/admin/audit?user=${rude.nick}`,
  )
  expect(audit.total).toBe(2)
})
