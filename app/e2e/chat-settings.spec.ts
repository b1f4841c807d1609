import type { Page } from '@playwright/test'
import { ChatPanel, chatThread, chatWindow } from './pages/chat.ts'
import { callApi } from './support/api.ts'
import { createPair, type Member, say, signUp } from './support/chat.ts'
import { expect, test } from './support/test.ts'

const chatsButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Chats/ })

test('windows are minimised by their header, three at most stay, and the arrow leads to the page', async ({
  openPage,
  server,
}) => {
  const davi = await signUp(server.url, 'Barrasdavi')
  const others: Member[] = []
  for (let number = 1; number <= 5; number += 1) others.push(await signUp(server.url, `Barra${number}`))
  const ids: string[] = []
  for (const { id: userId } of others) {
    const body = { userIds: [userId], name: null }
    const { id } = await callApi<{ id: string }>(server.url, davi.token, 'POST', '/chat/conversations', body)
    await say(server.url, davi, id, 'Oi')
    ids.push(id)
  }
  const page = await openPage({ token: davi.token })
  await page.goto('/teams')
  // Nothing of the chat has loaded before it is opened.
  const listLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await listLoaded()).filter((name) => /ChatWindows|ChatSide/.test(name))).toEqual([])
  await chatsButton(page).click()
  const panel = new ChatPanel(page)
  for (const { person } of others) {
    await panel.open(person.nick)
    await expect(chatWindow(page, person.nick).input).toBeVisible()
  }
  const windows = page.getByRole('region', { name: /^Conversa com/ })
  await expect(windows).toHaveCount(4)
  const [last] = others.slice(-1)
  const open = chatWindow(page, last?.person.nick ?? '')
  const header = open.root.getByRole('button', { name: new RegExp(`^${last?.person.nick ?? ''}`) })
  await header.click()
  await expect(open.root).toHaveCSS('height', '48px')
  await expect(windows).toHaveCount(3)
  await header.click()
  await expect(open.root).toHaveCSS('height', '600px')
  await expect(open.root).toHaveCSS('width', '384px')

  await test.step('nothing of the menu is covered, however wide the page is', async () => {
    const logout = page.getByRole('navigation').getByRole('button', { name: 'Sair' })
    for (const width of [1440, 1280, 1024, 900]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(windows).toHaveCount(3)
      await logout.click({ trial: true })
      for (const { person } of others.slice(2)) {
        const bar = chatWindow(page, person.nick).root.getByRole('button', { name: person.nick })
        await bar.first().click({ trial: true })
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('panel and windows stay from page to page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Players' }).click()
    await expect(page).toHaveURL(/\/players/)
    await expect(panel.root).toBeVisible()
    await expect(windows).toHaveCount(3)
  })
  await test.step('the arrow', async () => {
    await open.root.getByRole('link', { name: 'Abrir na página de chat' }).click()
    await expect(page).toHaveURL(`/chat?conversation=${ids.at(-1)}`)
    await expect(chatThread(page, last?.person.nick ?? '').message('Oi')).toBeVisible()
  })
})

test('a muted conversation is not counted, and its row says that it is quiet', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Oi')
  const page = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  await page.getByRole('button', { name: 'Detalhes da conversa' }).click()
  const muted = page.waitForResponse((response) => response.url().endsWith('/mute'))
  await page.getByRole('switch', { name: 'Silenciar' }).click()
  await muted
  const row = new ChatPanel(page).rows.filter({ hasText: davi.person.nick })
  await expect(row).toContainText('Silenciada')
  await page.goto('/teams')
  await chatsButton(page).click()
  await expect(row).toContainText('Silenciada')
  await say(server.url, davi, id, 'E agora?')
  await expect(row).toContainText('1 mensagem não lida')
  await expect(chatsButton(page)).toHaveAccessibleName('Chats')
  await expect(page).not.toHaveTitle(/^\(/)
})

test('who hides what they have read does not see it of others, either', async ({ openPage, server }) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Leu?')
  await say(server.url, elis, id, 'Li')
  const settings = await openPage({ token: elis.token })
  await settings.goto('/settings?section=privacy')
  const saved = settings.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/preferences'),
  )
  await settings.getByRole('switch', { name: 'Mostrar o que li' }).click()
  await saved
  const page = await openPage({ token: davi.token })
  await page.goto(`/chat?conversation=${id}`)
  await settings.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, elis.person.nick)
  const there = chatThread(settings, davi.person.nick)
  await thread.write('E esta?')
  await expect(there.message('E esta?')).toBeVisible()
  await there.write('Esta também')
  await expect(thread.message('Esta também')).toBeVisible()
  await thread.expectState('E esta?', 'sent')
  await there.expectState('Esta também', 'sent')
})

test('who does not want to read bad words sees dots in their place', async ({ openPage, server }) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Que merda de mapa')
  const page = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, davi.person.nick)
  await expect(thread.message('Que merda de mapa')).toBeVisible()
  await page.goto('/settings?section=privacy')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/preferences'),
  )
  await page.getByRole('switch', { name: 'Esconder palavrões no chat' }).click()
  await saved
  await page.goto(`/chat?conversation=${id}`)
  await expect(thread.message('Que ••• de mapa')).toBeVisible()
  await expect(new ChatPanel(page).rows.filter({ hasText: davi.person.nick })).toContainText(
    'Que ••• de mapa',
  )
  await thread.write('Foi uma merda')
  await expect(thread.message('Foi uma merda')).toBeVisible()
})

test('two tabs have one socket for the chat', async ({ openPage, server }) => {
  const { davi, elis, id } = await createPair(server.url)
  const first = await openPage({ token: davi.token })
  const connections: string[] = []
  const watch = (name: string, page: Page) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).startsWith('40/chat')) connections.push(name)
      }),
    )
  watch('first', first)
  await first.goto(`/chat?conversation=${id}`)
  await expect.poll(() => connections).toEqual(['first'])
  const second = await first.context().newPage()
  watch('second', second)
  await second.goto(`/chat?conversation=${id}`)
  const there = chatThread(second, elis.person.nick)
  await say(server.url, elis, id, 'Para as duas')
  await expect(there.message('Para as duas')).toBeVisible()
  await expect(chatThread(first, elis.person.nick).message('Para as duas')).toBeVisible()
  expect(connections).toEqual(['first'])
  await first.close()
  await expect.poll(() => connections).toEqual(['first', 'second'])
})

test('nothing is notified of a conversation on screen, and something once it is not', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  await say(server.url, davi, id, 'Oi')
  await say(server.url, elis, id, 'Oi!')
  const page = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notificações/ })
  const status = () => callApi<{ status: string }>(server.url, davi.token, 'GET', `/chat/conversations/${id}`)
  await expect.poll(async () => (await status()).status).toBe('online')
  await say(server.url, davi, id, 'Na tela')
  await expect(chatThread(page, davi.person.nick).message('Na tela')).toBeVisible()
  // Notifications of before are read with their conversation.
  await expect(bell).toHaveAccessibleName('Notificações')
  const listUnread = () => callApi<{ title: string }[]>(server.url, elis.token, 'GET', '/notifications/')
  expect((await listUnread()).filter(({ title }) => title.includes(davi.person.nick))).toEqual([])
  await page.close()
  await expect.poll(async () => (await status()).status).toBe('offline')
  await say(server.url, davi, id, 'Fora da tela')
  await expect
    .poll(async () => (await listUnread()).map(({ title }) => title))
    .toContain(`Mensagem de ${davi.person.nick}`)
})
