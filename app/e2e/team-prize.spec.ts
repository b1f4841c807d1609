import { createPerson } from './support/accounts.ts'
import { endPrizeWait } from './support/prize-time.ts'
import { addPixKeyByApi, playerOf, winPrize } from './support/prize-cup.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

const young = (name: string) => ({ ...createPerson(name), birth: `01/01/${new Date().getFullYear() - 17}` })

test('the part of a minor goes to an adult of the team whom the captain names, and who agrees', async ({
  openPage,
  server,
}) => {
  test.slow()
  const minor = young('Jua')
  const adult = createPerson('Rique')
  const prize = await winPrize(server, { tag: 'MENR', amount: 90_000, players: [minor, adult] })
  const { cup, team, captain } = prize
  const path = `/championships/payment/${cup.id}/team/${team.id}`
  await addPixKeyByApi(server.url, playerOf(prize, adult), adult.email)

  // Nobody agrees on other parts in time.
  await endPrizeWait(server, cup.id)
  const page = await openPage({ token: captain.token })
  await page.goto(path)
  await expect(page.getByRole('region', { name: team.name })).toContainText('R$ 900,00')
  const part = page.getByRole('region', { name: `Parte de ${minor.nick}` })
  await part.getByRole('combobox', { name: `Quem recebe por ${minor.nick}?` }).click()
  await expect(page.getByRole('option', { name: minor.nick })).toBeHidden()
  await page.getByRole('option', { name: adult.nick }).click()
  await part.getByRole('button', { name: 'Indicar' }).click()
  await expect(part.getByText(`${adult.nick} ainda não respondeu.`)).toBeVisible()

  const receiver = await openPage({ token: playerOf(prize, adult).token })
  await receiver.goto('/settings?section=payments')
  const prizes = receiver.getByRole('region', { name: 'Prêmios' })
  await expect(prizes.getByRole('link', { name: `parte de ${minor.nick}` })).toBeVisible()
  await prizes.getByRole('button', { name: `Receber por ${minor.nick}` }).click()
  await expect(prizes.getByRole('button', { name: `Receber por ${minor.nick}` })).toBeHidden()

  const row = page.getByRole('listitem').filter({ hasText: minor.nick })
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('Pago', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(row.getByText(`Foi para ${adult.nick}.`)).toBeVisible()

  const heading = 'Prêmio do time'
  await checkOnDesktop(await openPage({ token: captain.token, appearance: 'system' }), { path, heading })
  await checkOnPhone(await openPage({ ...phone, token: captain.token }), { path, heading })
})

test('a captain proposes parts, everybody agrees, and each is paid', async ({ openPage, server }) => {
  test.slow()
  const [bia, caio] = [createPerson('Bia'), createPerson('Caio')]
  const prize = await winPrize(server, { tag: 'DIVI', amount: 90_000, players: [bia, caio] })
  const { cup, team, captain } = prize
  const path = `/championships/payment/${cup.id}/team/${team.id}`
  await addPixKeyByApi(server.url, playerOf(prize, bia), bia.email)
  await addPixKeyByApi(server.url, playerOf(prize, caio), 'falha@convoca.example')

  const page = await openPage({ token: captain.token })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Partes iguais' })).toBeVisible()
  const part = (nick: string) => page.getByRole('textbox', { name: `Parte de ${nick} (R$)` })
  await part(bia.nick).fill('500,50')
  await expect(page.getByText('As partes somam R$ 1.100,50 de R$ 900,00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Propor divisão' })).toBeDisabled()
  await part(caio.nick).fill('99,50')
  await page.getByRole('button', { name: 'Propor divisão' }).click()
  await expect(page.getByRole('heading', { name: 'Divisão proposta' })).toBeVisible()
  await page.getByRole('button', { name: 'Lembrar o time' }).click()

  const heading = 'Prêmio do time'
  await checkOnDesktop(await openPage({ token: captain.token, appearance: 'system' }), { path, heading })
  await checkOnPhone(await openPage({ ...phone, token: captain.token }), { path, heading })

  for (const person of [bia, caio]) {
    const other = await openPage({ token: playerOf(prize, person).token })
    await other.goto(path)
    await other.getByRole('button', { name: 'Concordar' }).click()
    await expect(other.getByText('Resposta enviada', { exact: true })).toBeVisible()
  }
  // The open page of the captain changes by itself.
  await expect(page.getByRole('heading', { name: 'Pagamentos' })).toBeVisible()
  const row = (nick: string) => page.getByRole('listitem').filter({ hasText: nick })
  await expect(row(bia.nick).getByText('Pago', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(row(bia.nick).getByText('R$ 500,50')).toBeVisible()
  await expect(row(caio.nick).getByText('Falhou')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Pedir chaves Pix' }).click()
  await expect(page.getByText('Lembrete enviado', { exact: true }).first()).toBeVisible()
  await addPixKeyByApi(server.url, playerOf(prize, caio), caio.email)
  await expect(row(caio.nick).getByText('Pago', { exact: true })).toBeVisible({ timeout: 60_000 })
})
