import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { openChampionshipByApi, registerNewTeam, setStatusByApi } from './support/championship-api.ts'
import { checkOnDesktop, checkOnPhone, phone } from './support/screen-checks.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

const description = 'Joga a taça inteira, do começo ao fim.'

test('an organiser invites a team, whose captain comes from the bell to register @night', async ({
  openPage,
  server,
}) => {
  test.slow()
  const cup = await openChampionshipByApi(server.url, { name: 'Copa dos Convidados' })
  const captainToken = await signUpByApi(server.url, createPerson('Capita'))
  await createTeamByApi(server.url, captainToken, { name: 'Onças Convidadas', tag: 'ONCV', description })
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=registrations`)
  const invite = page.getByRole('button', { name: 'Convidar time' })
  await invite.click()
  const dialog = page.getByRole('dialog', { name: 'Convidar time' })
  await dialog.getByRole('searchbox').fill('ONCV')
  await dialog.getByRole('option').filter({ hasText: 'Onças Convidadas' }).click()
  await dialog.getByRole('button', { name: 'Convidar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await new Shell(page).expectToast('Onças Convidadas foi convidado.')
  await expect(page.getByRole('list', { name: 'Times convidados' })).toContainText('Onças Convidadas')
  // Invited once: it is not offered again.
  await invite.click()
  await dialog.getByRole('searchbox').fill('ONCV')
  await expect(dialog.getByText('Nenhum time encontrado')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  const theirs = await openPage({ token: captainToken })
  await theirs.goto('/teams')
  const bell = await new Shell(theirs).openBell()
  const invited = bell.getByRole('article', { name: 'Seu time foi convidado para um campeonato' })
  await expect(invited).toContainText('convida Onças Convidadas')
  await invited.getByRole('link').first().click()
  await expect(theirs).toHaveURL(`/championships/${cup.url}`)
  await expect(theirs.getByRole('button', { name: 'Inscrever Onças Convidadas' }).first()).toBeVisible()

  const screen = { path: `/championships/${cup.url}/organise?tab=registrations`, heading: /^Organização: / }
  await checkOnDesktop(await openPage({ token: cup.organizerToken, appearance: 'system' }), screen)
  await checkOnPhone(await openPage({ ...phone, token: cup.organizerToken }), screen)
})

test('nobody is invited once the championship has begun', async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Copa Sem Convite' })
  for (const tag of ['SCN1', 'SCN2']) await registerNewTeam(server.url, cup.id, tag)
  await setStatusByApi(server.url, cup, 'ONGOING')
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=registrations`)
  await expect(page.getByText('Nenhum time convidado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convidar time' })).toBeHidden()
})
