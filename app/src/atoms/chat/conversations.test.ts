import { createConvoca } from '@convoca/sdk/core'
import type { ChatEvent } from '@convoca/sdk/realtime'
import { QueryClient } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import {
  applyToConversation,
  applyToConversations,
  conversationsKey,
  conversationsQuery,
  putConversation,
} from './conversations.ts'
import type { Conversation } from './conversations.ts'
import { applyToThread, mergeNewest } from './messages.ts'
import type { Message, Thread } from './messages.ts'

const me = 'u1'
const other = 'u2'

const row: Conversation = {
  id: 'c1',
  name: 'bruno_onca',
  message: 'Oi',
  lastSenderId: other,
  unreadCount: 1,
  avatar: null,
  status: 'online',
  lastMessageTime: '10:00',
  last_message_at: '2026-11-20T13:00:00.000Z',
  isGroup: false,
  isRequest: false,
  team_id: null,
  members: [{ id: other, name: 'bruno_onca', avatar: null }],
  presences: [],
  mutedUntil: null,
  lastReadSequence: 4,
  lastSequence: 5,
  lastChange: 5,
  ownerId: null,
  reads: [{ userId: other, sequence: 3 }],
}

function message(sequence: number, change: number, rest: Partial<Message> = {}): Message {
  return {
    id: `m${sequence}`,
    clientId: `k${sequence}`,
    conversationId: 'c1',
    sequence,
    change,
    sender: { id: other, name: 'bruno_onca', avatar: null },
    content: `${sequence}`,
    attachments: [],
    reactions: [],
    replyTo: null,
    created_at: '2026-11-20T13:30:00.000Z',
    edited_at: null,
    deleted_at: null,
    pinned_at: null,
    ...rest,
  }
}

const apply = (event: ChatEvent) => applyToConversation(row, event, me)

test('a message of the other is shown and counted, and counted once', () => {
  const event: ChatEvent = { kind: 'message', message: message(6, 6) }
  const after = apply(event)
  expect(after).toMatchObject({ message: '6', unreadCount: 2, lastMessageTime: '10:30', lastSequence: 6 })
  expect(applyToConversation(after as Conversation, event, me)).toMatchObject({ unreadCount: 2 })
})

test('the row of pictures or a recording says what it was, as the server does', () => {
  const picture = { id: 'a1', kind: 'IMAGE', url: '', width: 4, height: 3, seconds: null } as const
  const textOf = (attachments: Message['attachments']) => {
    const sent = message(6, 6, { content: '', attachments })
    return (apply({ kind: 'message', message: sent }) as Conversation).message
  }
  expect(textOf([picture])).toBe('Foto')
  expect(textOf([picture, picture])).toBe('2 fotos')
  expect(textOf([{ ...picture, kind: 'VOICE', seconds: 9 }])).toBe('Mensagem de voz')
})

test('who is there is known of all conversations with them', () => {
  const queries = new QueryClient()
  const group = { ...row, id: 'c2', isGroup: true, status: null }
  const elsewhere = { ...row, id: 'c3', members: [], isGroup: true, status: null }
  queries.setQueryData<Conversation[]>(conversationsKey, [row, group, elsewhere])
  const become = (presence: 'online' | 'away' | 'offline') => {
    applyToConversations(queries, { kind: 'presence', presence: { userId: other, presence } }, me)
    return queries.getQueryData<Conversation[]>(conversationsKey)
  }
  expect(become('away')).toMatchObject([
    { status: 'away' },
    { status: null, presences: [{ userId: other, presence: 'away' }] },
    { presences: [] },
  ])
  expect(become('online')?.[1]?.presences).toEqual([{ userId: other, presence: 'online' }])
  expect(become('offline')).toMatchObject([{ status: 'offline' }, { presences: [] }, { presences: [] }])
})

