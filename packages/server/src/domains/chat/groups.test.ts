import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type ChatPage, openChatPage } from '../../../test/sockets.ts'
import { invite, newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50)

let server: TestServer
let origin: string
let ana: Person
let bruno: Person
let carla: Person
let id: string

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.registerUser()
  bruno = await server.registerUser()
  carla = await server.registerUser()
  id = await begin(ana, [bruno.id])
})

async function begin({ token }: Person, userIds: string[]): Promise<string> {
  const { status, body } = await server.call('createConversation', {
    token,
    body: { userIds, name: 'Dupla de treino' },
  })
  expect([status, body.code]).toEqual([201, undefined])
  return body.id
}

const read = async ({ token }: Person) => server.call('readConversation', { token, path: { id } })
const add = ({ token }: Person, userId: string) =>
  server.call('addConversationMember', { token, path: { id, userId } })
const remove = ({ token }: Person, userId: string) =>
  server.call('removeConversationMember', { token, path: { id, userId } })
const transfer = ({ token }: Person, userId: string) =>
  server.call('transferConversation', { token, path: { id }, body: { userId } })
const leave = ({ token }: Person) => server.call('leaveConversation', { token, path: { id } })
const send = ({ token }: Person, content = 'Oi', conversation = id) =>
  server.call('sendMessage', {
    token,
    path: { id: conversation },
    body: { clientId: newId(), content, attachmentIds: [], replyTo: null },
  })
const membersOf = async (person: Person) =>
  (await read(person)).body.members.map((each: Schemas['ChatPerson']) => each.id).toSorted()

