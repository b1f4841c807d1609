import {
  acceptInvitation,
  createConversation,
  createConvoca,
  createTeam,
  deleteSponsor,
  listMessages,
  listMyInvitations,
  listNotifications,
  listSponsors,
  listTeams,
  login,
  markAllNotificationsRead,
  listUnreadNotifications,
  operations,
  readHealth,
  readMyProfile,
  readPublicTeam,
  searchPlayers,
  sendInvitations,
  sendMessage,
  type OperationId,
} from '@convoca/sdk'
import { isEmail } from '@convoca/sdk/text'
import {
  demoPassword,
  seedConversations,
  seedGames,
  seedInvitations,
  seedPlayers,
  seedTeams,
} from '@convoca/fixtures'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract, readOperation } from './contract.ts'
import { demoHandlers } from './handlers/index.ts'
import {
  createHandlers,
  createMockDatabase,
  MockProblem,
  mockTokenOf,
  operationIds,
  override,
  readExample,
  type MockOptions,
} from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addFormat('idn-email', isEmail)
ajv.addSchema(contract, 'contract')

const origin = 'http://convoca.test/api'
const id = seedTeams[0]?.id ?? ''
const playerId = (index: number) => seedPlayers[index]?.id ?? ''

const as = (player: number | null) =>
  createConvoca({ baseUrl: origin, retry: 0, token: player === null ? null : mockTokenOf(player) })

function mocked(options: MockOptions = {}, player: number | null = 0) {
  server.use(...createHandlers(options))
  return as(player)
}

/** Validates a response by the contract's schema for its status. */
async function validate(operationId: OperationId, response: Response): Promise<unknown> {
  const content = readOperation(operationId).responses.get(response.status)
  expect(content, `${operationId} declares ${response.status}`).toBeDefined()
  const text = await response.text()
  const type = response.headers.get('content-type')?.split(';')[0] ?? null
  const media = content?.find((one) => one.type === type)
  expect(content, `${operationId} ${response.status} is ${type}`).toEqual(
    media ? expect.arrayContaining([media]) : [],
  )
  if (!media?.type.endsWith('json')) return text
  const check = ajv.getSchema(`contract${media.schemaPointer}`)
  if (!check) throw new Error(`no schema for ${operationId} ${response.status}`)
  const body: unknown = JSON.parse(text)
  void check(body)
  expect(check.errors ?? [], `${operationId} ${response.status}`).toEqual([])
  return body
}

/** The requests of the operations that remember; every other one answers whatever it is asked. */
const requests: Partial<Record<OperationId, { params?: Record<string, string>; body?: unknown }>> = {
  login: { body: { email: seedPlayers[0]?.email, password: demoPassword } },
  readPublicProfile: { params: { nickname: seedPlayers[0]?.nick ?? '' } },
  createTeam: {
    body: { name: 'Time Novo', teamTag: 'novo', game_id: seedGames[0]?.id, description: 'Um time de teste.' },
  },
  readPublicTeam: { params: { teamTag: seedTeams[0]?.tag ?? '' } },
  sendInvitations: { body: [{ userId: playerId(50), role: 'PLAYER' }] },
  resendInvitation: { params: { inviteId: seedInvitations[4]?.id ?? '' } },
  deleteInvitation: { params: { inviteId: seedInvitations[4]?.id ?? '' } },
  acceptInvitation: { params: { id: seedTeams[4]?.id ?? '', inviteId: seedInvitations[0]?.id ?? '' } },
  declineInvitation: { params: { id: seedTeams[4]?.id ?? '', inviteId: seedInvitations[0]?.id ?? '' } },
  markNotificationRead: { params: { id: createMockDatabase().notifications[0]?.id ?? '' } },
  deleteNotification: { params: { id: createMockDatabase().notifications[0]?.id ?? '' } },
  readChampionshipByUrl: { params: { championshipUrl: 'copa-convoca' } },
  createConversation: { body: { userIds: [playerId(41)], name: null } },
  listMessages: { params: { id: seedConversations[0]?.id ?? '' } },
  sendMessage: {
    params: { id: seedConversations[0]?.id ?? '' },
    body: { clientId: playerId(0), content: 'Bora!', attachmentIds: [], replyTo: null },
  },
}

function send(operationId: OperationId, { token = true } = {}): Promise<Response> {
  const { method, path } = operations[operationId]
  const { params = {}, body } = requests[operationId] ?? {}
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? id)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${mockTokenOf(0)}`)
  return fetch(`${origin}${url}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

describe.each([...operationIds])('%s', (operationId) => {
  test('answers as the contract allows', async () => {
    server.use(...createHandlers())
    const response = await send(operationId)
    expect(response.status).toBe(operations[operationId].successStatus)
    const body = await validate(operationId, response)
    if (demoHandlers[operationId] || response.headers.get('content-type') !== 'application/json') return
    expect(body).toEqual(readExample(operationId))
  })

  test('fails on demand with a problem', async () => {
    server.use(...createHandlers({ fail: { [operationId]: { status: 500, code: 'INTERNAL_ERROR' } } }))
    const response = await send(operationId)
    expect(await validate(operationId, response)).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  })

  test.runIf(operations[operationId].security)('refuses a caller without a session', async () => {
    server.use(...createHandlers())
    const response = await send(operationId, { token: false })
    expect(response.status).toBe(401)
    await validate(operationId, response)
  })
})

test('a response that violates the contract is detected', async () => {
  const broken = Response.json({ status: 'ok', extra: true })
  await expect(validate('readHealth', broken)).rejects.toThrow(/readHealth 200/)
})

test('at most a dozen operations remember what was written', () => {
  const writes = operationIds.filter((one) => demoHandlers[one] && operations[one].method !== 'GET')
  expect(writes.length).toBeLessThanOrEqual(12)
})

