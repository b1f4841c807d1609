import { expect, test } from 'vitest'
import type { Conversation } from '../atoms/chat/conversations.ts'
import type { Message } from '../atoms/chat/messages.ts'
import { createItem } from '../atoms/chat/outbox.ts'
import { toChatMessages, toChatSummary } from './chat.ts'

const person = { id: 'u2', name: 'bruno_onca', avatar: null }
const meId = 'u1'
const me = { id: meId, nick: 'ana_sp' }

const direct: Conversation = {
  id: 'c1',
  name: 'bruno_onca',
  message: 'Até já',
  lastSenderId: 'u2',
  unreadCount: 2,
  avatar: null,
  status: 'away',
  lastMessageTime: '10:00',
  last_message_at: '2026-11-20T13:00:00.000Z',
  isGroup: false,
  team_id: null,
  members: [person],
  presences: [],
  mutedUntil: null,
  lastReadSequence: 3,
  lastSequence: 5,
  lastChange: 5,
  reads: [{ userId: 'u2', sequence: 4 }],
  ownerId: null,
  isRequest: false,
}
const group: Conversation = { ...direct, status: null, isGroup: true, name: 'Pro Players BR' }
const now = Date.parse('2026-11-20T13:10:00.000Z')

test('a row has the documented shape', () => {
  expect(toChatSummary(direct, { meId, now })).toEqual({
    id: 'c1',
    peerId: 'u2',
    name: 'bruno_onca',
    message: 'Até já',
    unreadCount: 2,
    avatar: null,
    status: 'away',
    lastMessageTime: expect.stringMatching(/^\d\d:\d\d$/),
    isGroup: false,
    muted: false,
    typing: false,
  })
})

test('a group has no presence, whatever the time of its last message', () => {
  const row = toChatSummary({ ...group, last_message_at: null, message: null }, { meId })
  expect(row).toMatchObject({ isGroup: true, status: undefined, lastMessageTime: '', message: '' })
})

test('a group counts who is online, you among them', () => {
  const presences = [
    { userId: 'u2', presence: 'online' as const },
    { userId: 'u3', presence: 'away' as const },
  ]
  expect(toChatSummary({ ...group, presences }, { meId }).online).toBe(2)
  expect(toChatSummary(direct, { meId }).online).toBeUndefined()
})

test('a draft stands before the last message, and a muted conversation says so', () => {
  const row = toChatSummary({ ...direct, mutedUntil: '9999-12-31T00:00:00.000Z' }, { meId, draft: 'Vou' })
  expect(row).toMatchObject({ message: 'Rascunho: Vou', muted: true })
})

test('the last message says who sent it: you, or in a group the member, unless they have left', () => {
  const senderOf = (row: Conversation, draft = '') => toChatSummary(row, { meId, draft }).sender
  expect(senderOf(direct)).toBeUndefined()
  expect(senderOf({ ...direct, lastSenderId: meId })).toBe('Você')
  expect(senderOf(group)).toBe('bruno_onca')
  expect(senderOf({ ...group, lastSenderId: 'u9' })).toBeUndefined()
  expect(senderOf({ ...group, message: null })).toBeUndefined()
  expect(senderOf(group, 'Vou')).toBeUndefined()
})

const message = (sequence: number, given: Partial<Message> = {}): Message => ({
  id: `m${sequence}`,
  clientId: `k${sequence}`,
  conversationId: 'c1',
  sequence,
  change: sequence,
  sender: { id: 'u1', name: 'ana_sp', avatar: null },
  content: 'Oi',
  attachments: [],
  reactions: [],
  replyTo: null,
  created_at: '2026-11-20T13:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  pinned_at: null,
  ...given,
})
const toSource = () => () => Promise.resolve(new Blob())
const show = (messages: readonly Message[], conversation = direct, mask?: (text: string) => string) =>
  toChatMessages({ messages, unsent: [], conversation, me, now, toSource, mask })

test('own messages are read up to where the other has read; a group says by how many', () => {
  expect(show([message(4), message(5)]).map(({ state }) => state)).toEqual(['read', 'sent'])
  expect(show([message(4)], group)[0]).toMatchObject({ state: 'read', readBy: 1 })
})

test('one that the server does not take says why', () => {
  const reason = 'Muitas tentativas. Aguarde um pouco e tente novamente.'
  const item = createItem({ conversationId: 'c1', content: 'Oi', replyTo: null }, 'u1')
  const view = {
    messages: [],
    unsent: [{ ...item, state: 'unsent' as const, reason }],
    conversation: direct,
    me,
    now,
    toSource,
  }
  expect(toChatMessages(view)[0]).toMatchObject({ state: 'failed', failure: reason })
})

test('an own message can be changed for 15 minutes', () => {
  const old = message(4, { created_at: '2026-11-20T12:54:59.000Z' })
  expect(show([old, message(5)]).map(({ changeable }) => changeable)).toEqual([false, true])
})

test('what others write is masked, also where it is quoted, and own words are not', () => {
  const theirs = message(1, { sender: person, content: 'feio' })
  const own = message(2, { content: 'feio', replyTo: 'm1' })
  const [one, other] = show([theirs, own], direct, (text) => text.replace('feio', '•••'))
  expect(one?.content).toBe('•••')
  expect(other).toMatchObject({ content: 'feio', quote: { text: '•••' } })
})
