import type { Page } from '@playwright/test'
import { AuthPage } from './pages/accounts.ts'
import { control } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { TeamPage } from './pages/team.ts'
import { expectNotReloaded, markPageLoad } from './support/live-updates.ts'
import { createPerson, type Person, signUpByApi } from './support/accounts.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Treinos às terças e quintas, à noite.'

const region = (page: Page) => page.getByRole('region', { name: 'Convites e candidaturas', exact: true })

async function invite(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Convidar jogadores' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convidar jogadores' })
  await dialog.getByLabel('Buscar jogadores').fill(person.nick)
  await dialog.getByRole('option', { name: new RegExp(person.nick) }).click()
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await new Shell(page).expectToast('Convite enviado com Sucesso.')
}

test("an application appears on the team's open page, and its acceptance on the player's", async ({
  openPage,
  server,
}) => {
  const owner = createPerson('Olga')
  const player = createPerson('Pablo')
  const ownersToken = await signUpByApi(server.url, owner)
  const name = `Candeia ${owner.nick}`
  await createTeamByApi(server.url, ownersToken, { name, tag: 'CAND', description })

  const ownersPage = await openPage({ token: ownersToken })
  await ownersPage.goto('/my/teams/CAND?tab=recruitment')
  await ownersPage.getByRole('switch', { name: 'Recrutamento aberto' }).click()
  await expect(ownersPage.getByRole('switch', { name: 'Recrutamento aberto' })).toBeChecked()
  await new TeamPage(ownersPage).openTab('Convites')
  await expect(region(ownersPage).getByText('Nenhum convite ou candidatura pendente')).toBeVisible()
  await markPageLoad(ownersPage)

  const playersPage = await openPage({ token: await signUpByApi(server.url, player) })
  await playersPage.goto('/team/CAND/recruitment')
  await playersPage.getByRole('main').getByRole('button', { name: 'Candidatar-se' }).first().click()
  const applyDialog = playersPage.getByRole('dialog', { name: 'Candidatar-se ao time' })
  const message = control(applyDialog, 'Mensagem para o time')
  await expect(message).toBeFocused()
  await message.fill('seus babacas')
  await applyDialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await expect(
    applyDialog.getByText('O campo Mensagem para o time contém a palavra inapropriada "babacas"'),
  ).toBeVisible()
  await expect(message).toHaveValue('seus babacas')
  await message.fill('Jogo de suporte há três anos.')
  await applyDialog.getByRole('button', { name: 'Enviar candidatura' }).click()
  await new Shell(playersPage).expectToast('Candidatura enviada com sucesso.')

  const applications = region(ownersPage)
  await expect(applications.getByText('Jogo de suporte há três anos.')).toBeVisible()
  await new Shell(ownersPage).expectToast('Há uma atualização no seu time')
  await expectNotReloaded(ownersPage)

  await playersPage.goto('/profile/invites')
  const card = playersPage.getByRole('article', { name })
  await expect(card.getByText('Pendente')).toBeVisible()
  await expect(card.getByRole('button', { name: /Retirar candidatura/ })).toBeVisible()
  await markPageLoad(playersPage)
  await applications.getByRole('button', { name: 'Aceitar' }).click()
  await new Shell(ownersPage).expectToast('Candidatura aceita.')
  await expect(card.getByText('Confirmado')).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectNotReloaded(playersPage)
  await new TeamPage(ownersPage).expectMembers([owner.nick, player.nick])
})

