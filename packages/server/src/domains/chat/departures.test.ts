import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type ChatPage, openChatPage } from '../../../test/sockets.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'

type Conversation = Schemas['Conversation']

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let origin: string
let now: Date
let ana: Person
let bruno: Person
let carla: Person
let id: string
const pages: ChatPage[] = []

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
  origin = await server.listen()
})
afterAll(() => server.close())
/** Carla was in the group and has left it. */
beforeEach(async () => {
  now = new Date()
  ana = await server.registerUser()
  bruno = await server.registerUser()
  carla = await server.registerUser()
  const body = { userIds: [bruno.id, carla.id], name: 'Trio de treino' }
  id = (await server.call('createConversation', { token: ana.token, body })).body.id
  expect((await leave(carla)).status).toBe(204)
})
afterEach(() => {
  for (const { socket } of pages.splice(0)) socket.close()
})

async function open({ token }: Person): Promise<ChatPage> {
  const page = await openChatPage(origin, { token })
  pages.push(page)
  return page
}
const leave = ({ token }: Person) => server.call('leaveConversation', { token, path: { id } })
const add = (person = carla, by = ana) =>
  server.call('addConversationMember', { token: by.token, path: { id, userId: person.id } })
const remove = (person = carla) =>
  server.call('removeConversationMember', { token: ana.token, path: { id, userId: person.id } })
const answer = (isAccepted: boolean, { token } = carla) =>
  server.call('answerMessageRequest', { token, path: { id }, body: { isAccepted } })
const transfer = (person: Person) =>
  server.call('transferConversation', { token: ana.token, path: { id }, body: { userId: person.id } })
const send = ({ token }: Person, content: string) =>
  server.call('sendMessage', {
    token,
    path: { id },
    body: { clientId: newId(), content, attachmentIds: [], replyTo: null },
  })
const read = async ({ token }: Person): Promise<Conversation> =>
  (await server.call('readConversation', { token, path: { id } })).body
const requestsOf = async ({ token }: Person): Promise<string[]> => {
  const { body } = await server.call('listConversations', { token, query: { filter: 'requests' } })
  return body.data.map((each: Conversation) => each.id)
}
const mentionsOf = async ({ token }: Person) =>
  (await server.call('listUnreadNotifications', { token })).body.filter(
    ({ conversationId }: Schemas['Notification']) => conversationId === id,
  )
const isAsked = async (): Promise<boolean> => (await read(ana)).askedIds?.includes(carla.id) === true

describe('who has left a group', () => {
  test('is asked to be back, and is so once they accept', async () => {
    expect((await add()).body).toMatchObject({ isRequest: false, askedIds: [carla.id] })
    expect([await requestsOf(carla), await requestsOf(bruno)]).toEqual([[id], []])
    expect(await read(carla)).toMatchObject({ isRequest: true, presences: [] })
    expect((await answer(true)).status).toBe(204)
    expect(await read(carla)).toMatchObject({ isRequest: false, askedIds: [] })
    expect(await isAsked()).toBe(false)
    expect(codeOf(await answer(true))).toEqual([404, 'CONVERSATION_NOT_FOUND'])
  })

  test('is not notified before, nor told of what is written, and hinders nobody else', async () => {
    const [theirs, others] = [await open(carla), await open(bruno)]
    await add()
    const countTold = ({ received }: ChatPage) =>
      received.filter(({ event }) => event === 'conversation').length
    await expect.poll(() => countTold(theirs)).toBe(1)
    for (let sent = 0; sent < 25; sent += 1) expect((await send(ana, `Oi @${carla.nick}`)).status).toBe(201)
    await expect
      .poll(() => others.received.filter(({ event }) => event === 'message').length)
      .toBeGreaterThanOrEqual(25)
    expect(theirs.received.filter(({ event }) => event === 'message')).toEqual([])
    expect(await mentionsOf(carla)).toEqual([])
    expect((await read(ana)).presences.map(({ userId }) => userId)).toEqual([bruno.id])
    await answer(true)
    for (const { socket } of pages.splice(0)) socket.close()
    await send(ana, `Bem-vinda, @${carla.nick}`)
    expect(await mentionsOf(carla)).toHaveLength(1)
  })

  test('accepts by writing', async () => {
    await add()
    expect((await send(carla, 'Voltei')).status).toBe(201)
    expect([(await read(carla)).isRequest, await isAsked()]).toEqual([false, false])
    await remove()
    expect((await add()).body.askedIds).toEqual([])
  })

  test.each([
    ['declines', () => answer(false)],
    ['leaves before answering', () => leave(carla)],
  ] as const)('and %s is not in it, and not asked again for 7 days', async (_, decline) => {
    await add()
    expect((await decline()).status).toBe(204)
    expect(codeOf(await server.call('readConversation', { token: carla.token, path: { id } }))).toEqual([
      404,
      'CONVERSATION_NOT_FOUND',
    ])
    expect((await read(ana)).members.map((member) => member.id)).toEqual([bruno.id])
    const refused = await Promise.all([add(), add(), add()])
    for (const one of refused) expect(codeOf(one)).toEqual([409, 'RECENTLY_DECLINED'])
    // A new owner is nobody else to them.
    await transfer(bruno)
    expect(codeOf(await add(carla, bruno))).toEqual([409, 'RECENTLY_DECLINED'])
    now = new Date(now.getTime() + 7 * DAY)
    expect((await add(carla, bruno)).body.askedIds).toEqual([carla.id])
  })

  test('stays asked when they are taken out and added again', async () => {
    await add()
    await remove()
    expect(await requestsOf(carla)).toEqual([])
    expect((await add()).body.askedIds).toEqual([carla.id])
  })

  test('is not handed the group, and does not inherit it before who is in it', async () => {
    await add()
    expect(codeOf(await transfer(carla))).toEqual([404, 'USER_NOT_FOUND'])
    await leave(ana)
    expect((await read(bruno)).ownerId).toBe(bruno.id)
  })

  test('and is blocked by one of the two is not asked', async () => {
    await server.call('blockUser', { token: carla.token, path: { userId: ana.id } })
    expect(codeOf(await add())).toEqual([403, 'USER_BLOCKED'])
    await server.call('unblockUser', { token: carla.token, path: { userId: ana.id } })
    await server.call('blockUser', { token: ana.token, path: { userId: carla.id } })
    expect(codeOf(await add())).toEqual([403, 'USER_BLOCKED'])
  })

  test('gives one answer, also where both come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await add()
      const answers = await Promise.all([answer(true), answer(false)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
      const isIn = (await read(ana)).members.some((member) => member.id === carla.id)
      expect([isIn, await isAsked()]).toEqual([answers[0].status === 204, false])
      if (isIn) await leave(carla)
      now = new Date(now.getTime() + 7 * DAY)
    }
  })
})

describe('who was taken out by the owner', () => {
  test('is put back without a request, as is who has never been in it', async () => {
    const davi = await server.registerUser()
    expect((await add(davi)).body.askedIds).toEqual([])
    await remove(davi)
    expect((await add(davi)).body.askedIds).toEqual([])
    expect(await requestsOf(davi)).toEqual([])
  })

  test('and had left before and accepted is so as well', async () => {
    await add()
    await answer(true)
    await remove()
    expect((await add()).body.askedIds).toEqual([])
  })
})

test('who left one group is asked by no other', async () => {
  const body = { userIds: [bruno.id, carla.id], name: 'Outro trio' }
  id = (await server.call('createConversation', { token: ana.token, body })).body.id
  expect(await read(carla)).toMatchObject({ isRequest: false })
})
