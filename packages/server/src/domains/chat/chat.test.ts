import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

type Conversation = Schemas['Conversation']
type Message = Schemas['Message']

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50)

let server: TestServer
let now = new Date()
let ana: Person
let bruno: Person

beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
  bruno = await server.registerUser()
})

const start = ({ token }: Person, userIds: string[], name: string | null = null) =>
  server.call('createConversation', { token, body: { userIds, name } })

async function direct(from = ana, to = bruno): Promise<string> {
  const { status, body } = await start(from, [to.id])
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}

const send = ({ token }: Person, id: string, given: Partial<Schemas['MessageInput']> = {}) =>
  server.call('sendMessage', {
    token,
    path: { id },
    body: { clientId: newId(), content: 'Bora treinar?', attachmentIds: [], replyTo: null, ...given },
  })

async function sent(from: Person, id: string, content = 'Bora treinar?'): Promise<Message> {
  const { status, body } = await send(from, id, { content })
  expect([status, body.code]).toEqual([201, undefined])
  return body
}

async function conversations({ token }: Person, query: object = {}): Promise<Conversation[]> {
  return (await server.call('listConversations', { token, query })).body.data
}

async function messages({ token }: Person, id: string, query: object = {}): Promise<Message[]> {
  return (await server.call('listMessages', { token, path: { id }, query })).body.data
}

describe('direct conversations', () => {
  test('two people have one, whoever begins it and however often at once', async () => {
    const began = await Promise.all([
      start(ana, [bruno.id]),
      start(bruno, [ana.id]),
      start(ana, [bruno.id]),
      start(bruno, [ana.id]),
    ])
    expect(new Set(began.map(({ body }) => body.id)).size).toBe(1)
    expect(began[0]?.body).toMatchObject({
      isGroup: false,
      name: bruno.nick,
      status: 'offline',
      message: null,
    })
  })

  test('shows to the other person with its first message', async () => {
    const id = await direct()
    expect((await conversations(ana)).map((each) => each.id)).toEqual([id])
    expect(await conversations(bruno)).toEqual([])
    await sent(ana, id)
    expect(await conversations(bruno)).toMatchObject([
      {
        id,
        name: ana.nick,
        message: 'Bora treinar?',
        lastSenderId: ana.id,
        unreadCount: 1,
        lastSequence: 1,
        lastReadSequence: 0,
      },
    ])
    expect((await conversations(ana))[0]).toMatchObject({ unreadCount: 0, lastReadSequence: 1 })
  })

  test('the time of the last message is a text and a timestamp, and a group has no presence', async () => {
    const id = await direct()
    await sent(ana, id)
    // 10:00 in Brasília.
    now = new Date('2026-11-20T13:00:00Z')
    await server.db.updateTable('conversations').set({ last_message_at: now }).where('id', '=', id).execute()
    await start(ana, [bruno.id], 'Treinos')
    const rows = await conversations(bruno)
    expect(rows.find(({ isGroup }) => isGroup)).toMatchObject({ name: 'Treinos', status: null })
    expect(rows.find((row) => row.id === id)).toMatchObject({
      isGroup: false,
      status: 'offline',
      lastMessageTime: '10:00',
      last_message_at: '2026-11-20T13:00:00.000Z',
    })
    now = new Date('2026-11-21T13:00:00Z')
    expect((await conversations(ana)).find((row) => row.id === id)?.lastMessageTime).toBe('Ontem')
  })

  test('nobody talks to themselves, to nobody, or without a name to several', async () => {
    const carla = await server.registerUser()
    expect(codeOf(await start(ana, [ana.id]))).toEqual([400, 'VALIDATION_FAILED'])
    expect(codeOf(await start(ana, [newId()]))).toEqual([404, 'USER_NOT_FOUND'])
    expect((await start(ana, [bruno.id, carla.id])).body.errors).toMatchObject([
      { path: 'name', code: 'REQUIRED' },
    ])
  })

  test('who is blocked writes no more, and reads on', async () => {
    const id = await direct()
    await sent(ana, id, 'Oi')
    await server.call('blockUser', { token: bruno.token, path: { userId: ana.id } })
    expect(codeOf(await send(ana, id))).toEqual([403, 'USER_BLOCKED'])
    expect(codeOf(await send(bruno, id))).toEqual([403, 'USER_BLOCKED'])
    expect(await messages(ana, id)).toHaveLength(1)
    const { body: blocked } = await server.call('listBlockedUsers', { token: bruno.token })
    expect(blocked).toMatchObject([{ id: ana.id, nick: ana.nick }])
    await server.call('unblockUser', { token: bruno.token, path: { userId: ana.id } })
    expect((await send(ana, id)).status).toBe(201)
  })

  test.each(['NOBODY', 'TEAMMATES'] as const)('strangers are not heard by who chose %s', async (chat) => {
    const id = await direct()
    await server.db
      .insertInto('user_preferences')
      .values({
        user_id: bruno.id,
        chat,
        theme: 'dark',
        notifications: '[]',
        quiet_from: null,
        quiet_until: null,
      })
      .execute()
    expect(codeOf(await send(ana, id))).toEqual([403, 'MESSAGES_NOT_ACCEPTED'])
    const carla = await server.registerUser()
    expect(codeOf(await start(carla, [bruno.id]))).toEqual([403, 'MESSAGES_NOT_ACCEPTED'])
    // Until they write themselves.
    await sent(bruno, id)
    expect((await send(ana, id)).status).toBe(201)
  })

  test('minors are written to by their teams only', async () => {
    const sixteen = new Date(now)
    sixteen.setFullYear(now.getFullYear() - 17)
    const minor = await server.registerUser({ birth: sixteen.toISOString().slice(0, 10) })
    expect(codeOf(await start(ana, [minor.id]))).toEqual([403, 'MESSAGES_NOT_ACCEPTED'])
    const team = await newTeam(server, { owner: ana })
    await server.db
      .insertInto('team_members')
      .values({ id: newId(), team_id: team.id, user_id: minor.id, role: 'PLAYER', roster_status: 'STARTER' })
      .execute()
    expect((await start(ana, [minor.id])).status).toBe(201)
  })
})

