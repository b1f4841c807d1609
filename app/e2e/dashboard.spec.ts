import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { createTeamByApi } from './support/team-api.ts'
import { createScheduleByApi } from './support/team-content-api.ts'
import { expect, test } from './support/test.ts'

const hour = 3_600_000

test('a newcomer joins a team and answers its event, all from the open dashboard', async ({
  openPage,
  server,
}) => {
  const captain = await signUpByApi(server.url, createPerson('Dagmar'))
  const team = await createTeamByApi(server.url, captain, {
    name: 'Painel de Bordo',
    tag: 'PNLB',
    description: 'Um time que se organiza pelo painel.',
  })
  const token = await signUpByApi(server.url, createPerson('Edite'))
  const me = await callApi<{ entity: { id: string } }>(server.url, token, 'GET', '/user/profile/me')
  const page = await openPage({ token })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Monte seu time' })).toBeVisible()
  await expect(page.getByText('Nada espera por você. Tudo em dia.')).toBeVisible()

  await callApi(server.url, captain, 'POST', `/teams/${team.id}/invites`, [
    { userId: me.entity.id, role: 'PLAYER' },
  ])
  await expect(page.getByText('1 convite espera por você.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Aceitar' }).first().click()
  const teams = page.getByRole('list', { name: 'Fase dos seus times' })
  await expect(teams.getByRole('link', { name: team.name })).toBeVisible()
  await expect(page.getByText('Nenhum convite pendente')).toBeVisible()

  const start = Date.now() + 50 * hour
  await createScheduleByApi(server.url, captain, team, {
    title: 'Primeiro treino',
    from: new Date(start).toISOString(),
    to: new Date(start + 2 * hour).toISOString(),
  })
  const hero = page.getByRole('region', { name: 'Primeiro treino' })
  await expect(hero.getByText('2 dias')).toBeVisible()
  // The answer is shown before the server has it: a page that is left earlier takes it back.
  const answered = page.waitForResponse((response) => response.url().endsWith('/confirmation'))
  await hero.getByRole('button', { name: 'Vou', exact: true }).click()
  await expect(hero.getByText('2 de 2 vão')).toBeVisible()
  expect((await answered).ok()).toBe(true)
  await page.reload()
  await expect(hero.getByRole('button', { name: 'Vou', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
