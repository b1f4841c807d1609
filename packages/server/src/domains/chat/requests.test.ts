import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type ChatPage, openChatPage } from '../../../test/sockets.ts'
import { newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { findMentioned } from './notifications.ts'

type Conversation = Schemas['Conversation']

let server: TestServer
let origin: string
let now: Date
let ana: Person
let bruno: Person
let id: string
const pages: ChatPage[] = []

beforeAll(async () => {
  server = await startServer({ now: () => now })
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
  bruno = await server.registerUser()
  id = await begin(ana, bruno)
})
afterEach(() => {
  for (const { socket } of pages.splice(0)) socket.close()
})

async function begin({ token }: Person, other: Person): Promise<string> {
  const body = { userIds: [other.id], name: null }
  return (await server.call('createConversation', { token, body })).body.id
}

async function open({ token }: Person): Promise<ChatPage> {
  const page = await openChatPage(origin, { token })
  pages.push(page)
  return page
}

const send = ({ token }: Person, content: string, conversation = id) =>
  server.call('sendMessage', {
    token,
    path: { id: conversation },
    body: { clientId: newId(), content, attachmentIds: [], replyTo: null },
  })
const answer = ({ token }: Person, isAccepted: boolean) =>
  server.call('answerMessageRequest', { token, path: { id }, body: { isAccepted } })
const read = async ({ token }: Person): Promise<Conversation> =>
  (await server.call('readConversation', { token, path: { id } })).body
const readListed = async ({ token }: Person, query: object = {}): Promise<string[]> =>
  (await server.call('listConversations', { token, query })).body.data.map((each: Conversation) => each.id)
const countNotified = async ({ token }: Person) =>
  (await server.call('listUnreadNotifications', { token })).body.filter(
    (each: Schemas['Notification']) => each.conversationId !== null,
  )
const titles = async (person: Person) =>
  (await countNotified(person)).map(({ title }: Schemas['Notification']) => title)

describe('a request of a stranger', () => {
  test('is one for the other alone until it is accepted', async () => {
    await send(ana, 'Oi')
    expect([(await read(ana)).isRequest, (await read(bruno)).isRequest]).toEqual([false, true])
    expect([
      await readListed(bruno, { filter: 'requests' }),
      await readListed(ana, { filter: 'requests' }),
    ]).toEqual([[id], []])
    await open(bruno)
    await expect
      .poll(
        async () =>
          (
            await server.db
              .selectFrom('chat_connections')
              .select('id')
              .where('user_id', '=', bruno.id)
              .execute()
          ).length,
      )
      .toBe(1)
    expect((await read(ana)).status).toBe('offline')
    expect((await answer(bruno, true)).status).toBe(204)
    expect(await read(ana)).toMatchObject({ isRequest: false, status: 'online' })
    expect((await read(bruno)).isRequest).toBe(false)
    expect(codeOf(await answer(bruno, true))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })

  test('is accepted by an answer', async () => {
    await send(ana, 'Oi')
    expect((await send(bruno, 'Olá')).status).toBe(201)
    expect((await read(bruno)).isRequest).toBe(false)
  })

  test('waits after 20 messages, also of many at once', async () => {
    const codes = await Promise.all(Array.from({ length: 25 }, () => send(ana, 'Oi')))
    expect(codes.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(codes.filter(({ body }) => body.code === 'REQUEST_PENDING')).toHaveLength(5)
    await send(bruno, 'Calma')
    expect((await send(ana, 'Desculpe')).status).toBe(201)
  })

  test('that is declined is hidden and quiet, and the stranger is not told', async () => {
    await send(ana, 'Oi')
    expect((await answer(bruno, false)).status).toBe(204)
    expect(await readListed(bruno)).toEqual([])
    const page = await open(bruno)
    expect((await send(ana, 'Está aí?')).status).toBe(201)
    const marker = await begin(await newTeamMate(bruno), bruno)
    await expect.poll(async () => (await send(teamMate, 'Oi, Bruno', marker)).status).toBe(201)
    await expect.poll(() => page.received.map(({ payload }) => payload['conversationId'])).toContain(marker)
    expect(page.received.filter(({ payload }) => payload['conversationId'] === id)).toEqual([])
  })

  test('does not exist among people of one team', async () => {
    const mate = await newTeamMate(bruno)
    id = await begin(mate, bruno)
    await send(mate, 'Oi')
    expect((await read(bruno)).isRequest).toBe(false)
  })
})

let teamMate: Person
async function newTeamMate(person: Person): Promise<Person> {
  const team = await newTeam(server, { owner: person })
  teamMate = await newMember(server, team, 'PLAYER')
  return teamMate
}

test('a minor writes with people of their teams alone, whoever has begun', async () => {
  const birth = new Date()
  birth.setFullYear(birth.getFullYear() - 17)
  const minor = await server.registerUser({ birth: birth.toISOString().slice(0, 10) })
  const body = { userIds: [ana.id], name: null }
  expect(codeOf(await server.call('createConversation', { token: minor.token, body }))).toEqual([
    403,
    'MESSAGES_NOT_ACCEPTED',
  ])
  const team = await newTeam(server, { owner: ana })
  const place = { role: 'PLAYER', roster_status: 'STARTER' } as const
  await server.db
    .insertInto('team_members')
    .values({ id: newId(), team_id: team.id, user_id: minor.id, ...place })
    .execute()
  id = await begin(minor, ana)
  expect([(await send(minor, 'Oi')).status, (await send(ana, 'Oi')).status]).toEqual([201, 201])
  await server.db.deleteFrom('team_members').where('user_id', '=', minor.id).execute()
  expect(codeOf(await send(ana, 'Ainda aí?'))).toEqual([403, 'MESSAGES_NOT_ACCEPTED'])
})

describe('notifications', () => {
  test('a direct message is notified to who is away, once until it is read', async () => {
    await send(ana, 'Oi, Bruno')
    await send(ana, 'Está aí?')
    expect(await countNotified(bruno)).toMatchObject([
      { title: `Mensagem de ${ana.nick}`, body: 'Oi, Bruno', type: 'ANNOUNCE_NEW', conversationId: id },
    ])
    await server.call('markConversationRead', { token: bruno.token, path: { id }, body: { sequence: 2 } })
    expect(await countNotified(bruno)).toEqual([])
    await send(ana, 'Treino às oito')
    expect(await titles(bruno)).toHaveLength(1)
    expect(await countNotified(ana)).toEqual([])
  })

  test('not to who is online, but to who is idle', async () => {
    const { socket } = await open(bruno)
    await send(bruno, 'Cheguei')
    await expect.poll(async () => (await read(ana)).status).toBe('online')
    await send(ana, 'Oi')
    expect(await countNotified(bruno)).toEqual([])
    socket.emit('presence', { presence: 'away' })
    await expect.poll(async () => (await read(ana)).status).toBe('away')
    await send(ana, 'Ainda aí?')
    expect(await titles(bruno)).toEqual([`Mensagem de ${ana.nick}`])
  })

  test('a muted conversation is quiet until it is no longer', async () => {
    const until = new Date(now.getTime() + 3_600_000).toISOString()
    await server.call('muteConversation', { token: bruno.token, path: { id }, body: { until } })
    await send(ana, `@${bruno.nick} oi`)
    expect(await countNotified(bruno)).toEqual([])
    now = new Date(now.getTime() + 3_600_001)
    await send(ana, 'Oi')
    expect(await countNotified(bruno)).toHaveLength(1)
  })

  test('kinds that somebody has turned off are not notified', async () => {
    const off = { type: 'ANNOUNCE_NEW', inApp: false, email: false } as const
    await server.call('updatePreferences', {
      token: bruno.token,
      path: { id: bruno.id },
      body: { notifications: [off], theme: 'dark', visibility: 'PUBLIC', chat: 'EVERYBODY' },
    })
    await send(ana, 'Oi')
    expect(await countNotified(bruno)).toEqual([])
  })

  test('who is mentioned in a group is notified unless it is on screen; others and strangers are not', async () => {
    const team = await newTeam(server, { owner: ana })
    const player = await newMember(server, team, 'PLAYER')
    const coach = await newMember(server, team, 'COACH')
    const [groupId] = await readListed(ana, { filter: 'groups' })
    const { socket } = await open(player)
    const mention = `@${player.nick.toUpperCase()} e @${coach.nick}, e @${bruno.nick}: treino`
    socket.emit('presence', { presence: 'online', conversationId: groupId })
    const watching = () =>
      server.db
        .selectFrom('chat_connections')
        .select('id')
        .where('user_id', '=', player.id)
        .where('conversation_id', '=', groupId!)
        .execute()
    await expect.poll(async () => (await watching()).length).toBe(1)
    await send(ana, mention, groupId)
    expect(await titles(player)).toEqual([])
    expect(await titles(coach)).toEqual([`${ana.nick} mencionou você em ${team.name}`])
    expect(await titles(bruno)).toEqual([])
    socket.emit('presence', { presence: 'online', conversationId: null })
    await expect.poll(async () => (await watching()).length).toBe(0)
    await send(ana, mention, groupId)
    expect(await titles(player)).toEqual([`${ana.nick} mencionou você em ${team.name}`])
    await send(ana, 'Sem menção', groupId)
    expect(await titles(coach)).toHaveLength(1)
  })

  test.each([
    ['@ana_sp oi @Bruno-1, @ana_sp', ['ana_sp', 'bruno-1']],
    ['mail@ana_sp.com @ab @@duas @', []],
    ['(@carla)', ['carla']],
  ])('%s mentions %j', (text, nicks) => {
    expect(findMentioned(text)).toEqual(nicks)
  })
})