describe('a group of users', () => {
  test('is renamed and gets a picture by its owner alone', async () => {
    const rename = ({ token }: Person, name: string) =>
      server.call('updateConversation', { token, path: { id }, body: { name } })
    expect((await rename(ana, '  Trio  de treino ')).body.name).toBe('Trio de treino')
    expect(codeOf(await rename(bruno, 'Meu grupo'))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await rename(carla, 'Meu grupo'))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect((await rename(ana, 'ab')).body.errors).toMatchObject([{ path: 'name' }])
    const base64 = (await plain(500, 500, '#bdee63').png().toBuffer()).toString('base64')
    const picture = ({ token }: Person) =>
      server.call('updateConversationPicture', { token, path: { id }, body: { base64 } })
    expect(codeOf(await picture(bruno))).toEqual([403, 'FORBIDDEN'])
    const { avatar } = (await picture(ana)).body
    expect((await read(bruno)).body.avatar).toBe(avatar)
    expect((await server.inject({ method: 'GET', url: avatar })).status).toBe(200)
    const removed = await server.call('deleteConversationPicture', { token: ana.token, path: { id } })
    expect(removed.body.avatar).toBeNull()
    await expect.poll(async () => (await server.inject({ method: 'GET', url: avatar })).status).toBe(404)
  })

  test('takes people in, for whom what was written counts as read, and lets them go', async () => {
    await send(bruno)
    expect((await add(ana, carla.id)).body.members).toHaveLength(2)
    expect((await read(carla)).body).toMatchObject({ unreadCount: 0, lastReadSequence: 1, ownerId: ana.id })
    // Again changes nothing.
    expect((await add(ana, carla.id)).body.members).toHaveLength(2)
    expect(codeOf(await add(bruno, carla.id))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await remove(carla, bruno.id))).toEqual([403, 'FORBIDDEN'])
    expect((await remove(ana, carla.id)).body.members).toHaveLength(1)
    expect(codeOf(await read(carla))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect(codeOf(await send(carla))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
    expect(codeOf(await remove(ana, carla.id))).toEqual([404, 'USER_NOT_FOUND'])
    expect(codeOf(await remove(ana, ana.id))).toEqual([403, 'FORBIDDEN'])
  })

  test('takes in nobody who is blocked, unknown or unwilling', async () => {
    expect(codeOf(await add(ana, newId()))).toEqual([404, 'USER_NOT_FOUND'])
    await server.call('blockUser', { token: carla.token, path: { userId: ana.id } })
    expect(codeOf(await add(ana, carla.id))).toEqual([403, 'USER_BLOCKED'])
  })

  test('has a minor only among people of a team of theirs', async () => {
    const birth = new Date()
    birth.setFullYear(birth.getFullYear() - 17)
    const minor = await server.registerUser({ birth: birth.toISOString().slice(0, 10) })
    const team = await newTeam(server, { owner: ana })
    const place = { role: 'PLAYER', roster_status: 'STARTER' } as const
    await server.db
      .insertInto('team_members')
      .values({ id: newId(), team_id: team.id, user_id: minor.id, ...place })
      .execute()
    // Bruno is in no team with the minor.
    expect(codeOf(await add(ana, minor.id))).toEqual([403, 'MESSAGES_NOT_ACCEPTED'])
    const alone = await begin(ana, [minor.id])
    const path = { id: alone, userId: bruno.id }
    expect(codeOf(await server.call('addConversationMember', { token: ana.token, path }))).toEqual([
      403,
      'MESSAGES_NOT_ACCEPTED',
    ])
  })

  test('is handed over, and passes to who has been in it for longest when its owner leaves', async () => {
    await add(ana, carla.id)
    expect(codeOf(await transfer(bruno, bruno.id))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await transfer(ana, newId()))).toEqual([404, 'USER_NOT_FOUND'])
    expect((await transfer(ana, carla.id)).body.ownerId).toBe(carla.id)
    expect(codeOf(await remove(ana, bruno.id))).toEqual([403, 'FORBIDDEN'])
    await leave(carla)
    const first = [ana.id, bruno.id].toSorted()[0]
    expect((await read(ana)).body.ownerId).toBe(first)
  })

  test('is never without an owner, also when one is erased', async () => {
    await server.db.deleteFrom('conversation_members').where('user_id', '=', ana.id).execute()
    expect((await read(bruno)).body.ownerId).toBe(bruno.id)
  })

  test('has 64 people at most, also when they are added at once', async () => {
    const people = await Promise.all(Array.from({ length: 66 }, () => server.registerUser()))
    const strangers = people.slice(60)
    await server.db
      .insertInto('conversation_members')
      .values(people.slice(0, 60).map((person) => ({ conversation_id: id, user_id: person.id })))
      .execute()
    const answers = await Promise.all(strangers.map((stranger) => add(ana, stranger.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'GROUP_FULL')).toHaveLength(4)
  })

  test("its owner deletes others' messages at any time, the others do not", async () => {
    const { body: message } = await send(bruno)
    const deleting = ({ token }: Person) => server.call('deleteMessage', { token, path: { id: message.id } })
    await add(ana, carla.id)
    expect(codeOf(await deleting(carla))).toEqual([403, 'FORBIDDEN'])
    expect((await deleting(ana)).status).toBe(204)
  })

  test("a team's group has no owner of its own and is not administered here", async () => {
    const team = await newTeam(server, { owner: ana })
    const player = await newMember(server, team, 'PLAYER')
    const { body } = await server.call('listConversations', { token: ana.token, query: { filter: 'groups' } })
    const group = body.data.find((each: Schemas['Conversation']) => each.team_id === team.id)
    expect(group.ownerId).toBeNull()
    id = group.id
    expect(codeOf(await remove(ana, player.id))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await add(ana, carla.id))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('open pages', () => {
  const pages: ChatPage[] = []
  const open = async ({ token }: Person) => {
    const page = await openChatPage(origin, { token })
    pages.push(page)
    return page
  }
  const changesOf = ({ received }: ChatPage) =>
    received.filter(({ event, payload }) => event === 'conversation' && payload['conversationId'] === id)
      .length

  test('are told of a changed group, those of who is no longer in it as well', async () => {
    const there = [await open(ana), await open(bruno), await open(carla)] as const
    const changes = () => there.map(changesOf)
    id = await begin(ana, [bruno.id])
    await expect.poll(changes).toEqual([1, 1, 0])
    await add(ana, carla.id)
    await expect.poll(changes).toEqual([2, 2, 1])
    await remove(ana, carla.id)
    await expect.poll(changes).toEqual([3, 3, 2])
    await leave(bruno)
    await expect.poll(changes).toEqual([4, 4, 2])
    for (const { socket } of pages.splice(0)) socket.close()
  })
})

test('open pages of a team’s group are told of who joins and leaves the team', async () => {
  const team = await newTeam(server, { owner: ana })
  const page = await openChatPage(origin, { token: ana.token })
  const { body } = await server.call('listConversations', { token: ana.token, query: { filter: 'groups' } })
  const group = body.data.find((each: Schemas['Conversation']) => each.team_id === team.id)
  const people = async () => {
    const answer = await server.call('readConversation', { token: ana.token, path: { id: group.id } })
    return answer.body.members.map((member: Schemas['ChatPerson']) => member.id)
  }
  const countTold = () =>
    page.received.filter(
      ({ event, payload }) => event === 'conversation' && payload['conversationId'] === group.id,
    ).length
  const inviteId = await invite(server, team, bruno)
  const path = { id: team.id, inviteId }
  expect((await server.call('acceptInvitation', { token: bruno.token, path })).status).toBeLessThan(300)
  await expect.poll(countTold).toBeGreaterThan(0)
  expect(await people()).toEqual([bruno.id])
  const before = countTold()
  const left = await server.call('leaveTeam', { token: bruno.token, path: { id: team.id } })
  expect(left.status).toBeLessThan(300)
  await expect.poll(countTold).toBeGreaterThan(before)
  expect(await people()).toEqual([])
  page.socket.close()
})

describe('races', () => {
  test(
    'what somebody sends while being removed is either there for all or refused',
    { timeout: 300_000 },
    async () => {
      let sentOnes = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        await add(ana, carla.id)
        const [sent, removed] = await Promise.all([send(carla, `Rodada ${round}`), remove(ana, carla.id)])
        expect(removed.status).toBe(200)
        expect([201, 404]).toContain(sent.status)
        if (sent.status === 201) sentOnes += 1
        expect(codeOf(await send(carla))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
      }
      const rows = await server.db
        .selectFrom('messages')
        .select('sequence')
        .where('conversation_id', '=', id)
        .orderBy('sequence')
        .execute()
      expect(rows.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: sentOnes }, (_, index) => index + 1),
      )
    },
  )

  test('a group is handed over to nobody who leaves it', { timeout: 300_000 }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [owner, heir] = (await read(ana)).body.ownerId === ana.id ? [ana, bruno] : [bruno, ana]
      const [given] = await Promise.all([transfer(owner, heir.id), leave(heir)])
      expect([200, 404]).toContain(given.status)
      const { ownerId } = await server.db
        .selectFrom('conversations')
        .select('owner_id as ownerId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(ownerId).toBe(owner.id)
      await add(owner, heir.id)
      const body = { isAccepted: true }
      await server.call('answerMessageRequest', { token: heir.token, path: { id }, body })
      expect(await membersOf(owner)).toEqual([heir.id])
    }
  })
})