test('an own message, from whatever device, means that everything before has been read', () => {
  const own = message(6, 6, { sender: { id: me, name: 'ana_bia', avatar: null } })
  expect(apply({ kind: 'message', message: own })).toMatchObject({ unreadCount: 0, lastReadSequence: 6 })
})

test('the server is asked where something is missing, and where an unread message is gone', () => {
  expect(apply({ kind: 'message', message: message(8, 8) })).toBe('stale')
  const deleted = { conversationId: 'c1', messageId: 'm5', sequence: 5, change: 6, deleted_at: '2026' }
  expect(apply({ kind: 'deleted', deleted })).toBe('stale')
})

test('read marks move forward, those of the other and own ones of another device', () => {
  const read = (userId: string, sequence: number) =>
    apply({ kind: 'read', read: { conversationId: 'c1', userId, sequence } })
  expect(read(other, 5)).toMatchObject({ reads: [{ userId: other, sequence: 5 }], unreadCount: 1 })
  expect(read(other, 1)).toMatchObject({ reads: [{ userId: other, sequence: 3 }] })
  expect(read(me, 5)).toMatchObject({ unreadCount: 0, lastReadSequence: 5 })
})

const thread: Thread = { messages: [message(3, 3), message(4, 4)], before: '3' }
const numbers = ({ messages }: Thread) => messages.map(({ sequence, change }) => `${sequence}.${change}`)

test('a read mark that comes while the list is read is not undone by it', async () => {
  const queries = new QueryClient()
  queries.setQueryData(conversationsKey, [row])
  const convoca = createConvoca({
    baseUrl: 'http://convoca.test/api',
    fetch: () => {
      applyToConversations(
        queries,
        { kind: 'read', read: { conversationId: 'c1', userId: other, sequence: 5 } },
        me,
      )
      return Promise.resolve(Response.json({ data: [row], nextCursor: null }))
    },
  })
  const rows = await queries.fetchQuery({ ...conversationsQuery(convoca, true), staleTime: 0 })
  expect(rows).toMatchObject([{ reads: [{ userId: other, sequence: 5 }] }])
})

test('the chat of a match stays while nobody has written, and what was left goes', async () => {
  const silent = { ...row, isGroup: true, last_message_at: null }
  const queries = new QueryClient()
  queries.setQueryData<Conversation[]>(conversationsKey, [
    row,
    { ...silent, id: 'match' },
    { ...silent, id: 'left team', team_id: 't1' },
    { ...silent, id: 'left group', ownerId: other },
    { ...row, id: 'deleted' },
  ])
  const convoca = createConvoca({
    baseUrl: 'https://convoca.example/api',
    fetch: () => Promise.resolve(Response.json({ data: [row], nextCursor: null })),
  })
  const rows = await queries.fetchQuery({ ...conversationsQuery(convoca, true), staleTime: 0 })
  expect(rows.map(({ id }) => id)).toEqual(['match', row.id])
})

/** The list as the server answers it, while something happens between its reading there and its arrival here. */
async function readWhile(
  known: readonly Conversation[],
  listed: readonly Conversation[],
  happens: () => void,
) {
  const convoca = createConvoca({
    baseUrl: 'https://convoca.example/api',
    fetch: () => {
      happens()
      return Promise.resolve(Response.json({ data: listed, nextCursor: null }))
    },
  })
  cache.setQueryData(conversationsKey, known)
  const rows = await cache.fetchQuery({ ...conversationsQuery(convoca, true), staleTime: 0 })
  return rows.map(({ id }) => id)
}

const cache = new QueryClient()
const begun = { ...row, last_message_at: null, message: null, lastSequence: 0, lastChange: 0 }

test('a conversation that somebody else has begun stays open while nobody has written', async () => {
  expect(await readWhile([begun], [], () => undefined)).toEqual(['c1'])
})

