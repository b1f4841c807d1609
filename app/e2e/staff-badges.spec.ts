import { control, expectFieldError } from './pages/form.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { getLogoPhoto } from './support/images.ts'
import { makeAdmin } from './support/make-admin.ts'
import { expect, test } from './support/test.ts'

const NAME = 'Voz da arquibancada'
const REASON = 'Por nunca faltar a uma transmissão.'

test('a badge that the staff awards is in the bell and on the profile, until it is taken back', async ({
  openPage,
  server,
}) => {
  const staff = createPerson('Premiadora')
  const staffToken = await signUpByApi(server.url, staff)
  await makeAdmin(server, staff, staffToken)
  const player = createPerson('Premiado')
  const token = await signUpByApi(server.url, player)
  const page = await openPage({ token })
  await page.goto('/dashboard')
  const desk = await openPage({ token: staffToken })

  await test.step('it is created with a picture', async () => {
    await desk.goto('/admin')
    await desk.getByRole('link', { name: 'Insígnias', exact: true }).click()
    const form = desk.getByRole('form', { name: 'Nova insígnia' })
    const submit = form.getByRole('button', { name: 'Criar insígnia' })
    await submit.click()
    await expectFieldError(form, 'Nome da insígnia', 'Nome obrigatório')
    await control(form, 'Nome da insígnia').fill(NAME)
    await control(form, 'Pelo que ela é concedida').fill(REASON)
    await form.locator('input[type="file"]').setInputFiles(await getLogoPhoto())
    await expect(form.getByRole('button', { name: 'Confirmar' })).toBeVisible()
    // The open crop is confirmed with the form.
    await submit.click()
    await expect(desk.getByText(`${NAME} já pode ser concedida.`, { exact: true })).toBeVisible()
  })

  const row = desk.getByRole('listitem', { name: NAME })
  await test.step('it is awarded', async () => {
    await expect(row.locator('img')).toHaveAttribute('src', /^\/files\//)
    await row.getByRole('button', { name: `Conceder ${NAME}` }).click()
    await row.getByRole('searchbox', { name: `Conceder ${NAME} a` }).fill(player.nick)
    await row.getByRole('button', { name: `Conceder a ${player.nick}` }).click()
    await expect(row.getByText('1 pessoa')).toBeVisible()
    await expect(row.getByRole('link', { name: player.nick })).toBeVisible()
  })

  await test.step('the bell tells it, and leads to the profile', async () => {
    await page.getByRole('button', { name: /^Notificações/ }).click()
    const card = page.getByRole('dialog').getByRole('link', { name: 'Nova insígnia' })
    await expect(page.getByText(`Você recebeu a insígnia ${NAME}.`).first()).toBeVisible()
    await card.click()
    await expect(page).toHaveURL(/\/profile\?tab=badges/)
    const badge = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(badge.getByText(REASON)).toBeVisible()
    await expect(badge.locator('img')).toHaveAttribute('src', /^\/files\//)
    const guest = await openPage()
    await guest.goto(`/pro/${player.nick}?tab=badges`)
    await expect(guest.getByRole('listitem').filter({ hasText: NAME })).toBeVisible()
  })

  await test.step('it is retired, taken back, and logged', async () => {
    await row.getByRole('button', { name: `Retomar de ${player.nick}` }).click()
    await desk.getByRole('button', { name: 'Retomar insígnia' }).click()
    await expect(row.getByText('Ninguém tem esta insígnia ainda.')).toBeVisible()
    await row.getByRole('button', { name: `Retirar ${NAME}` }).click()
    await expect(row.getByText('Retirada', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nenhuma insígnia ainda')).toBeVisible()
    await desk.goto('/admin/audit')
    await expect(desk.getByText(`${staff.nick}: Concedeu uma insígnia (${player.nick})`)).toBeVisible()
    await expect(desk.getByText(`${staff.nick}: Retomou uma insígnia (${player.nick})`)).toBeVisible()
  })
})
