import { expectFieldError } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { expect, test } from './support/test.ts'

const WHOLE = 'rita.premios@convoca.example'
const MASKED = 'r***@convoca.example'

test('a Pix key is shown after a proof of identity, for a minute, and masked again', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // The wrong password.
  consoleErrors.allow(/status of 403/)
  const rita = createPerson('Rita')
  const token = await signUpByApi(server.url, rita)
  const { entity } = await callApi<{ entity: { id: string } }>(server.url, token, 'GET', '/user/profile/me')
  await callApi(server.url, token, 'POST', `/user/${entity.id}/pix`, { type: 'EMAIL', key: WHOLE })
  await callApi(server.url, token, 'POST', `/user/${entity.id}/pix`, { type: 'PHONE', key: '11987654321' })

  const page = await openPage({ token })
  await page.clock.install()
  await page.goto('/settings?section=pix')
  await expect(page.getByText(MASKED)).toBeVisible()
  await page.getByRole('button', { name: `Mostrar a chave E-mail ${MASKED}` }).click()
  const dialog = page.getByRole('alertdialog', { name: `Mostrar a chave ${MASKED}?` })
  const confirm = dialog.getByRole('button', { name: 'Mostrar', exact: true })
  await confirm.click()
  await expectFieldError(dialog, 'Senha', 'Campo obrigatório')
  await dialog.getByLabel(/^Senha/).fill('nada-disso-2026')
  await confirm.click()
  await expectFieldError(dialog, 'Senha', 'A senha está incorreta.')
  await expect(page.getByText(WHOLE)).toBeHidden()
  await dialog.getByLabel(/^Senha/).fill(rita.password)
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(WHOLE)).toBeVisible()
  // The other one stays as it was.
  await expect(page.getByText('(11) *****-4321')).toBeVisible()
  await page.clock.fastForward('01:01')
  await expect(page.getByText(WHOLE)).toBeHidden()
  await expect(page.getByText(MASKED)).toBeVisible()

  await page.getByRole('button', { name: 'Mostrar a chave Telefone (11) *****-4321' }).click()
  const next = page.getByRole('alertdialog')
  await next.getByLabel(/^Senha/).fill(rita.password)
  await next.getByRole('button', { name: 'Mostrar', exact: true }).click()
  await expect(page.getByText('+5511987654321')).toBeVisible()
  await page.getByRole('button', { name: /^Esconder a chave Telefone/ }).click()
  await expect(page.getByText('+5511987654321')).toBeHidden()
  await page.reload()
  await expect(page.getByText(MASKED)).toBeVisible()
  await expect(page.getByText(WHOLE)).toBeHidden()
})
