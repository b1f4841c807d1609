import { chatThread } from './pages/chat.ts'
import { callApi } from './support/api.ts'
import { createPair, say } from './support/chat.ts'
import { phone } from './support/screen-checks.ts'
import { expect, test } from './support/test.ts'

const disconnected = /ERR_INTERNET_DISCONNECTED|WebSocket connection/

test('messages written without a connection survive a reload, and go out in order when it is back', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected)
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ token: davi.token })
  const other = await openPage({ token: elis.token })
  const sending = /\/api\/chat\/conversations\/[^/]+\/messages/
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, elis.person.nick)
  await thread.write('Primeira')
  await thread.expectState('Primeira', 'sent')
  await page.context().setOffline(true)
  for (const text of ['Segunda', 'Terceira', 'Quarta']) await thread.write(text)
  for (const text of ['Segunda', 'Terceira', 'Quarta']) await thread.expectState(text, 'failed')
  await expect(thread.root.getByRole('button', { name: 'não enviada — tentar de novo' })).toHaveCount(3)
  await expect(page.getByText(/^Sem conexão/)).toBeInViewport()
  await thread.input.fill('Um rascunho')

  // Reads are answered, writes are not: the messages are those of the browser.
  await page.route(sending, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )
  await page.context().setOffline(false)
  await page.reload()
  for (const text of ['Segunda', 'Terceira', 'Quarta']) await expect(thread.message(text)).toBeVisible()
  await thread.expectState('Segunda', 'failed')
  await page.unroute(sending)
  for (const text of ['Primeira', 'Segunda', 'Terceira', 'Quarta']) await thread.expectState(text, 'sent')
  await expect(thread.input).toHaveValue('Um rascunho')
  await other.goto(`/chat?conversation=${id}`)
  const there = chatThread(other, davi.person.nick)
  await expect(there.texts()).toHaveText(['Primeira', 'Segunda', 'Terceira', 'Quarta'])
})

test('without an answer a conversation is not called gone, and opens once there is one', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected)
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ ...phone, token: davi.token })
  const calls = /\/api\/chat\//
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  // A socket that connects reads again by itself.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.goto(`/chat?conversation=${id}`)
  const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir a conversa' })
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Voltar para as conversas' }).tap()
  await expect(page).toHaveURL('/chat')
  await page.goBack()
  await expect(failure).toBeVisible()
  await page.unroute(calls)
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(chatThread(page, elis.person.nick).input).toBeVisible()
})

test('what is written before the chat has loaded goes out once it has', async ({ openPage, server }) => {
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ token: davi.token })
  const loading = Promise.withResolvers<void>()
  await page.route(/assets\/ChatBackground/, async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, elis.person.nick)
  for (const text of ['Cheguei cedo', 'Alguém aí?']) await thread.write(text)
  await thread.expectState('Alguém aí?', 'sending')
  loading.resolve()
  for (const text of ['Cheguei cedo', 'Alguém aí?']) await thread.expectState(text, 'sent')
  await expect(thread.texts()).toHaveText(['Cheguei cedo', 'Alguém aí?'])
})

test('two tabs agree: each shows what the other sends, and one goes on when the other is closed', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  const first = await openPage({ token: davi.token })
  await first.goto(`/chat?conversation=${id}`)
  const second = await first.context().newPage()
  await second.goto(`/chat?conversation=${id}`)
  const [one, two] = [chatThread(first, elis.person.nick), chatThread(second, elis.person.nick)]
  await one.write('Da primeira aba')
  await expect(two.message('Da primeira aba')).toBeVisible()
  await two.write('Da segunda aba')
  await two.expectState('Da segunda aba', 'sent')
  await expect(one.message('Da segunda aba')).toBeVisible()
  await first.close()
  await two.write('Sozinha')
  await two.expectState('Sozinha', 'sent')
  await say(server.url, elis, id, 'Recebida')
  await expect(two.texts()).toHaveText(['Da primeira aba', 'Da segunda aba', 'Sozinha', 'Recebida'])
})

test('who is the first to answer keeps what is being typed while the list is read without the conversation', async ({
  openPage,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected)
  const { davi, elis, id } = await createPair(server.url)
  const page = await openPage({ token: elis.token })
  await page.goto(`/chat?conversation=${id}`)
  const thread = chatThread(page, davi.person.nick)
  await thread.input.fill('Estou quase')
  const listed = page.waitForResponse((response) => /\/api\/chat\/conversations\?/.test(response.url()))
  // The list is read after every connection, and shows a conversation without messages only to the person who began it.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await listed
  await say(server.url, davi, id, 'Cadê você?')
  await expect(thread.message('Cadê você?')).toBeVisible()
  await expect(thread.input).toBeFocused()
  await page.keyboard.insertText(' aí')
  await expect(thread.input).toHaveValue('Estou quase aí')
})

test('what is written in a second tab before its chat has loaded goes out by the first one', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  const first = await openPage({ token: davi.token })
  await first.goto(`/chat?conversation=${id}`)
  const one = chatThread(first, elis.person.nick)
  await one.write('Da primeira aba')
  await one.expectState('Da primeira aba', 'sent')
  const second = await first.context().newPage()
  const loading = Promise.withResolvers<void>()
  await second.route(/assets\/ChatBackground/, async (route) => {
    await loading.promise
    await route.continue()
  })
  await second.goto(`/chat?conversation=${id}`)
  const two = chatThread(second, elis.person.nick)
  await two.write('Da segunda, cedo demais')
  loading.resolve()
  await two.expectState('Da segunda, cedo demais', 'sent')
  await expect(one.message('Da segunda, cedo demais')).toBeVisible()
})

test('two browsers and a third tab that write at once agree about all messages and their order @night', async ({
  openPage,
  server,
}) => {
  const { davi, elis, id } = await createPair(server.url)
  const first = await openPage({ token: davi.token })
  const second = await first.context().newPage()
  const other = await openPage({ token: elis.token })
  for (const page of [first, second, other]) await page.goto(`/chat?conversation=${id}`)
  const threads = [
    chatThread(first, elis.person.nick),
    chatThread(second, elis.person.nick),
    chatThread(other, davi.person.nick),
  ]
  await Promise.all(
    threads.map(async (thread, place) => {
      for (let number = 1; number <= 4; number += 1) await thread.write(`De ${place + 1}, a ${number}.`)
    }),
  )
  for (const { messages, root } of threads) {
    await expect(messages).toHaveCount(12)
    await expect(root.locator('article[data-state=sending]')).toHaveCount(0)
  }
  const { data } = await callApi<{ data: { content: string }[] }>(
    server.url,
    elis.token,
    'GET',
    `/chat/conversations/${id}/messages?limit=40`,
  )
  const stored = data.map(({ content }) => content).toReversed()
  for (const thread of threads) await expect(thread.texts()).toHaveText(stored)
})
