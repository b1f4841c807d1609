import type { Page } from '@playwright/test'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { makeAdmin } from './support/make-admin.ts'
import { addPixKeyByApi, winPrize } from './support/prize-cup.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

/** No bank of the sandbox knows it. */
const FAILING_KEY = 'falha@convoca.example'

/** The prize of the page's reader, in the state that the clock brings it to. */
async function expectPrize(page: Page, state: string, note: string): Promise<void> {
  const prizes = page.getByRole('region', { name: 'Prêmios' })
  await expect(async () => {
    await page.goto('/settings?section=payments')
    await expect(prizes.getByText(state, { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(prizes.getByText(note)).toBeVisible()
}

test('a guaranteed prize goes from its deposit to the winner, whose first key fails and is replaced', async ({
  openPage,
  server,
}) => {
  test.slow()
  const { cup, captain } = await winPrize(server, {
    tag: 'PAGA',
    amount: 90_001,
    players: [],
    deposit: async (_, { url, organizerToken }) => {
      const organizer = await openPage({ token: organizerToken })
      await organizer.goto(`/championships/${url}/organise?tab=money`)
      await organizer.getByRole('button', { name: 'Depositar prêmio' }).click()
      await organizer.getByRole('button', { name: 'Simular pagamento' }).click()
      await expect(organizer.getByText('O valor está guardado para o prêmio.')).toBeVisible()
      await organizer.close()
    },
  })
  const page = await openPage({ token: captain.token })
  await expectPrize(page, 'A pagar', 'Espera uma chave Pix no seu perfil.')
  await addPixKeyByApi(server.url, captain, FAILING_KEY)
  await expectPrize(
    page,
    'Falhou',
    'O banco não aceitou a chave. Falta outra no seu perfil: o valor segue guardado.',
  )
  await expect(page.getByText('1º lugar · Copa do Prêmio PAGA')).toBeVisible()
  await expect(page.getByText('R$ 900,01')).toBeVisible()
  const screen = { path: '/settings?section=payments', heading: 'Prêmios' }
  await checkOnDesktop(await openPage({ token: captain.token, appearance: 'system' }), screen)
  await checkOnPhone(await openPage({ ...phone, token: captain.token }), screen)

  await page.getByRole('link', { name: 'Cadastrar chave Pix' }).click()
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const form = page.getByRole('form', { name: 'Chave Pix' })
  await form.getByRole('combobox', { name: /Tipo da chave/ }).click()
  await page.getByRole('option', { name: 'E-mail' }).click()
  await form.getByLabel(/^Chave/).fill('premio.que.chega@convoca.example')
  await form.getByRole('button', { name: 'Salvar chave' }).click()
  await expect(form).toBeHidden()
  await expectPrize(page, 'Pago', 'Está na sua conta.')

  // Everybody reads that it was paid, and not to whom.
  const guest = await openPage()
  await guest.goto(`/championships/${cup.url}`)
  const panel = guest.getByRole('region', { name: 'Premiação garantida' })
  await expect(panel.getByText('Pago a um vencedor')).toBeVisible()
  await expect(panel.getByText('Capita')).toBeHidden()
})

test('a prize above R$ 2.000,00 leaves once two of the staff have seen it, without what they withhold @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const openStaff = async (name: string) => {
    const person = createPerson(name)
    const token = await signUpByApi(server.url, person)
    await makeAdmin(server, person, token)
    const staff = await openPage({ token })
    await staff.goto('/admin')
    return staff
  }
  const rowOn = (staff: Page) =>
    staff
      .getByRole('region', { name: 'Prêmios a conferir' })
      .getByRole('listitem')
      .filter({ hasText: 'Copa do Prêmio DUAS' })
  // No other test has parts as high.
  const staff = await openStaff('Conferente')
  const form = staff.getByRole('form', { name: 'Retenção de prêmios' })
  await form.getByRole('textbox', { name: 'Retido (%)' }).fill('10,01')
  await form.getByRole('textbox', { name: 'Só de partes acima de (R$)' }).fill('3400')
  await form.getByRole('button', { name: 'Mudar retenção' }).click()
  await expect(form.getByText(/acima de R\$\s3\.400,00 são retidos 10,01%/)).toBeVisible()

  const { cup, captain } = await winPrize(server, { tag: 'DUAS', amount: 350_000, players: [] })
  await addPixKeyByApi(server.url, captain, 'conferido@convoca.example')
  const page = await openPage({ token: captain.token })
  const waiting = 'Duas pessoas da equipe conferem antes de enviar.'
  await expectPrize(page, 'A pagar', waiting)

  await staff.reload()
  const first = rowOn(staff)
  await expect(first).toContainText(/R\$\s3\.500,00/)
  await expect(first).toContainText(/retido na fonte R\$\s350,35 · líquido R\$\s3\.149,65/)
  await first.getByRole('button', { name: /^Conferir o prêmio/ }).click()
  await expect(first).toContainText('1 de 2 conferiram')
  // Somebody who approves twice counts once.
  await first.getByRole('button', { name: /^Conferir o prêmio/ }).click()
  await expect(first).toContainText('1 de 2 conferiram')
  await expectPrize(page, 'A pagar', waiting)

  const second = rowOn(await openStaff('Segunda'))
  await second.getByRole('button', { name: /^Conferir o prêmio/ }).click()
  await expect(second).toBeHidden()
  await expectPrize(page, 'Pago', 'Está na sua conta.')
  await expect(
    page.getByText(/^Bruto R\$\s3\.500,00 · retido na fonte R\$\s350,35 · líquido/).first(),
  ).toBeVisible()
  await expect(page.getByText(`Informe de ${new Date().getFullYear()}`)).toBeVisible()
  const guest = await openPage()
  await guest.goto(`/championships/${cup.url}`)
  await expect(guest.getByText(/^inclui R\$\s350,35 retidos na fonte$/)).toBeVisible()
  const screen = { path: '/settings?section=payments', heading: 'Prêmios' }
  await checkOnPhone(await openPage({ ...phone, token: captain.token }), screen)
})