test('one whose first message comes while the list is read stays, and so does one that was opened meanwhile', async () => {
  const arrives = () => applyToConversations(cache, { kind: 'message', message: message(1, 1) }, me)
  expect(await readWhile([begun], [], arrives)).toEqual(['c1'])
  const opens = () => putConversation(cache, { ...row, id: 'group', isGroup: true, ownerId: other })
  expect(await readWhile([row], [row], opens)).toEqual(expect.arrayContaining(['group', 'c1']))
})

test('what has gone while it was shown goes, also if another one was written to meanwhile', async () => {
  const left = { ...row, id: 'left', isGroup: true, ownerId: other }
  const arrives = () => applyToConversations(cache, { kind: 'message', message: message(6, 6) }, me)
  expect(await readWhile([row, left], [row], arrives)).toEqual(['c1'])
  expect(await readWhile([row, { ...row, id: 'refused' }], [row], () => undefined)).toEqual(['c1'])
})

test('the latest is on top; a chat just begun above it, a silent group of a team below', () => {
  const silent = { ...row, isGroup: true, last_message_at: null }
  const queries = new QueryClient()
  queries.setQueryData<Conversation[]>(conversationsKey, [{ ...silent, id: 'team', team_id: 't1' }])
  putConversation(queries, { ...row, id: 'earlier', last_message_at: '2026-11-19T13:00:00.000Z' })
  putConversation(queries, row)
  putConversation(queries, { ...silent, id: 'begun' })
  const ids = queries.getQueryData<Conversation[]>(conversationsKey)?.map(({ id }) => id)
  expect(ids).toEqual(['begun', row.id, 'earlier', 'team'])
})

test('a thread has each message once, in its latest state, whatever the order in which they come', () => {
  const late = applyToThread(thread, { kind: 'message', message: message(6, 6) })
  const filled = applyToThread(late, { kind: 'message', message: message(5, 5) })
  const edited = applyToThread(filled, { kind: 'edited', message: message(4, 8) })
  const older = applyToThread(edited, { kind: 'edited', message: message(4, 7) })
  expect(numbers(older)).toEqual(['3.3', '4.8', '5.5', '6.6'])
})

test('a message before the part that was read comes with its page', () => {
  expect(numbers(applyToThread(thread, { kind: 'edited', message: message(1, 9) }))).toEqual(['3.3', '4.4'])
})

test('of a deleted message only the place stays', () => {
  const deleted = { conversationId: 'c1', messageId: 'm4', sequence: 4, change: 5, deleted_at: '2026' }
  expect(applyToThread(thread, { kind: 'deleted', deleted }).messages[1]).toMatchObject({
    content: '',
    change: 5,
    deleted_at: '2026',
  })
})

test('a page that is read again keeps what is known before it, but leaves no gap', () => {
  const page = (sequences: number[]) => ({
    data: sequences.map((sequence) => message(sequence, sequence)),
    nextCursor: 'older',
  })
  expect(mergeNewest(thread, page([6, 5]))).toMatchObject({ before: '3' })
  expect(numbers(mergeNewest(thread, page([6, 5])))).toEqual(['3.3', '4.4', '5.5', '6.6'])
  expect(mergeNewest(thread, page([9, 8]))).toMatchObject({ before: 'older' })
  expect(numbers(mergeNewest(thread, page([9, 8])))).toEqual(['8.8', '9.9'])
})

test('a page that is open for long keeps the latest of what arrives, unless its reader has gone back', () => {
  const receive = (from: Thread) => {
    let open = from
    for (let number = 1; number <= 1000; number += 1) {
      const event: ChatEvent = { kind: 'message', message: message(number, number) }
      open = applyToThread(open, event)
    }
    return open
  }
  const kept = receive({ messages: [], before: null })
  expect(kept.messages.length).toBeLessThanOrEqual(600)
  expect(kept.messages.at(-1)?.sequence).toBe(1000)
  // The server's pages go on where they end.
  expect(kept.before).toBe(String(kept.messages[0]?.sequence))
  expect(receive({ messages: [], before: null, isExtended: true }).messages).toHaveLength(1000)
})