describe('groups', () => {
  let team: TestTeam
  beforeEach(async () => {
    team = await newTeam(server, { owner: ana })
  })

  test("a team's group has who is in the team, and what was said before is read", async () => {
    const [group] = await conversations(ana)
    expect(group).toMatchObject({
      isGroup: true,
      name: team.name,
      team_id: team.id,
      status: null,
      members: [],
    })
    await sent(ana, group!.id)
    const player = await newMember(server, team, 'PLAYER')
    expect(await conversations(player)).toMatchObject([
      { id: group!.id, unreadCount: 0, lastReadSequence: 1 },
    ])
    expect(await messages(player, group!.id)).toHaveLength(1)
    await server.db.deleteFrom('team_members').where('user_id', '=', player.id).execute()
    expect(await conversations(player)).toEqual([])
    expect(codeOf(await send(player, group!.id))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })

  test('a deleted team takes its group along', async () => {
    const [group] = await conversations(ana)
    await sent(ana, group!.id)
    const removed = await server.call('deleteTeam', { token: ana.token, path: { id: team.id } })
    expect(removed.status).toBe(204)
    expect(await conversations(ana)).toEqual([])
  })

  test('a group of one’s own is named, left, and gone with the last one', async () => {
    const { body: group } = await start(ana, [bruno.id], 'Dupla de treino')
    expect(group).toMatchObject({ isGroup: true, name: 'Dupla de treino', team_id: null })
    const leave = ({ token }: Person) => server.call('leaveConversation', { token, path: { id: group.id } })
    expect((await leave(bruno)).status).toBe(204)
    expect(codeOf(await leave(bruno))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect((await leave(ana)).status).toBe(204)
    const rows = await server.db.selectFrom('conversations').select('id').where('id', '=', group.id).execute()
    expect(rows).toEqual([])
  })

  test("only the team's group and direct conversations cannot be left", async () => {
    const [group] = await conversations(ana)
    for (const id of [group!.id, await direct()]) {
      const left = await server.call('leaveConversation', { token: ana.token, path: { id } })
      expect(codeOf(left)).toEqual([403, 'FORBIDDEN'])
    }
  })
})

describe('the list', () => {
  test('is sorted by the latest message, filtered, searched and paged', async () => {
    const carla = await server.registerUser({ nick: 'carla_acao' })
    const first = await direct()
    const second = await direct(ana, carla)
    const { body: group } = await start(ana, [bruno.id], 'Quinteto')
    await sent(bruno, group.id, 'Ação no treino')
    await sent(carla, second, 'Oi, Ana')
    await sent(ana, first, 'Oi, Bruno')
    const ids = async (query: object) => (await conversations(ana, query)).map((each) => each.id)
    expect(await ids({})).toEqual([first, second, group.id])
    expect(await ids({ filter: 'unread' })).toEqual([second, group.id])
    expect(await ids({ filter: 'groups' })).toEqual([group.id])
    // By name and by the last message, without accents.
    expect(await ids({ search: 'ACAO' })).toEqual([second, group.id])
    expect(await ids({ search: '%' })).toEqual([])

    const found: string[] = []
    let cursor: string | null = null
    do {
      const query: object = cursor === null ? { limit: 1 } : { limit: 1, cursor }
      const { body } = await server.call('listConversations', { token: ana.token, query })
      found.push(...body.data.map((each: Conversation) => each.id))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(found).toEqual([first, second, group.id])
  })

  test.each(['x', 'MjAyNg', '999999999999'])('refuses the cursor %s', async (cursor) => {
    const { token } = ana
    expect(codeOf(await server.call('listConversations', { token, query: { cursor } }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
    const listed = await server.call('listMessages', {
      token,
      path: { id: await direct() },
      query: { cursor },
    })
    expect(codeOf(listed)).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('a muted conversation says until when', async () => {
    const id = await direct()
    const mute = async (until: string | null) =>
      (await server.call('muteConversation', { token: ana.token, path: { id }, body: { until } })).body
    const until = new Date(now.getTime() + 3_600_000).toISOString()
    expect((await mute(until)).mutedUntil).toBe(until)
    now = new Date(now.getTime() + 3_600_001)
    expect((await conversations(ana))[0]?.mutedUntil).toBeNull()
    expect((await mute(null)).mutedUntil).toBeNull()
  })

  test('the read position moves forward only, and not past the last message', async () => {
    const id = await direct()
    for (let index = 0; index < 3; index += 1) await sent(ana, id)
    const read = async (sequence: number) => {
      await server.call('markConversationRead', { token: bruno.token, path: { id }, body: { sequence } })
      const [row] = await conversations(bruno)
      return [row?.lastReadSequence, row?.unreadCount]
    }
    expect(await read(2)).toEqual([2, 1])
    expect(await read(1)).toEqual([2, 1])
    expect(await read(99)).toEqual([3, 0])
  })

  test('the others see how far one has read', async () => {
    const id = await direct()
    await sent(ana, id)
    const readsOf = async (person: Person) => (await conversations(person))[0]?.reads
    expect(await readsOf(ana)).toEqual([{ userId: bruno.id, sequence: 0 }])
    await server.call('markConversationRead', {
      token: bruno.token,
      path: { id },
      body: { sequence: 1 },
    })
    expect(await readsOf(ana)).toEqual([{ userId: bruno.id, sequence: 1 }])
    expect(await readsOf(bruno)).toEqual([{ userId: ana.id, sequence: 1 }])
  })
})

describe('messages', () => {
  test('one that is sent often at once is stored once', async () => {
    const id = await direct()
    const clientId = newId()
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(ana, id, { clientId })))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    expect(await messages(bruno, id)).toHaveLength(1)
    // Another sender's id is another message.
    expect((await send(bruno, id, { clientId })).body.sequence).toBe(2)
  })

  test('a client id that comes again with another text changes nothing, and is no other sender’s', async () => {
    const id = await direct()
    const clientId = newId()
    const first = await send(ana, id, { clientId, content: 'Treino às oito' })
    const again = await send(ana, id, { clientId: clientId.toUpperCase(), content: 'Treino cancelado' })
    expect(again.body).toEqual(first.body)
    const theirs = await send(bruno, id, { clientId, content: 'Combinado' })
    expect((await messages(bruno, id)).map(({ content }) => content)).toEqual(['Combinado', 'Treino às oito'])
    await server.call('deleteMessage', { token: ana.token, path: { id: first.body.id } })
    expect((await send(ana, id, { clientId, content: 'De novo' })).body).toMatchObject({
      id: first.body.id,
      content: '',
      deleted_at: expect.any(String),
    })
    expect(await messages(ana, id)).toHaveLength(2)
    expect(theirs.body.sender.id).toBe(bruno.id)
  })

  test('numbers are without gaps, and the changes tell everything once', { timeout: 120_000 }, async () => {
    const id = await direct()
    const seen = new Map<string, Message>()
    let change = 0
    const catchUp = async () => {
      for (;;) {
        const page = await messages(bruno, id, { changedAfter: change, limit: 3 })
        for (const message of page) seen.set(message.id, message)
        if (page.length === 0) return
        change = page.at(-1)!.change
      }
    }
    for (let round = 0; round < ROUNDS / 5; round += 1) {
      const writing = Array.from({ length: 6 }, (_, index) => sent(index % 2 === 0 ? ana : bruno, id))
      await Promise.all([...writing, catchUp()])
      const [latest] = await messages(ana, id, { limit: 1 })
      const own = (await messages(ana, id, { limit: 8 })).find(({ sender }) => sender.id === ana.id)!
      await Promise.all([
        server.call('editMessage', {
          token: ana.token,
          path: { id: own.id },
          body: { content: `Edição ${round}` },
        }),
        server.call('addReaction', { token: bruno.token, path: { id: latest!.id, emoji: '🔥' } }),
        sent(ana, id),
        catchUp(),
      ])
    }
    await catchUp()
    const all: Message[] = []
    for (let after = 0; ; after = all.at(-1)!.sequence) {
      const page = await messages(ana, id, { after, limit: 80 })
      if (page.length === 0) break
      all.push(...page)
    }
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect([...seen.values()].toSorted((a, b) => a.sequence - b.sequence)).toEqual(all)
  })

  test('is edited and deleted by its sender for 15 minutes, and keeps its place', async () => {
    const id = await direct()
    const message = await sent(ana, id)
    const path = { id: message.id }
    const edit = ({ token }: Person, content: string) =>
      server.call('editMessage', { token, path, body: { content } })
    expect(codeOf(await edit(bruno, 'Outra coisa'))).toEqual([403, 'FORBIDDEN'])
    expect((await edit(ana, '  Bora? ')).body).toMatchObject({ content: 'Bora?', sequence: 1, change: 2 })
    now = new Date(Date.now() + 16 * 60_000)
    expect(codeOf(await edit(ana, 'Tarde'))).toEqual([409, 'EDIT_WINDOW_CLOSED'])
    now = new Date()
    const remove = () => server.call('deleteMessage', { token: ana.token, path })
    expect((await remove()).status).toBe(204)
    expect(codeOf(await remove())).toEqual([404, 'MESSAGE_NOT_FOUND'])
    const [gone] = await messages(bruno, id)
    expect(gone).toMatchObject({ content: '', sequence: 1, change: 3, deleted_at: now.toISOString() })
    expect((await conversations(bruno))[0]).toMatchObject({ message: null, unreadCount: 0 })
    const stored = await server.db
      .selectFrom('messages')
      .select('content')
      .where('id', '=', message.id)
      .execute()
    expect(stored).toEqual([{ content: '' }])
  })

  test('a reaction counts once a person, and only emoji are reactions', async () => {
    const id = await direct()
    const { id: messageId } = await sent(ana, id)
    const react = (who: Person, emoji: string, operation: 'addReaction' | 'removeReaction' = 'addReaction') =>
      server.call(operation, { token: who.token, path: { id: messageId, emoji } })
    await Promise.all([react(ana, '🔥'), react(ana, '🔥'), react(bruno, '🔥'), react(bruno, '👍🏽')])
    const { body } = await react(ana, '🔥')
    const fire = body.reactions.find(({ emoji }: { emoji: string }) => emoji === '🔥')
    expect(fire.userIds.toSorted()).toEqual([ana.id, bruno.id].toSorted())
    expect(body.change).toBe(4)
    expect((await react(ana, '🔥', 'removeReaction')).body.reactions).toHaveLength(2)
    expect(codeOf(await react(ana, 'oi'))).toEqual([400, 'VALIDATION_FAILED'])
  })

  test('a reply answers a message of its conversation', async () => {
    const id = await direct()
    const { id: replyTo } = await sent(ana, id)
    expect((await send(bruno, id, { replyTo })).body.replyTo).toBe(replyTo)
    const carla = await server.registerUser()
    const elsewhere = await direct(carla, bruno)
    expect(codeOf(await send(carla, elsewhere, { replyTo }))).toEqual([400, 'VALIDATION_FAILED'])
  })

  test.each(['', ' \n ', '\u200b'])('an empty text (%j) is refused', async (content) => {
    const response = await send(ana, await direct(), { content })
    expect(response.body.errors).toMatchObject([{ path: 'content', code: 'REQUIRED' }])
  })

  test('nothing comes after a number that no message has', async () => {
    const id = await direct()
    await sent(ana, id)
    const query = { after: 2 ** 31 }
    const listed = await server.call('listMessages', { token: ana.token, path: { id }, query })
    expect([listed.status, listed.body]).toEqual([200, { data: [], nextCursor: null }])
  })

  test('what others write is for the people of the conversation alone', async () => {
    const id = await direct()
    const { id: messageId } = await sent(ana, id)
    const { token } = await server.registerUser()
    const path = { id }
    const refused = await Promise.all([
      server.call('readConversation', { token, path }),
      server.call('listMessages', { token, path }),
      server.call('markConversationRead', { token, path, body: { sequence: 1 } }),
    ])
    expect(refused.map(codeOf)).toEqual(refused.map(() => [404, 'CONVERSATION_NOT_FOUND']))
    const reacted = await server.call('addReaction', { token, path: { id: messageId, emoji: '🔥' } })
    expect(codeOf(reacted)).toEqual([404, 'MESSAGE_NOT_FOUND'])
  })
})
