import { Notifications } from './pages/notifications.ts'
import { callApi } from './support/api.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

/** A player with invitations from two teams. */
async function createInvitedPlayer(url: string) {
  const token = await signUpByApi(url, createPerson('Rita'))
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  const owner = await signUpByApi(url, createPerson('Saulo'))
  for (const tag of ['NTF1', 'NTF2']) {
    const team = await createTeamByApi(url, owner, {
      name: `Time ${tag}`,
      tag,
      description: 'Time que convida.',
    })
    await callApi(url, owner, 'POST', `/teams/${team.id}/invites`, [{ userId: entity.id, role: 'PLAYER' }])
  }
  return token
}

test('removing a notification can be undone, and is final after the timeout or when leaving the page @night', async ({
  openPage,
  server,
}) => {
  const page = await openPage({ token: await createInvitedPlayer(server.url) })
  const notifications = new Notifications(page)
  await notifications.open()
  await expect(notifications.cards).toHaveCount(2)

  await notifications.removeNewest()
  await expect(notifications.cards).toHaveCount(1)
  await notifications.undo.click()
  await expect(notifications.cards).toHaveCount(2)
  await page.reload()
  await expect(notifications.cards).toHaveCount(2)

  await test.step('after the timeout', async () => {
    await notifications.removeNewest()
    await page.mouse.move(0, 0)
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    expect((await removed).ok()).toBe(true)
    await expect(notifications.undo).toBeHidden()
    await expect(notifications.cards).toHaveCount(1)
  })

  await test.step('when leaving the page', async () => {
    await notifications.removeNewest()
    await expect(notifications.cards).toHaveCount(0)
    await page.goto('/settings')
    await notifications.open()
    await expect(page.getByText('Nenhuma notificação', { exact: true })).toBeVisible()
  })
})
