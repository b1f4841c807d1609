import type { Locator, Page } from '@playwright/test'
import { ChatPanel } from './pages/chat.ts'
import { focusAndPress } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { signUp } from './support/chat.ts'
import { createTeamByApi } from './support/team-api.ts'
import { expect, test } from './support/test.ts'

/** A player with invitations from three teams. */
async function createInvitedPlayer(url: string, place: number): Promise<string> {
  const token = await signUpByApi(url, createPerson('Rita'))
  const { entity } = await callApi<{ entity: { id: string } }>(url, token, 'GET', '/user/profile/me')
  const owner = await signUpByApi(url, createPerson('Saulo'))
  for (const number of [1, 2, 3]) {
    const tag = `FO${place}${number}`
    const team = await createTeamByApi(url, owner, {
      name: `Time ${tag}`,
      tag,
      description: 'Time que convida.',
    })
    await callApi(url, owner, 'POST', `/teams/${team.id}/invites`, [{ userId: entity.id, role: 'PLAYER' }])
  }
  return token
}

const inMain = (page: Page) => Promise.resolve(page.getByRole('main'))

const places: readonly [name: string, path: string, open: (page: Page) => Promise<Locator>][] = [
  ['in the list of invitations', '/profile/invites', inMain],
  ['in the list of notifications', '/notifications', inMain],
  [
    'in the bell',
    '/teams',
    async (page) => {
      await focusAndPress(page, new Shell(page).bell, 'Enter')
      return page.getByRole('dialog', { name: 'Notificações' })
    },
  ],
]

for (const [place, [name, path, open]] of places.entries())
  test(`Enter twice on an invitation joins one team only, ${name}`, async ({ openPage, server }) => {
    const token = await createInvitedPlayer(server.url, place)
    const page = await openPage({ token })
    await page.goto(path)
    const list = await open(page)
    const accept = list.getByRole('button', { name: 'Aceitar' })
    await expect(accept).toHaveCount(3)
    const answered = await list
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Aceitar' }) })
      .first()
      .getAttribute('data-item')
    await focusAndPress(page, accept.first(), 'Enter')
    await new Shell(page).expectToast('Convite Aceito.')
    await expect(accept).toHaveCount(2)
    await expect(list.locator(`[data-item="${answered}"]`)).toBeFocused()
    await page.keyboard.press('Enter')
    // The next refusal comes after whatever the second press would have sent.
    await focusAndPress(page, list.getByRole('button', { name: 'Recusar' }).first(), 'Enter')
    await expect(accept).toHaveCount(1)
    await expect(accept).not.toBeFocused()
  })

test('by keyboard the chat panel takes the focus and gives it back', async ({ openPage, server }) => {
  const { token } = await signUp(server.url, 'Tecladavi')
  const page = await openPage({ token })
  await page.goto('/teams')
  const button = page.getByRole('banner').getByRole('button', { name: /^Chats/ })
  const panel = new ChatPanel(page)
  await focusAndPress(page, button, 'Enter')
  await expect(panel.root).toBeFocused()
  await focusAndPress(page, panel.root.getByRole('button', { name: 'Opções do chat' }), 'Enter')
  const close = page.getByRole('menuitem', { name: 'Fechar painel' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(panel.root).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(panel.root).toBeFocused()
})