test('an invitation that is sent, resent and cancelled updates the page that the player has open @night', async ({
  openPage,
  server,
}) => {
  const owner = createPerson('Otto')
  const player = createPerson('Paula')
  const ownersToken = await signUpByApi(server.url, owner)
  const name = `Correio ${owner.nick}`
  await createTeamByApi(server.url, ownersToken, { name, tag: 'CORR', description })
  const playersPage = await openPage({ token: await signUpByApi(server.url, player) })
  await playersPage.goto('/profile/invites')
  await expect(playersPage.getByText('Nenhum convite', { exact: true })).toBeVisible()
  await markPageLoad(playersPage)

  const ownersPage = await openPage({ token: ownersToken })
  await ownersPage.goto('/my/teams/CORR?tab=invitations')
  await invite(ownersPage, player)
  const card = playersPage.getByRole('article', { name })
  await expect(card.getByRole('button', { name: 'Aceitar' })).toBeVisible()

  const sent = region(ownersPage)
  await sent.getByRole('button', { name: `Reenviar convite de ${player.nick}` }).click()
  await new Shell(ownersPage).expectToast('Convite reenviado com sucesso.')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Aceitar' })).toBeVisible()
  await sent.getByRole('button', { name: `Cancelar convite de ${player.nick}` }).click()
  const cancelDialog = ownersPage.getByRole('alertdialog', { name: `Cancelar o convite de ${player.nick}?` })
  await cancelDialog.getByRole('button', { name: 'Cancelar convite' }).click()
  await new Shell(ownersPage).expectToast('Convite excluído com sucesso.')
  await expect(sent.getByText('Nenhum convite ou candidatura pendente')).toBeVisible()
  await expect(card).toHaveCount(0)

  const quick = ownersPage.getByRole('region', { name: 'Convite rápido' })
  const search = quick.getByRole('searchbox', { name: 'Buscar jogador para convidar' })
  await search.fill(owner.nick)
  await expect(quick.getByText('Nenhum jogador encontrado')).toBeVisible()
  await search.fill(player.nick)
  await quick.getByRole('button', { name: `Convidar ${player.name}` }).click()
  await expect(quick.getByRole('button', { name: `Convidado: ${player.name}` })).toBeFocused()
  await expect(card.getByRole('button', { name: 'Aceitar' })).toBeVisible()
  await expectNotReloaded(playersPage)
})

test('an invite link adds whoever opens it, even after a log-in, until it is regenerated', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  const owner = createPerson('Odete')
  const player = createPerson('Pietro')
  const ownersToken = await signUpByApi(server.url, owner)
  await signUpByApi(server.url, player)
  const name = `Ponte ${owner.nick}`
  await createTeamByApi(server.url, ownersToken, { name, tag: 'PONT', description })
  const ownersPage = await openPage({ token: ownersToken })
  await ownersPage.goto('/my/teams/PONT?tab=invitations')
  const inviteLink = await ownersPage.getByRole('textbox', { name: 'Link de convite' }).inputValue()
  await new TeamPage(ownersPage).expectMembers([owner.nick])

  const playersPage = await openPage()
  await playersPage.goto(inviteLink)
  const auth = new AuthPage(playersPage)
  await auth.expectOpen()
  await auth.logIn(player)
  await expect(playersPage).toHaveURL(inviteLink)
  await expect(playersPage.getByRole('heading', { name, level: 1 })).toBeVisible()
  await playersPage.getByRole('button', { name: 'Entrar no time' }).click()
  await new Shell(playersPage).expectToast(`Você entrou no ${name}.`)
  await new TeamPage(playersPage).expectOpen({ name, tag: 'PONT' })
  await expect(ownersPage.getByRole('heading', { name: 'Membros (2)' })).toBeVisible()

  await new TeamPage(ownersPage).openTab('Convites')
  await ownersPage.getByRole('button', { name: 'Gerar novo link' }).click()
  const confirmDialog = ownersPage.getByRole('alertdialog', { name: 'Gerar um novo link?' })
  await confirmDialog.getByRole('button', { name: 'Gerar novo link' }).click()
  await new Shell(ownersPage).expectToast('Novo link gerado. O anterior não vale mais.')
  await expect(ownersPage.getByRole('textbox', { name: 'Link de convite' })).not.toHaveValue(inviteLink)
  consoleErrors.allow(/status of 404/)
  await playersPage.goto(inviteLink)
  await expect(playersPage.getByText('Este link de convite não vale mais')).toBeVisible()
})
