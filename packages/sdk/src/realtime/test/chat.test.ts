import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, expect, test, vi } from 'vitest'
import { connectChat, type ChatConnection, type ChatOptions } from '../chat.ts'
import type { ChatEvent } from '../events.ts'
import { fakeSocket } from './fake-socket.ts'

type Io = NonNullable<ChatOptions['io']>

const conversationId = '01989d2e-0014-7000-8000-000000000000'

let connection: ChatConnection | undefined
let stop: (() => Promise<void>) | undefined

afterEach(async () => {
  connection?.close()
  await stop?.()
  stop = undefined
})

function connectFake(options: Partial<ChatOptions> = {}) {
  const fake = fakeSocket()
  const events: ChatEvent[] = []
  const io = vi.fn(() => fake.socket)
  connection = connectChat({
    baseUrl: 'https://convoca.test/api',
    token: 'secret',
    userId: 'u1',
    onEvent: (event) => events.push(event),
    ...options,
    io: io as unknown as Io,
  })
  return { ...fake, io, events, connection }
}

test('connects to the namespace of the chat and passes on its events', () => {
  const { io, emit, events } = connectFake()
  expect(io.mock.calls[0]?.at(0)).toBe('https://convoca.test/chat')
  const typing = { conversationId, userId: 'u2', isTyping: true }
  const read = { conversationId, userId: 'u2', sequence: 3 }
  emit('typing', typing)
  emit('read', read)
  emit('conversation', { conversationId })
  expect(events).toEqual([
    { kind: 'typing', typing },
    { kind: 'read', read },
    { kind: 'conversation', conversation: { conversationId } },
  ])
})

test('drops typing while there is no connection, and tells the presence again after each', () => {
  const { socket, accept, drop, connection: chat } = connectFake()
  chat.setPresence('away', conversationId)
  chat.setTyping(conversationId, true)
  expect(socket.emit).not.toHaveBeenCalled()
  accept()
  chat.setTyping(conversationId, true)
  drop('transport close')
  accept()
  expect(socket.emit.mock.calls).toEqual([
    ['presence', { presence: 'away', conversationId }],
    ['typing', { conversationId, isTyping: true }],
    ['presence', { presence: 'away', conversationId }],
  ])
})

test('says after every connection that what was missed has to be read', () => {
  const onConnected = vi.fn()
  const { accept, drop } = connectFake({ onConnected })
  expect(onConnected).not.toHaveBeenCalled()
  accept()
  drop('transport close')
  accept()
  expect(onConnected).toHaveBeenCalledTimes(2)
})

test('receives the events of a real server, and what the client says arrives there', async () => {
  const http = createServer()
  const server = new Server(http)
  const heard: unknown[] = []
  server.of('/chat').on('connection', (socket) => {
    socket.on('typing', (typing) => {
      heard.push(socket.handshake.auth['token'], typing)
      socket.emit('typing', { ...typing, userId: 'u2' })
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  const events: ChatEvent[] = []
  const chat = connectChat({
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
    token: () => 'good',
    userId: 'u1',
    onEvent: (event) => events.push(event),
    onConnected: () => chat.setTyping(conversationId, true),
  })
  connection = chat
  await expect.poll(() => events).toHaveLength(1)
  expect(heard).toEqual(['good', { conversationId, isTyping: true }])
  expect(events).toEqual([{ kind: 'typing', typing: { conversationId, userId: 'u2', isTyping: true } }])
})
