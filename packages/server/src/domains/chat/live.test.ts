import { expect, test } from 'vitest'
import { setUpChat } from '../../../test/chat.ts'
import { openEngineSocket } from '../../../test/engine-sockets.ts'
import type { Person } from '../../../test/harness.ts'
import type { ChatPage } from '../../../test/sockets.ts'
import { newId } from '../../database/id.ts'

const chat = setUpChat()
const { open } = chat

const send = async ({ token }: Person, content: string) =>
  (
    await chat.server.call('sendMessage', {
      token,
      path: { id: chat.id },
      body: { clientId: newId(), content, attachmentIds: [], replyTo: null },
    })
  ).body

const eventsOf = ({ received }: ChatPage) => received.map(({ event }) => event)

test('what happens in a conversation reaches its people in every process, in order', async () => {
  const there = [await open(chat.ana), await open(chat.bruno), await open(chat.bruno, chat.origins[1])]
  const stranger = await open(await chat.server.registerUser())
  const expected: string[] = []
  /** A changed message is read when it is sent on: the next change waits, so that it is not in it already. */
  const reaches = async (event: string) => {
    expected.push(event)
    for (const page of there) await expect.poll(() => eventsOf(page)).toEqual(expected)
  }
  const message = await send(chat.ana, 'Oi')
  await reaches('message')
  const path = { id: message.id }
  await chat.server.call('editMessage', { token: chat.ana.token, path, body: { content: 'Olá' } })
  await reaches('edited')
  await chat.server.call('addReaction', { token: chat.bruno.token, path: { ...path, emoji: '🔥' } })
  await reaches('edited')
  await chat.server.call('markConversationRead', {
    token: chat.bruno.token,
    path: { id: chat.id },
    body: { sequence: 1 },
  })
  await reaches('read')
  await chat.server.call('deleteMessage', { token: chat.ana.token, path })
  await reaches('deleted')
  for (const { received } of there) {
    expect(received[0]?.payload).toEqual(message)
    expect(received[1]?.payload).toMatchObject({ content: 'Olá', change: 2, reactions: [] })
    expect(received[2]?.payload).toMatchObject({ change: 3, reactions: [{ emoji: '🔥' }] })
    expect(received[3]?.payload).toEqual({ conversationId: chat.id, userId: chat.bruno.id, sequence: 1 })
    expect(received[4]?.payload).toMatchObject({ messageId: message.id, sequence: 1, change: 4 })
  }
  expect(stranger.received).toEqual([])
})

test('the longest message is delivered, too, although it is more than a NOTIFY takes', async () => {
  const page = await open(chat.bruno, chat.origins[1])
  const message = await send(chat.ana, '😀'.repeat(2000))
  await expect.poll(() => eventsOf(page)).toEqual(['message'])
  expect(page.received[0]?.payload).toEqual(message)
})

test('a refused message is told to nobody', async () => {
  const page = await open(chat.bruno)
  await chat.server.call('blockUser', { token: chat.bruno.token, path: { userId: chat.ana.id } })
  expect((await send(chat.ana, 'Oi')).code).toBe('USER_BLOCKED')
  await chat.server.call('unblockUser', { token: chat.bruno.token, path: { userId: chat.ana.id } })
  await send(chat.ana, 'Oi de novo')
  await expect.poll(() => eventsOf(page)).toEqual(['message'])
})

test('the others see who types; strangers and nonsense are ignored', async () => {
  const own = await open(chat.ana)
  const other = await open(chat.bruno, chat.origins[1])
  const stranger = await open(await chat.server.registerUser())
  stranger.socket.emit('typing', { conversationId: chat.id, isTyping: true })
  for (const nonsense of [null, 1, {}, { conversationId: 'x', isTyping: true }, { conversationId: chat.id }])
    own.socket.emit('typing', nonsense)
  own.socket.emit('typing', { conversationId: chat.id, isTyping: true })
  await expect
    .poll(() => other.received)
    .toEqual([{ event: 'typing', payload: { conversationId: chat.id, userId: chat.ana.id, isTyping: true } }])
  expect(own.received).toEqual([])
})

test('a frame that is too large closes its socket and reaches nobody', async () => {
  const own = await open(chat.ana)
  const other = await open(chat.bruno)
  const closed = new Promise((resolve) => own.socket.once('disconnect', resolve))
  const padding = 'x'.repeat(20_000)
  own.socket.emit('typing', { conversationId: chat.id, isTyping: true, padding })
  expect(await closed).toBe('transport close')
  await send(chat.ana, 'Ainda aqui')
  await expect.poll(() => eventsOf(other)).toEqual(['message'])
})

test('who has left a group hears nothing more of it', async () => {
  const body = { userIds: [chat.bruno.id], name: 'Dupla de treino' }
  const { body: group } = await chat.server.call('createConversation', { token: chat.ana.token, body })
  const page = await open(chat.bruno)
  await chat.server.call('leaveConversation', { token: chat.bruno.token, path: { id: group.id } })
  await chat.server.call('sendMessage', {
    token: chat.ana.token,
    path: { id: group.id },
    body: { clientId: newId(), content: 'Sozinha', attachmentIds: [], replyTo: null },
  })
  await send(chat.ana, 'Aqui')
  const messages = () => page.received.filter(({ event }) => event === 'message')
  await expect.poll(() => messages().map(({ payload }) => payload['content'])).toEqual(['Aqui'])
})

test('a session that ends closes its chat', async () => {
  const { socket } = await open(chat.ana)
  const closed = new Promise((resolve) => socket.once('disconnect', resolve))
  await chat.server.call('logout', { token: chat.ana.token })
  expect(await closed).toBe('io server disconnect')
})

test('one connection has both namespaces, of one user, and closes with the last', async () => {
  const connection = await openEngineSocket(chat.origins[0])
  connection.socket.send(`40/notifications,${JSON.stringify({ token: chat.ana.token })}`)
  await connection.receive('40/notifications,')
  connection.socket.send(`40/chat,${JSON.stringify({ token: chat.bruno.token })}`)
  expect(await connection.receive('44/chat,')).toContain('FORBIDDEN')
  connection.socket.send('41/notifications,')
  expect(await connection.closed).toBe('closed')

  const both = await openEngineSocket(chat.origins[0])
  both.socket.send(`40/notifications,${JSON.stringify({ token: chat.ana.token })}`)
  await both.receive('40/notifications,')
  both.socket.send(`40/chat,${JSON.stringify({ token: chat.ana.token })}`)
  await both.receive('40/chat,')
  both.socket.send('41/notifications,')
  await send(chat.bruno, 'Ainda aí?')
  expect(await both.receive('42/chat,')).toContain('Ainda aí?')
  both.socket.send('41/chat,')
  expect(await both.closed).toBe('closed')
})
