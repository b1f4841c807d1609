import { ChatPanel, chatThread, chatWindow } from './pages/chat.ts'
import { callApi } from './support/api.ts'
import { createPair, say, signUp } from './support/chat.ts'
import { expect, test } from './support/test.ts'

test("a stranger's message is a request: accepted it is a conversation, refused and blocked it is gone", async ({
  openPage,
  server,
  consoleErrors,
}) => {
  // The receiver has blocked the sender of this message.
  consoleErrors.allow(/status of 403 .*\/messages/)
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Oi, vi sua vaga')
  const page = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, davi.person.nick)
  const request = thread.root.getByRole('region', { name: 'Pedido de mensagem' })

  await test.step('the message is reported to the staff', async () => {
    await thread.message('Oi, vi sua vaga').hover()
    await thread.message('Oi, vi sua vaga').getByRole('button', { name: 'Mais ações' }).click()
    await thread.message('Oi, vi sua vaga').getByRole('button', { name: 'Denunciar mensagem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Denunciar mensagem' })
    await dialog.getByRole('combobox', { name: /^Motivo/ }).click()
    await page.getByRole('option', { name: 'Spam ou golpe' }).click()
    await dialog.getByRole('button', { name: 'Enviar denúncia' }).click()
    await expect(page.getByText('Denúncia enviada. A moderação vai analisar.', { exact: true })).toBeVisible()
  })
  const other = await openPage({ token: davi.token })
  const there = chatThread(other, elis.person.nick)
  await test.step('accepted, each sees that the other is there', async () => {
    await other.clock.install()
    await other.goto(`/chat?conversation=${id}`)
    await expect(there.message('Oi, vi sua vaga')).toBeVisible()
    await request.getByRole('button', { name: 'Aceitar' }).click()
    await expect(request).toHaveCount(0)
    await thread.write('Oi! Ainda está aberta')
    await expect(there.message('Ainda está aberta')).toBeVisible()
    await expect(thread.root.getByText('Online', { exact: true })).toBeVisible()
    await other.clock.fastForward('05:30')
    await expect(thread.root.getByText('Ausente')).toBeVisible()
  })
  const details = page.getByRole('complementary', { name: 'Detalhes' })
  const bar = thread.root.getByRole('region', { name: 'Pessoa bloqueada' })
  const block = async () => {
    await details.getByRole('button', { name: 'Bloquear' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click()
    await expect(bar).toBeVisible()
  }
  await test.step('blocked, neither writes, and the other is told so at the message', async () => {
    await thread.root.getByRole('button', { name: 'Detalhes da conversa' }).click()
    await block()
    await expect(page.getByText(`${davi.person.nick} foi bloqueado.`, { exact: true })).toBeVisible()
    await expect(thread.input).toBeDisabled()
    await expect(thread.message('Oi, vi sua vaga')).toBeVisible()
    await there.write('Alô?')
    await there.expectState('Alô?', 'failed')
    await expect(there.message('Alô?')).toContainText('Não é possível entrar em contato com este usuário.')
  })
  await test.step('let in again, what was not sent goes out', async () => {
    await bar.getByRole('button', { name: 'Desbloquear' }).click()
    await expect(thread.input).toBeEnabled()
    await there.message('Alô?').getByRole('button', { name: 'não enviada — tentar de novo' }).click()
    await expect(thread.message('Alô?')).toBeVisible()
  })
  await test.step('blocked, and let in again in the settings', async () => {
    await block()
    await page.goto('/settings?section=privacy')
    await page.getByRole('button', { name: `Desbloquear ${davi.person.nick}` }).click()
    await expect(page.getByText('Pessoas bloqueadas')).toHaveCount(0)
  })
})

test('in a window a request is answered and a person let in again, too @night', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Oi, vi sua vaga')
  const caio = await signUp(server.url, 'Caiochat')
  const body = { userIds: [elis.id], name: null }
  const { id: another } = await callApi<{ id: string }>(
    server.url,
    caio.token,
    'POST',
    '/chat/conversations',
    body,
  )
  await say(server.url, caio, another, 'Compre já')
  const page = await openPage({ token: elis.token })
  const openPanel = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^Chats/ })
      .click()
  const panel = new ChatPanel(page)
  const window = chatWindow(page, davi.person.nick)
  const request = window.root.getByRole('region', { name: 'Pedido de mensagem' })
  await page.goto('/teams')
  await openPanel()
  await panel.open(davi.person.nick)
  await request.getByRole('button', { name: 'Aceitar' }).click()
  await expect(window.message('Oi, vi sua vaga')).toBeVisible()
  await expect(request).toHaveCount(0)

  const refused = chatWindow(page, caio.person.nick)
  await panel.open(caio.person.nick)
  await refused.root.getByRole('button', { name: 'Recusar' }).click()
  await expect(refused.root).toHaveCount(0)

  await callApi(server.url, elis.token, 'PUT', `/chat/blocks/${davi.id}`)
  await page.goto('/teams')
  await openPanel()
  await panel.open(davi.person.nick)
  await expect(window.input).toBeDisabled()
  await window.root.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(window.input).toBeEnabled()
})