test('an example is a new copy for each caller', () => {
  const first = readExample('listSponsors')
  first.data = []
  expect(readExample('listSponsors').data).not.toEqual([])
})

describe('an overridden operation', () => {
  test('answers, refuses and remembers as its story says', async () => {
    let { data } = readExample('listSponsors')
    const [sponsor] = data
    const convoca = mocked({
      overrides: [
        override('listSponsors', () => ({ ...readExample('listSponsors'), data })),
        override('deleteSponsor', ({ input }) => {
          if (data.every((one) => one.id !== input.sid)) throw new MockProblem('NOT_FOUND')
          data = data.filter((one) => one.id !== input.sid)
          return undefined
        }),
      ],
    })
    const removed = { id, sid: sponsor?.id ?? '' }
    await deleteSponsor(convoca, removed)
    expect((await listSponsors(convoca, { id })).data).toEqual([])
    await expect(deleteSponsor(convoca, removed)).rejects.toMatchObject({ status: 404 })
  })

  test('is typed by its operation', () => {
    const wrong = [
      // @ts-expect-error -- a sponsor has a name
      override('listSponsors', () => ({ ...readExample('listSponsors'), data: [{ id }] })),
      // @ts-expect-error -- there is no such input
      override('readTeam', ({ input }) => ({ ...readExample('readTeam'), id: input.teamId })),
      // @ts-expect-error -- there is no such operation
      override('listNothing', () => []),
    ]
    expect(wrong).toHaveLength(3)
  })
})

test('who logs in has a session', async () => {
  const guest = mocked({}, null)
  const body = { email: seedPlayers[3]?.email ?? '', password: demoPassword }
  await expect(login(guest, { body: { ...body, password: 'outra' } })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  const session = await login(guest, { body })
  const token = 'token' in session ? session.token : null
  const { entity } = await readMyProfile(createConvoca({ baseUrl: origin, token, retry: 0 }))
  expect(entity.nick).toBe(seedPlayers[3]?.nick)
})

test('the path from a new team to an accepted invitation', async () => {
  const ana = mocked()
  const bruno = as(1)
  const body = {
    name: 'Time Novo',
    teamTag: 'novo',
    game_id: seedGames[0]?.id ?? '',
    description: 'Um teste.',
  }
  const made = await createTeam(ana, { body })
  expect(made).toMatchObject({ team_tag: 'NOVO', role: 'OWNER' })
  await sendInvitations(ana, { id: made.id, body: [{ userId: playerId(1), role: 'PLAYER' }] })
  const found = await searchPlayers(ana, { entityId: made.id, search: 'brunocv' })
  expect(found.total).toBe(0)
  const mine = await listMyInvitations(bruno, { status: 'PENDING' })
  const inviteId = mine.data.find(({ team }) => team.id === made.id)?.id ?? ''
  await acceptInvitation(bruno, { id: made.id, inviteId })
  const shown = await readPublicTeam(as(null), { teamTag: 'NOVO' })
  expect(shown.members.map(({ entity }) => entity.user_name)).toEqual(['ana_bia', 'brunocv'])
  await expect(acceptInvitation(bruno, { id: made.id, inviteId })).rejects.toMatchObject({
    code: 'INVITATION_NOT_PENDING',
  })
})

test('a search ignores case and accents, and an unknown parameter is refused', async () => {
  const found = await listTeams(mocked(), { search: 'ONCAS' })
  expect(found.data.map(({ entity }) => entity.team_tag)).toEqual(['ONCA'])
  const headers = { authorization: `Bearer ${mockTokenOf(0)}` }
  expect((await fetch(`${origin}/teams?sarch=x`, { headers })).status).toBe(400)
})

test('notifications stay read', async () => {
  const ana = mocked()
  const { count } = await markAllNotificationsRead(ana)
  expect(count).toBeGreaterThan(0)
  expect(await listUnreadNotifications(ana)).toEqual([])
  expect((await listNotifications(ana)).data.every(({ isRead }) => isRead)).toBe(true)
})

test('a message that is sent twice is stored once', async () => {
  const ana = mocked()
  const { id: conversationId } = await createConversation(ana, {
    body: { userIds: [playerId(40)], name: null },
  })
  const body = { clientId: playerId(9), content: 'Oi!', attachmentIds: [], replyTo: null }
  const first = await sendMessage(ana, { id: conversationId, body })
  expect(await sendMessage(ana, { id: conversationId, body })).toEqual(first)
  const { data } = await listMessages(as(40), { id: conversationId })
  expect(data.map(({ content }) => content)).toEqual(['Oi!'])
})

test('pictures of the demo data and of the examples are served', async () => {
  mocked()
  const read = (path: string) => fetch(`http://convoca.test/files/${path}`)
  expect(await (await read('mock/logo-0.svg')).text()).toContain('PRO')
  expect((await read('7c/7c2f0e1.jpg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('two sets of handlers share no data, and the signed-in player can be chosen', async () => {
  const first = mocked({ signedInAs: 3 }, null)
  expect((await readMyProfile(first)).entity.nick).toBe(seedPlayers[3]?.nick)
  server.resetHandlers()
  await expect(readMyProfile(mocked({ signedInAs: null }))).rejects.toMatchObject({ status: 401 })
})

test('delays and network errors can be chosen by operation', async () => {
  const convoca = mocked({ delay: { readHealth: 'infinite' }, fail: { listTeams: 'network' } })
  await expect(readHealth(convoca, {}, { timeout: 30 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  await expect(listTeams(convoca)).rejects.toMatchObject({ code: 'NETWORK_FAILURE' })
})
