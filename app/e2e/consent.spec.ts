import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi } from './support/championship-api.ts'
import { addMemberByApi, createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

interface Registered {
  id: string
  roster: { user: { nick: string }; is_confirmed: boolean }[]
}

/** A captain, and a member whom the captain has put on the roster without asking. */
async function enterWithMember(url: string, tag: string) {
  const cup = await openChampionshipByApi(url, { name: `Taça ${tag}`, max_substitutes: 1 })
  const captainToken = await signUpByApi(url, createPerson('Capita'))
  const team = await createTeamByApi(url, captainToken, {
    name: `Time ${tag}`,
    tag,
    description: 'Joga a taça inteira, do começo ao fim.',
  })
  const member = createPerson('Bia')
  const memberToken = await addMemberByApi(url, captainToken, team, member)
  const idOf = async (token: string) =>
    (await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')).entity.id
  const [captainId, memberId] = [await idOf(captainToken), await idOf(memberToken)]
  const path = `/championships/${cup.id}/registrations`
  const { id } = await callApi<Registered>(url, captainToken, 'POST', path, {
    team_id: team.id,
    roster: [
      { user_id: captainId, role: 'STARTER' },
      { user_id: memberId, role: 'SUBSTITUTE' },
    ],
  })
  const readRoster = async (token = captainToken) => {
    const all = await callApi<Registered[]>(url, token, 'GET', `/public${path}`)
    const roster = all.find((one) => one.id === id)?.roster ?? []
    return roster.map(({ user, is_confirmed: isConfirmed }) => [user.nick, isConfirmed])
  }
  const withdraw = () => callApi(url, captainToken, 'DELETE', `${path}/${id}`)
  return { cup, member, memberToken, readRoster, withdraw }
}

test('a player confirms the own place in a roster in the bell, with one press', async ({
  openPage,
  server,
}) => {
  const { cup, member, memberToken, readRoster } = await enterWithMember(server.url, 'CNF')
  const page = await openPage({ token: memberToken })
  await page.goto('/teams')
  const shell = new Shell(page)
  const bell = await shell.openBell()
  const asked = bell.getByRole('article').filter({ hasText: 'Taça CNF' })
  const confirm = asked.getByRole('button', { name: 'Confirmar vaga' })
  await confirm.click()
  await shell.expectToast('Vaga no elenco confirmada.')
  await expect(confirm).toBeHidden()
  expect(await readRoster()).toContainEqual([member.nick, true])
  // The choice is kept, and the championship's page does not ask again.
  await page.goto(`/championships/${cup.url}`)
  await expect(page.getByRole('region', { name: 'Time inscrito' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmar minha vaga' })).toBeHidden()
})

test('by keyboard, a player declines the place, and is on the roster no more @night', async ({
  openPage,
  server,
}) => {
  const { member, memberToken, readRoster } = await enterWithMember(server.url, 'DCL')
  const page = await openPage({ token: memberToken })
  await page.goto('/teams')
  const shell = new Shell(page)
  const bell = await shell.openBell()
  const asked = bell.getByRole('article').filter({ hasText: 'Taça DCL' })
  await asked.getByRole('button', { name: 'Recusar' }).focus()
  await page.keyboard.press('Enter')
  await shell.expectToast('Você saiu do elenco.')
  await expect(asked.getByRole('button', { name: 'Confirmar vaga' })).toBeHidden()
  expect((await readRoster()).map(([nick]) => nick)).not.toContain(member.nick)
})

test('the page of notifications asks as well, and no more once the team has withdrawn @night', async ({
  openPage,
  server,
}) => {
  const { memberToken, withdraw } = await enterWithMember(server.url, 'RTR')
  const page = await openPage({ token: memberToken })
  await page.goto('/notifications')
  const asked = page.getByRole('article', { name: 'Confirme sua vaga no elenco' })
  const confirm = asked.getByRole('button', { name: 'Confirmar vaga' })
  await expect(confirm).toBeVisible()
  await withdraw()
  await page.reload()
  await expect(asked).toBeVisible()
  await expect(confirm).toBeHidden()
})
