import { control } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { mailedLink, readMails } from './support/mails.ts'
import { expect, test } from './support/test.ts'

test('a player takes their data along, and asks for the erasure of the account and undoes it', async ({
  openPage,
  server,
}) => {
  const lia = createPerson('Lia')
  const page = await openPage({ token: await signUpByApi(server.url, lia) })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Seus dados' }).click()
  await expect(page).toHaveURL(/\/settings\?section=data$/)

  await test.step('the archive is prepared and downloaded', async () => {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const save = page.getByRole('button', { name: 'Baixar o arquivo' })
    await expect(save).toBeVisible()
    const downloaded = page.waitForEvent('download')
    await save.click()
    expect((await downloaded).suggestedFilename()).toBe('convoca-meus-dados.zip')
  })

  await test.step('every page says that the account will be erased, until that is undone', async () => {
    await page.getByRole('button', { name: 'Excluir conta' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Excluir a sua conta?' })
    await control(dialog, 'Senha').fill(lia.password)
    await dialog.getByRole('button', { name: 'Excluir conta' }).click()
    await expect(page.getByRole('button', { name: 'Desfazer o pedido' })).toBeVisible()
    expect(await mailedLink(server, 'erasureRequested', lia.email)).toContain('/settings?section=data')
    await page.goto('/teams')
    await expect(page.getByText(/^A sua conta será apagada em/)).toBeVisible()
    await page.getByRole('button', { name: 'Manter a conta' }).click()
    await expect(page.getByText(/^A sua conta será apagada em/)).toBeHidden()
  })
})

test('a new e-mail address counts once its link is opened', async ({ openPage, server }) => {
  const nina = createPerson('Nina')
  const address = `nova.${nina.email}`
  const page = await openPage({ token: await signUpByApi(server.url, nina) })
  await page.goto('/settings?section=account')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  const form = page.getByRole('form', { name: 'Trocar e-mail' })
  await control(form, 'Novo e-mail').fill(address)
  await control(form, 'Senha').fill(nina.password)
  await form.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText(`Enviamos um link para ${address}.`, { exact: false })).toBeVisible()
  const link = new URL(await mailedLink(server, 'confirmNewEmail', address))
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.goto('/settings?section=account')
  await expect(page.getByText(address, { exact: true })).toBeVisible()
})

test('without a password, a mailed code shows who changes the address and who erases the account @night', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/)
  const iris = createPerson('Iris')
  const address = `nova.${iris.email}`
  const page = await openPage({ token: await signUpByApi(server.url, iris) })
  const mailedCode = async (count: number) => {
    const mails = () => readMails(server.dataDir, 'identityCode', iris.email)
    await expect.poll(async () => (await mails()).length).toBe(count)
    // Digits with a hyphen stand in a mail's headers as well.
    const code = /confirmar que é você:\s+([A-Z0-9]{4}-[A-Z0-9]{4})/
    return code.exec((await mails())[count - 1] ?? '')?.[1] ?? ''
  }
  const withoutPassword = 'Não tenho senha: receber um código por e-mail'

  await page.goto('/settings?section=account')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  const form = page.getByRole('form', { name: 'Trocar e-mail' })
  await control(form, 'Novo e-mail').fill(address)
  await form.getByRole('button', { name: withoutPassword }).click()
  const code = await mailedCode(1)
  await control(form, 'Código do e-mail').fill('2222-2222')
  await form.getByRole('button', { name: 'Enviar link' }).click()
  await expect(form.getByText('Código incorreto ou já usado.')).toBeVisible()
  await expect(control(form, 'Novo e-mail')).toHaveValue(address)
  await control(form, 'Código do e-mail').fill(code)
  await form.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText(`Enviamos um link para ${address}.`, { exact: false })).toBeVisible()

  await page.goto('/settings?section=data')
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Excluir a sua conta?' })
  await dialog.getByRole('button', { name: withoutPassword }).click()
  await control(dialog, 'Código do e-mail').fill(await mailedCode(2))
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(page.getByRole('button', { name: 'Desfazer o pedido' })).toBeVisible()
})
