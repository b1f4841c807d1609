import { chatThread } from './pages/chat.ts'
import { Shell } from './pages/shell.ts'
import { callApi } from './support/api.ts'
import { type Member, signUp } from './support/chat.ts'
import { expect, test } from './support/test.ts'

/** A group that one of three has left. */
async function createLeftGroup(url: string, name: string) {
  const owner = await signUp(url, 'Donagrupo')
  const stays = await signUp(url, 'Ficagrupo')
  const left = await signUp(url, 'Saigrupo')
  const body = { userIds: [stays.id, left.id], name }
  const { id } = await callApi<{ id: string }>(url, owner.token, 'POST', '/chat/conversations', body)
  await callApi(url, left.token, 'POST', `/chat/conversations/${id}/leave`)
  return { owner, left, id }
}

const peopleOf = (url: string, { token }: Member, id: string) =>
  callApi<{ members: { name: string }[]; askedIds: string[] }>(url, token, 'GET', `/chat/conversations/${id}`)

test('who left a group is asked before they are back in it, and declines', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // Asked again after declining.
  consoleErrors.allow(/status of 409 .*\/members/)
  const { owner, left, id } = await createLeftGroup(server.url, 'Trio que muda')
  const page = await openPage({ token: owner.token })
  await page.goto(`/chat?conversation=${id}`)
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  const row = details.getByRole('listitem').filter({ hasText: left.person.nick })
  const dialog = page.getByRole('dialog', { name: 'Adicionar ao grupo' })
  const add = async () => {
    await details.getByRole('button', { name: 'Adicionar pessoa' }).click()
    await dialog.getByRole('searchbox').fill(left.person.nick)
    await dialog.getByRole('option').filter({ hasText: left.person.nick }).click()
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  }
  await expect(row).toBeHidden()
  await add()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Aguardando resposta')
  await expect(row.getByRole('button', { name: /Passar o grupo/ })).toBeHidden()

  const theirs = await openPage({ token: left.token })
  await theirs.goto(`/chat?conversation=${id}`)
  const request = chatThread(theirs, 'Trio que muda').root.getByRole('region', { name: 'Pedido de mensagem' })
  await expect(request).toContainText('quer você de volta: você saiu deste grupo')
  await expect(request.getByRole('button', { name: 'Bloquear' })).toBeHidden()
  await request.getByRole('button', { name: 'Recusar' }).click()
  await expect(chatThread(theirs, 'Trio que muda').root).toBeHidden()
  await expect(row).toBeHidden()
  await add()
  await expect(page.getByText(/Esta pessoa recusou há menos de 7 dias/).first()).toBeVisible()
  expect((await peopleOf(server.url, owner, id)).members.map(({ name }) => name)).not.toContain(
    left.person.nick,
  )
})

test('who left a group accepts by keyboard, and writes', async ({ openPage, server }) => {
  const { owner, left, id } = await createLeftGroup(server.url, 'Trio que volta')
  await callApi(server.url, owner.token, 'PUT', `/chat/conversations/${id}/members/${left.id}`)
  const page = await openPage({ token: left.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, 'Trio que volta')
  const request = thread.root.getByRole('region', { name: 'Pedido de mensagem' })
  await request.getByRole('button', { name: 'Aceitar' }).focus()
  await page.keyboard.press('Enter')
  await expect(request).toHaveCount(0)
  await expect(thread.input).toBeFocused()
  await thread.write('Voltei')
  expect((await peopleOf(server.url, owner, id)).askedIds).toEqual([])
  await expect(new Shell(page).toasts).toHaveCount(0)
})
