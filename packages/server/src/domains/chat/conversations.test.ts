import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conversationCalls } from '../../../test/conversations.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

type Conversation = Schemas['Conversation']

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

const calls = conversationCalls(() => server)
const { start, send, sent, conversations, messages } = calls
const direct = (from = ana, to = bruno) => calls.direct(from, to)

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
    // The search compares the name and the last message, without accents.
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
