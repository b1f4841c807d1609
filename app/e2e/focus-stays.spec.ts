import type { Locator, Page } from '@playwright/test'
import { ChatPanel, chatThread, chatWindow } from './pages/chat.ts'
import { focusAndPress } from './pages/form.ts'
import { Shell } from './pages/shell.ts'
import { createPerson, signUpByApi } from './support/accounts.ts'
import { callApi } from './support/api.ts'
import { openChampionshipByApi, registerNewTeam } from './support/championship-api.ts'
import { createPair, say, signUp } from './support/chat.ts'
import { createTeamByApi } from './support/team-api.ts'
import { applyByApi } from './support/team-content-api.ts'
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

test('on the dashboard an answered invitation hands the focus to the next card, not to its buttons', async ({
  openPage,
  server,
}) => {
  const token = await createInvitedPlayer(server.url, 5)
  const page = await openPage({ token })
  await page.goto('/dashboard')
  const accept = page.getByRole('main').getByRole('button', { name: 'Aceitar' })
  await expect(accept).toHaveCount(3)
  const second = await page.getByRole('article').nth(1).getAttribute('data-item')
  await focusAndPress(page, accept.first(), 'Enter')
  await new Shell(page).expectToast('Convite Aceito.')
  await expect(accept).toHaveCount(2)
  await expect(page.locator(`[data-item="${second}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await focusAndPress(page, page.getByRole('main').getByRole('button', { name: 'Recusar' }).last(), 'Enter')
  await expect(accept).toHaveCount(1)
  await expect(page.locator(`[data-item="${second}"]`)).toBeFocused()
})

/** A team with applications of three players and an invitation that it has sent. */
async function createAskedTeam(url: string, tag: string) {
  const owner = await signUpByApi(url, createPerson('Olavo'))
  const team = await createTeamByApi(url, owner, {
    name: `Time ${tag}`,
    tag,
    description: 'Time que escolhe.',
  })
  await callApi(url, owner, 'PATCH', `/teams/${team.id}/recruitment-status`, { isRecruiting: true })
  for (const name of ['Iara', 'Jonas', 'Kelly'])
    await applyByApi(url, await signUpByApi(url, createPerson(name)), team, {
      vacancyId: null,
      message: 'Oi.',
    })
  return { owner, team }
}

test("the team's applications are answered by keyboard, one by one", async ({ openPage, server }) => {
  const { owner } = await createAskedTeam(server.url, 'FOAP')
  const page = await openPage({ token: owner })
  await page.goto('/my/teams/FOAP?tab=invitations')
  const rows = page.getByRole('list', { name: 'Convites e candidaturas' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const ids = await rows.evaluateAll((items) => items.map((item) => item.getAttribute('data-item')))
  const row = (index: number) => page.locator(`[data-item="${ids[index]}"]`)

  await test.step('Enter twice accepts one', async () => {
    await focusAndPress(page, row(0).getByRole('button', { name: 'Aceitar' }), 'Enter')
    await new Shell(page).expectToast('Candidatura aceita.')
    await expect(rows).toHaveCount(2)
    await expect(row(1)).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await test.step('refused in its dialog, the focus goes to the row that is left', async () => {
    await focusAndPress(page, row(2).getByRole('button', { name: 'Recusar' }), 'Enter')
    const dialog = page.getByRole('alertdialog')
    await focusAndPress(page, dialog.getByRole('button', { name: 'Recusar candidatura' }), 'Enter')
    await new Shell(page).expectToast('Candidatura recusada')
    await expect(dialog).toHaveCount(0)
    await expect(rows).toHaveCount(1)
    await expect(row(1)).toBeFocused()
  })
  await test.step('left without an answer, it goes back to the button', async () => {
    const refuse = row(1).getByRole('button', { name: 'Recusar' })
    await focusAndPress(page, refuse, 'Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(refuse).toBeFocused()
  })
  await test.step('the last one hands it to the page', async () => {
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await focusAndPress(page, dialog.getByRole('button', { name: 'Recusar candidatura' }), 'Enter')
    await expect(rows).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test("an organiser's refusal hands the focus to the team's row", async ({ openPage, server }) => {
  const cup = await openChampionshipByApi(server.url, { name: 'Copa do Teclado' })
  for (const tag of ['FOR1', 'FOR2']) await registerNewTeam(server.url, cup.id, tag)
  const page = await openPage({ token: cup.organizerToken })
  await page.goto(`/championships/${cup.url}/organise?tab=registrations`)
  const row = page
    .getByRole('list', { name: 'Inscrições' })
    .getByRole('listitem')
    .filter({ hasText: 'Time FOR1' })
  await focusAndPress(page, row.getByRole('button', { name: /^Recusar/ }), 'Enter')
  const dialog = page.getByRole('dialog', { name: /^Recusar/ })
  await focusAndPress(page, dialog.getByRole('button', { name: 'Recusar inscrição' }), 'Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Recusada')
  await expect(row).toBeFocused()
})

/** Keeps the answer to a message request back until it is let go. */
async function holdAnswer(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat/conversations/*/request', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

for (const [place, open] of [
  [
    'on the page of the chat',
    async (page: Page, id: string, nick: string) => {
      await page.goto(`/chat?conversation=${id}`)
      return chatThread(page, nick)
    },
  ],
  [
    'in a window',
    async (page: Page, _: string, nick: string) => {
      await page.goto('/teams')
      await focusAndPress(page, page.getByRole('banner').getByRole('button', { name: /^Chats/ }), 'Enter')
      await new ChatPanel(page).open(nick)
      return chatWindow(page, nick)
    },
  ],
] as const)
  test(`a stranger's request is answered by keyboard, ${place}`, async ({ openPage, server }) => {
    const { davi, elis, id } = await createPair(server.url)
    await say(server.url, davi, id, 'Oi, vi sua vaga')
    const page = await openPage({ token: elis.token })
    const conversation = await open(page, id, davi.person.nick)
    const request = conversation.root.getByRole('region', { name: 'Pedido de mensagem' })
    const accept = request.getByRole('button', { name: 'Aceitar' })
    const answer = await holdAnswer(page)
    await focusAndPress(page, accept, 'Enter')
    await expect(accept).toHaveAttribute('aria-busy', 'true')
    await expect(accept).toBeFocused()
    await expect(request.getByRole('button', { name: 'Recusar' })).toBeDisabled()
    answer()
    await expect(request).toHaveCount(0)
    await expect(conversation.input).toBeFocused()
  })

test('a refused request leaves the focus on the page, also if its sender is blocked', async ({
  openPage,
  server,
}) => {
  for (const decision of ['Recusar', 'Bloquear']) {
    const { davi, elis, id } = await createPair(server.url)
    await say(server.url, davi, id, 'Compre já')
    const page = await openPage({ token: elis.token })
    await page.goto(`/chat?conversation=${id}`)
    const { root } = chatThread(page, davi.person.nick)
    await focusAndPress(page, root.getByRole('button', { name: decision }), 'Enter')
    await expect(root).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
})
